import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startStandIns } from '../scripts/stand-ins/server.ts'
import { openBenchDatabase } from './database.ts'
import { timeFirstWords } from './first-word.ts'
import { type BenchOptions, type Figures, measure, measureInTurns, type Wire } from './measure.ts'
import { type RunningServer, startAdviceBare, startApp } from './servers.ts'
import { trpcInput } from './trpc-input.ts'

export interface AdviceResult extends Record<Wire, Figures> {
  name: string
  bytes: number
}

interface AdviceRequest {
  name: string
  rest: string
  trpc: string
}

type Input = Record<string, string>

const adviceRequest = (
  name: string,
  path: string,
  procedure: string,
  input: Input,
  query = input,
): AdviceRequest => ({
  name,
  rest: `/api${path}?${new URLSearchParams(query)}`,
  trpc: `/trpc/${procedure}${trpcInput(input)}`,
})

/** The most frequent requests of the advisory pages; answers of external services are cached after the first. */
const adviceRequests: AdviceRequest[] = [
  adviceRequest('weather of a city', '/weather/get-weather', 'weather.get', { city: 'Sultanpur' }),
  adviceRequest('news', '/news/latest-news', 'news.latest', { category: 'agriculture' }),
  adviceRequest('market prices, all', '/market/prices', 'market.prices', {}),
  adviceRequest('market prices, a search', '/market/prices', 'market.prices', { q: 'wheat' }),
  adviceRequest('market prices, a state', '/market/prices', 'market.prices', { state: 'Bihar' }),
  adviceRequest('reference crops', '/reference/crops', 'reference.crops', {}),
  adviceRequest('reference crops in Hindi', '/reference/crops', 'reference.crops', {
    language: 'hi',
  }),
  adviceRequest('calendar of a state', '/reference/calendar', 'calendar.crops', {
    state: 'Uttar Pradesh',
  }),
  adviceRequest(
    'a crop of the calendar',
    '/reference/calendar/wheat',
    'calendar.get',
    { cropId: 'wheat' },
    {},
  ),
]

interface AdviceOptions extends BenchOptions {
  /** A part of the names of the requests to measure. */
  only: string
}

/** Whether the name of any request contains `only`. */
export const hasAdvice = (only: string) => adviceRequests.some(({ name }) => name.includes(only))

async function readAnswer(app: RunningServer, path: string): Promise<unknown> {
  const response = await fetch(app.origin + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Measures the advisory answers, with stand-ins for the external services. */
export async function benchAdvice(clusterUrl: string, folder: string, options: AdviceOptions) {
  const { db, url } = await openBenchDatabase(clusterUrl, 0, [], folder)
  await db.close()
  const standIns = await startStandIns()
  const smsFile = join(folder, 'sms.jsonl')
  const app = await startApp(
    { databaseUrl: url, poolSize: 10, dataDir: folder },
    options.nodeOptions,
    {
      ...standIns.settings,
      SMS_PROVIDER: 'file',
      SMS_FILE: smsFile,
      CHAT_REQUESTS_PER_MINUTE: '100000000',
    },
  )
  const selected = adviceRequests.filter(({ name }) => name.includes(options.only))
  const answers = await Promise.all(selected.map(({ rest }) => readAnswer(app, rest)))
  const answerFile = join(folder, 'answers.json')
  writeFileSync(answerFile, JSON.stringify(answers))
  const bareServer = await startAdviceBare(answerFile)
  const results: AdviceResult[] = []
  try {
    // Warms up both servers, so that compilation is not counted against the first row.
    await measure({ server: bareServer, paths: selected.map((_, i) => `/bare/${i}`) }, options)
    await measure(
      { server: app, paths: selected.flatMap(({ rest, trpc }) => [rest, trpc]) },
      options,
    )
    for (const [i, { name, rest, trpc }] of selected.entries()) {
      const targets = {
        bare: { server: bareServer, paths: [`/bare/${i}`] },
        rest: { server: app, paths: [rest] },
        trpc: { server: app, paths: [trpc] },
      }
      const result: AdviceResult = {
        name,
        bytes: JSON.stringify(answers[i]).length,
        ...(await measureInTurns(targets, options)),
      }
      results.push(result)
      const rates = [result.bare, result.rest, result.trpc].map(
        ({ rate, cpu }) => `${Math.round(rate)}/s (${Math.round(cpu)} µs)`,
      )
      console.log(`${name}: bare, REST, tRPC ${rates.join(', ')}`)
    }
    return { results, firstWord: await timeFirstWords(app.origin, smsFile) }
  } finally {
    await app.stop()
    await bareServer.stop()
    await standIns.stop()
  }
}
