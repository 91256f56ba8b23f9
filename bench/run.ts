import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchAdvice, hasAdvice } from './advice.ts'
import { openBenchDatabase, openCluster } from './database.ts'
import { makeOwnListScenarios } from './lists/own-lists.ts'
import { kinds, makeScenarios, memoryScenarios } from './lists/scenarios.ts'
import { createWriter } from './lists/writer.ts'
import { type Figures, measure, medianFigures } from './measure.ts'
import { benchOrders } from './orders.ts'
import { makeAdviceReport, makeOrdersReport, makeReport, type Result } from './report.ts'
import { startApp, startBare } from './servers.ts'
import { writeReport } from './write-report.ts'

const connections = 32
const poolSize = 10

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    rows: { type: 'string', default: '10000,1000000' },
    only: { type: 'string', default: [...kinds, 'advice', 'orders'].join(',') },
    /** A part of the names of the scenarios to run. */
    scenario: { type: 'string', default: '' },
    /** The folder for a CPU profile of the app. */
    profile: { type: 'string' },
    'no-write': { type: 'boolean', default: false },
  },
})
const seconds = Number(flags.seconds)
const rounds = Number(flags.rounds)
const selectedKinds = flags.only.split(',')
const only = kinds.filter((kind) => selectedKinds.includes(kind))
const nodeOptions = flags.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(flags.profile)}`] : []

/** Milliseconds until another process showed a write. */
const delaysElsewhere: number[] = []

async function benchRows(clusterUrl: string, rows: number, folder: string): Promise<Result[]> {
  const { db, url } = await openBenchDatabase(clusterUrl, rows, only, folder)
  const scenarios = (await makeScenarios(db, only)).filter(({ name }) =>
    name.includes(flags.scenario),
  )
  scenarios.push(
    ...memoryScenarios(await makeScenarios(db, only)).filter(({ name }) =>
      name.includes(flags.scenario),
    ),
  )
  for (const kind of only) scenarios.push(...(await makeOwnListScenarios(db, kind, flags.scenario)))
  const writer = createWriter(db)
  const scenarioFile = join(folder, 'scenarios.json')
  writeFileSync(scenarioFile, JSON.stringify(scenarios))

  const shared = { databaseUrl: url, poolSize, dataDir: folder }
  const bareServer = await startBare(shared, scenarioFile)
  const readingApp = await startApp(shared, nodeOptions, { RESPONSE_CACHE_MB: '0' })
  const rememberingApp = await startApp(shared, [])
  const results: Result[] = []
  try {
    for (const [i, { kind, name, asks, memory }] of scenarios.entries()) {
      const app = memory ? rememberingApp : readingApp
      const stopWriting = writer.start(kind, memory?.writesPerSecond ?? 0)
      const tokens = asks.map(({ token }) => token)
      const targets = {
        bare: { server: bareServer, paths: asks.map((_, ask) => `/bare/${i}/${ask}`) },
        rest: { server: app, paths: asks.map(({ rest }) => rest), tokens },
        trpc: { server: app, paths: asks.map(({ trpc }) => trpc), tokens },
      }
      const figuresByTarget: Record<keyof typeof targets, Figures[]> = {
        bare: [],
        rest: [],
        trpc: [],
      }
      // Alternating rounds, so that other load on the machine affects all three alike.
      for (let round = 0; round < rounds; round++) {
        for (const [name, target] of Object.entries(targets)) {
          const figures = await measure(target, { seconds, connections })
          figuresByTarget[name as keyof typeof targets].push(figures)
        }
      }
      await stopWriting()
      const result: Result = {
        kind,
        scenario: name,
        rows,
        bare: medianFigures(figuresByTarget.bare),
        rest: medianFigures(figuresByTarget.rest),
        trpc: medianFigures(figuresByTarget.trpc),
        isFromMemory: memory !== undefined,
      }
      results.push(result)
      const [bare, rest, trpc] = [result.bare, result.rest, result.trpc].map(({ rate }) =>
        Math.round(rate),
      )
      console.log(`${kind}: ${name}, ${rows} rows: bare ${bare}, REST ${rest}, tRPC ${trpc}`)
    }
    delaysElsewhere.push(...(await writer.timesUntilSeen(rememberingApp.origin, 40)))
  } finally {
    await readingApp.stop()
    await rememberingApp.stop()
    await bareServer.stop()
    await writer.close()
    await db.close()
  }
  return results
}

const shouldWrite = !flags['no-write']
const command = ['npm run bench --', ...process.argv.slice(2)].join(' ')

async function benchListings(clusterUrl: string, folder: string) {
  const results: Result[] = []
  for (const rows of flags.rows.split(',').map(Number)) {
    results.push(...(await benchRows(clusterUrl, rows, folder)))
  }
  const sorted = results.toSorted(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.scenario.localeCompare(b.scenario),
  )
  writeReport('bench', makeReport(sorted, delaysElsewhere, command, connections), shouldWrite)
}

const folder = mkdtempSync(join(tmpdir(), 'krishihaat-bench-'))
const cluster = await openCluster()
try {
  if (only.length > 0) await benchListings(cluster.url, folder)
  if (selectedKinds.includes('advice') && hasAdvice(flags.scenario)) {
    const query = { seconds, rounds, connections, only: flags.scenario, nodeOptions }
    const advice = await benchAdvice(cluster.url, folder, query)
    writeReport('advice', makeAdviceReport(advice, command, connections), shouldWrite)
  }
  if (selectedKinds.includes('orders')) {
    const orders = await benchOrders(cluster.url, folder, {
      seconds,
      rounds,
      connections,
      nodeOptions,
    })
    writeReport('orders', makeOrdersReport(orders, command, connections), shouldWrite)
  }
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
