import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchAdvice, hasAdvice } from './advice.ts'
import { openBenchDatabase, openCluster } from './database.ts'
import { makeOwnListScenarios } from './lists/own-lists.ts'
import { kinds, makeScenarios, memoryScenarios } from './lists/scenarios.ts'
import { createWriter } from './lists/writer.ts'
import { measureInTurns } from './measure.ts'
import { benchOrders } from './orders.ts'
import { makeAdviceReport, makeOrdersReport, makeReport, type Result } from './report.ts'
import { startApp, startBare } from './servers.ts'
import { writeReport } from './write-report.ts'

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
const selectedKinds = flags.only.split(',')
const only = kinds.filter((kind) => selectedKinds.includes(kind))
const options = {
  seconds: Number(flags.seconds),
  rounds: Number(flags.rounds),
  connections: 32,
  nodeOptions: flags.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(flags.profile)}`] : [],
}
const { connections } = options

/** Milliseconds until another process showed a write. */
const delaysElsewhere: number[] = []

async function benchRows(clusterUrl: string, rows: number, folder: string): Promise<Result[]> {
  const { db, url } = await openBenchDatabase(clusterUrl, rows, only, folder)
  const listScenarios = await makeScenarios(db, only)
  const scenarios = [...listScenarios, ...memoryScenarios(listScenarios)].filter(({ name }) =>
    name.includes(flags.scenario),
  )
  for (const kind of only) scenarios.push(...(await makeOwnListScenarios(db, kind, flags.scenario)))
  const writer = createWriter(db)
  const scenarioFile = join(folder, 'scenarios.json')
  writeFileSync(scenarioFile, JSON.stringify(scenarios))

  const shared = { databaseUrl: url, poolSize, dataDir: folder }
  const bareServer = await startBare(shared, scenarioFile)
  const readingApp = await startApp(shared, options.nodeOptions, { RESPONSE_CACHE_MB: '0' })
  const rememberingApp = await startApp(shared, [])
  const results: Result[] = []
  try {
    for (const [i, { kind, name, requests, memory }] of scenarios.entries()) {
      const app = memory ? rememberingApp : readingApp
      const stopWriting = writer.start(kind, memory?.writesPerSecond ?? 0)
      const tokens = requests.map(({ token }) => token)
      const targets = {
        bare: { server: bareServer, paths: requests.map((_, nth) => `/bare/${i}/${nth}`) },
        rest: { server: app, paths: requests.map(({ rest }) => rest), tokens },
        trpc: { server: app, paths: requests.map(({ trpc }) => trpc), tokens },
      }
      const figures = await measureInTurns(targets, options)
      await stopWriting()
      const result: Result = {
        kind,
        scenario: name,
        rows,
        ...figures,
        isFromMemory: memory !== undefined,
      }
      results.push(result)
      const [bare, rest, trpc] = [result.bare, result.rest, result.trpc].map(({ rate }) =>
        Math.round(rate),
      )
      console.log(`${kind}: ${name}, ${rows} rows: bare ${bare}, REST ${rest}, tRPC ${trpc}`)
    }
    // The list that is read to see the writes is that of crops.
    if (only.includes('crops')) {
      delaysElsewhere.push(...(await writer.timesUntilSeen(rememberingApp.origin, 40)))
    }
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
    const advice = await benchAdvice(cluster.url, folder, { ...options, only: flags.scenario })
    writeReport('advice', makeAdviceReport(advice, command, connections), shouldWrite)
  }
  if (selectedKinds.includes('orders')) {
    const orders = await benchOrders(cluster.url, folder, options)
    writeReport('orders', makeOrdersReport(orders, command, connections), shouldWrite)
  }
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
