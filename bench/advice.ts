import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startStandIns } from '../scripts/stand-ins/server.ts'
import { openBenchDatabase } from './database.ts'
import { askFirstWords } from './first-word.ts'
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

interface Ask {
  name: string
  rest: string
  trpc: string
}

type Input = Record<string, string>

const ask = (name: string, path: string, procedure: string, input: Input, query = input): Ask => ({
  name,
  rest: `/api${path}?${new URLSearchParams(query)}`,
  trpc: `/trpc/${procedure}${trpcInput(input)}`,
})

/** What most visitors of the advisory pages ask for; outside answers are kept after the first. */
const asks: Ask[] = [
  ask('weather of a city', '/weather/get-weather', 'weather.get', { city: 'Sultanpur' }),
  ask('news', '/news/latest-news', 'news.latest', { category: 'agriculture' }),
  ask('market prices, all', '/market/prices', 'market.prices', {}),
  ask('market prices, a search', '/market/prices', 'market.prices', { q: 'wheat' }),
  ask('market prices, a state', '/market/prices', 'market.prices', { state: 'Bihar' }),
  ask('reference crops', '/reference/crops', 'reference.crops', {}),
  ask('reference crops in Hindi', '/reference/crops', 'reference.crops', { language: 'hi' }),
  ask('calendar of a state', '/reference/calendar', 'calendar.crops', { state: 'Uttar Pradesh' }),
  ask(
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
  /** Part of a scenario's name. */
  only: string
  /** For the app's process, as to write a profile. */
  nodeOptions: readonly string[]
}

/** Whether any row has `only` in its name. */
export const hasAdvice = (only: string) => asks.some(({ name }) => name.includes(only))

async function readAnswer(app: RunningServer, path: string): Promise<unknown> {
  const response = await fetch(app.origin + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Measures the advisory answers, with stand-ins for the outside services. */
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
  const wanted = asks.filter(({ name }) => name.includes(listQuery.only))
  const answers = await Promise.all(wanted.map(({ rest }) => readAnswer(app, rest)))
  const answerFile = join(folder, 'answers.json')
  writeFileSync(answerFile, JSON.stringify(answers))
  const bareServer = await startAdviceBare(answerFile)
  const results: AdviceResult[] = []
  try {
    // The first seconds of a server are its compiler's, and would be counted against the first row.
    await measure({ server: bareServer, paths: wanted.map((_, i) => `/bare/${i}`) }, listQuery)
    await measure(
      { server: app, paths: wanted.flatMap(({ rest, trpc }) => [rest, trpc]) },
      listQuery,
    )
    for (const [i, { name, rest, trpc }] of wanted.entries()) {
      const targets = {
        bare: { server: bareServer, paths: [`/bare/${i}`] },
        rest: { server: app, paths: [rest] },
        trpc: { server: app, paths: [trpc] },
      }
      const seen: Record<keyof typeof targets, Figures[]> = { bare: [], rest: [], trpc: [] }
      for (let round = 0; round < listQuery.rounds; round++) {
        for (const [key, target] of Object.entries(targets)) {
          seen[key as keyof typeof targets].push(await measure(target, listQuery))
        }
      }
      const result: AdviceResult = {
        name,
        bytes: JSON.stringify(answers[i]).length,
        bare: medianFigures(seen.bare),
        rest: medianFigures(seen.rest),
        trpc: medianFigures(seen.trpc),
      }
      results.push(result)
      const told = [result.bare, result.rest, result.trpc].map(
        ({ rate, cpu }) => `${Math.round(rate)}/s (${Math.round(cpu)} µs)`,
      )
      console.log(`${name}: bare, REST, tRPC ${told.join(', ')}`)
    }
    return { results, firstWord: await askFirstWords(app.origin, smsFile) }
  } finally {
    await app.stop()
    await bareServer.stop()
    await standIns.stop()
  }
}
