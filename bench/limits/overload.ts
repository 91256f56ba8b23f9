import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { openBenchDatabase, openCluster } from '../database.ts'
import { kinds, makeScenarios } from '../lists/scenarios.ts'
import { measure } from '../measure.ts'
import { mark, number, reportOrigin, tableRow } from '../report.ts'
import { startApp } from '../servers.ts'
import { writeReport } from '../write-report.ts'

/**
 * Sends the app twice as many calls as it can answer: `npm run bench:overload`. First it measures how many that are, with
 * lists, searches and listings from the database; nothing is answered from memory.
 */
const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    rows: { type: 'string', default: '10000' },
    times: { type: 'string', default: '2' },
    /** Below the 511 that wait to be accepted at once: others would be sent again after seconds. */
    connections: { type: 'string', default: '400' },
    'no-write': { type: 'boolean', default: false },
  },
})
const seconds = Number(flags.seconds)
const connections = Number(flags.connections)
const longestAcceptedMs = 1000

interface Outcome {
  times: Record<string, number[]>
  withoutRetryAfter: number
  errors: number
  timeouts: number
  /** How late the sender was itself at most. */
  senderLateMs: number
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Asks the health checks every 100 ms until `isOver`. @returns the longest answer of each, in ms. */
async function watchHealth(origin: string, isOver: () => boolean) {
  const longest: Record<string, number> = {}
  let failed = 0
  const watch = async (path: string) => {
    while (!isOver()) {
      const began = performance.now()
      const isOk = await fetch(origin + path).then(
        async (answer) => (await answer.text()) !== '' && answer.ok,
        () => false,
      )
      if (!isOk) failed++
      longest[path] = Math.max(longest[path] ?? 0, performance.now() - began)
      await sleep(100)
    }
  }
  await Promise.all(['/healthz', '/readyz'].map(watch))
  return { longest, failed }
}

async function measureOverload(origin: string, paths: string[], rate: number, folder: string) {
  const resultFile = join(folder, 'overload.json')
  const load = JSON.stringify({ origin, paths, connections, seconds, rate, resultFile })
  let isOver = false
  const loading = promisify(execFile)(process.execPath, [
    resolve(import.meta.dirname, 'overload-load.ts'),
    load,
  ]).finally(() => {
    isOver = true
  })
  const [health] = await Promise.all([watchHealth(origin, () => isOver), loading])
  const outcome = JSON.parse(readFileSync(resultFile, 'utf8')) as Outcome
  return { health, outcome }
}

function report(
  capacity: number,
  rate: number,
  { health, outcome }: Awaited<ReturnType<typeof measureOverload>>,
) {
  const row = (name: string, statuses: (status: string) => boolean, longest = Number.MAX_VALUE) => {
    const times = Object.entries(outcome.times)
      .filter(([status]) => statuses(status))
      .flatMap(([, each]) => each)
      .sort((a, b) => a - b)
    const p99 = at(times, 0.99)
    return tableRow([
      name,
      number(times.length / seconds),
      number(at(times, 0.5)),
      `${number(p99)}${mark(p99 <= longest)}`,
      number(times.at(-1) ?? 0),
    ])
  }
  const command = ['npm run bench:overload --', ...process.argv.slice(2)].join(' ')
  const { withoutRetryAfter, errors, timeouts, senderLateMs } = outcome
  return [
    ...reportOrigin(command, `${connections} connections, ${flags.rows} rows of each kind`),
    `It can answer ${number(capacity)} calls a second (32 connections) and was sent ${number(rate)}.`,
    '',
    tableRow(['', 'a second', 'p50 ms', 'p99 ms', 'longest ms']),
    tableRow(['---', '---:', '---:', '---:', '---:']),
    row('answered', (status) => status === '200', longestAcceptedMs),
    row('refused (503)', (status) => status === '503'),
    row('others', (status) => !['200', '503'].includes(status)),
    '',
    `Refusals without \`Retry-After\`: ${withoutRetryAfter}${mark(withoutRetryAfter === 0)}. Connections lost: ${errors}, timed out: ` +
      `${timeouts}. Health checks that failed: ${health.failed}${mark(health.failed === 0)}; their longest answers: ` +
      `${Object.entries(health.longest)
        .map(([path, ms]) => `\`${path}\` ${number(ms)} ms`)
        .join(
          ', ',
        )}. The sender itself was late by up to ${number(senderLateMs)} ms, which is in the times.`,
  ].join('\n')
}

const folder = mkdtempSync(join(tmpdir(), 'krishihaat-bench-'))
const cluster = await openCluster()
try {
  const { db, url } = await openBenchDatabase(cluster.url, Number(flags.rows), kinds, folder)
  const wanted = ['list, page 50 of a category', 'search', 'detail', 'nearest first']
  const scenarios = await makeScenarios(db, kinds)
  await db.close()
  const paths = scenarios
    .filter(({ name }) => wanted.includes(name))
    .flatMap(({ requests }) => requests.map(({ rest }) => rest))
    .sort()
  // Neighbours in the list are not of one kind.
  const mixed = paths.map((_, i) => paths[(i * 7919) % paths.length] ?? '')
  const shared = { databaseUrl: url, poolSize: 10, dataDir: folder }
  const app = await startApp(shared, [], { RESPONSE_CACHE_MB: '0' })
  try {
    const { rate: capacity } = await measure(
      { server: app, paths: mixed },
      { seconds: Math.min(seconds, 8), connections: 32 },
    )
    const rate = Math.round(capacity * Number(flags.times))
    const measured = await measureOverload(app.origin, mixed, rate, folder)
    writeReport('overload', report(capacity, rate, measured), !flags['no-write'])
  } finally {
    await app.stop()
  }
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
