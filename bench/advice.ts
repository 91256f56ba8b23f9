import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startStandIns } from '../scripts/stand-ins/server.ts'
import { openBenchDatabase } from './database.ts'
import { timeFirstWords } from './first-word.ts'
import { type Figures, measure, medianFigures } from './measure.ts'
import { type RunningServer, startAdviceBare, startApp } from './servers.ts'
import { trpcInput } from './trpc-input.ts'

export interface AdviceResult {
  name: string
  bytes: number
  bare: Figures
  rest: Figures
  trpc: Figures
}

interface BenchRequest {
  name: string
  rest: string
  trpc: string
}

type Input = Record<string, string>

const benchRequest = (
  name: string,
  path: string,
  procedure: string,
  input: Input,
  query = input,
): BenchRequest => ({
  name,
  rest: `/api${path}?${new URLSearchParams(query)}`,
  trpc: `/trpc/${procedure}${trpcInput(input)}`,
})

/** The most frequent requests of the advisory pages; answers of external services are cached after the first. */
const benchRequests: BenchRequest[] = [
  benchRequest('weather of a city', '/weather/get-weather', 'weather.get', { city: 'Sultanpur' }),
  benchRequest('news', '/news/latest-news', 'news.latest', { category: 'agriculture' }),
  benchRequest('market prices, all', '/market/prices', 'market.prices', {}),
  benchRequest('market prices, a search', '/market/prices', 'market.prices', { q: 'wheat' }),
  benchRequest('market prices, a state', '/market/prices', 'market.prices', { state: 'Bihar' }),
  benchRequest('reference crops', '/reference/crops', 'reference.crops', {}),
  benchRequest('reference crops in Hindi', '/reference/crops', 'reference.crops', {
    language: 'hi',
  }),
  benchRequest('calendar of a state', '/reference/calendar', 'calendar.crops', {
    state: 'Uttar Pradesh',
  }),
  benchRequest(
    'a crop of the calendar',
    '/reference/calendar/wheat',
    'calendar.get',
    { cropId: 'wheat' },
    {},
  ),
]

interface Query {
  seconds: number
  rounds: number
  connections: number
  /** A part of the names of the scenarios to run. */
  only: string
  /** Node options of the app's process, for example to write a profile. */
  nodeOptions: readonly string[]
}

/** Whether the name of any request contains `only`. */
export const hasAdvice = (only: string) => benchRequests.some(({ name }) => name.includes(only))

async function readAnswer(app: RunningServer, path: string): Promise<unknown> {
  const response = await fetch(app.origin + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Measures the advisory answers, with stand-ins for the external services. */
export async function benchAdvice(clusterUrl: string, folder: string, listQuery: Query) {
  const { db, url } = await openBenchDatabase(clusterUrl, 0, [], folder)
  await db.close()
  const standIns = await startStandIns()
  const smsFile = join(folder, 'sms.jsonl')
  const app = await startApp(
    { databaseUrl: url, poolSize: 10, dataDir: folder },
    listQuery.nodeOptions,
    {
      ...standIns.settings,
      SMS_PROVIDER: 'file',
      SMS_FILE: smsFile,
      CHAT_REQUESTS_PER_MINUTE: '100000000',
    },
  )
  const selected = benchRequests.filter(({ name }) => name.includes(listQuery.only))
  const answers = await Promise.all(selected.map(({ rest }) => readAnswer(app, rest)))
  const answerFile = join(folder, 'answers.json')
  writeFileSync(answerFile, JSON.stringify(answers))
  const bareServer = await startAdviceBare(answerFile)
  const results: AdviceResult[] = []
  try {
    // Warms up both servers, so that compilation is not counted against the first row.
    await measure({ server: bareServer, paths: selected.map((_, i) => `/bare/${i}`) }, listQuery)
    await measure(
      { server: app, paths: selected.flatMap(({ rest, trpc }) => [rest, trpc]) },
      listQuery,
    )
    for (const [i, { name, rest, trpc }] of selected.entries()) {
      const targets = {
        bare: { server: bareServer, paths: [`/bare/${i}`] },
        rest: { server: app, paths: [rest] },
        trpc: { server: app, paths: [trpc] },
      }
      const figuresByTarget: Record<keyof typeof targets, Figures[]> = {
        bare: [],
        rest: [],
        trpc: [],
      }
      for (let round = 0; round < listQuery.rounds; round++) {
        for (const [key, target] of Object.entries(targets)) {
          figuresByTarget[key as keyof typeof targets].push(await measure(target, listQuery))
        }
      }
      const result: AdviceResult = {
        name,
        bytes: JSON.stringify(answers[i]).length,
        bare: medianFigures(figuresByTarget.bare),
        rest: medianFigures(figuresByTarget.rest),
        trpc: medianFigures(figuresByTarget.trpc),
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
