import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findPostgres } from '../../scripts/lib/postgres.ts'
import { freePort } from '../../scripts/lib/run.ts'
import { withBenchDatabase } from '../database.ts'
import { mark, reportOrigin, tableRow } from '../report.ts'
import { writeReport } from '../write-report.ts'

/**
 * Measures how long the server takes from its start to the first 200 of /readyz: `npm run bench:start`. First with an
 * empty database, which it fills with demo data, then on the data that is there; on PGlite, and on PostgreSQL where the
 * machine has it or BENCH_DATABASE_URL names one.
 */
const { values: flags } = parseArgs({
  options: {
    times: { type: 'string', default: '3' },
    'no-write': { type: 'boolean', default: false },
  },
})
const times = Number(flags.times)
/** Seconds that the starts should take at most. */
const mostSeconds = { first: 12, later: 3 }
const giveUpMs = 120_000
const root = resolve(import.meta.dirname, '../..')

/** Starts the server, waits until it is ready, and ends it. @returns the seconds until it was ready. */
async function timeStart(settings: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['start.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'true',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    for (;;) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      const ms = performance.now() - began
      if (isReady) return ms / 1000
      if (child.exitCode !== null || ms > giveUpMs) throw new Error('The server did not start.')
      await wait(20)
    }
  } finally {
    child.kill('SIGTERM')
    // It stores its compiled modules when it ends.
    await ended
  }
}

async function timeStarts(engine: string, settings: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-bench-'))
  try {
    const own = { ...settings, DATA_DIR: folder }
    const first = await timeStart(own)
    const later: number[] = []
    for (let each = 0; each < times; each++) later.push(await timeStart(own))
    later.sort((a, b) => a - b)
    return { engine, first, median: later[Math.floor(later.length / 2)] ?? 0, later }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const timeOnPostgres = () =>
  withBenchDatabase('start', (url) => timeStarts('PostgreSQL', { DATABASE_URL: url }))

const seconds = (value: number, most: number) => `${value.toFixed(1)}${mark(value <= most)}`
const load = loadavg()[0] ?? 0
const hasPostgres = process.env.BENCH_DATABASE_URL || findPostgres()
const results = [await timeStarts('PGlite', {}), ...(hasPostgres ? [await timeOnPostgres()] : [])]
const command = ['npm run bench:start', ...process.argv.slice(2)].join(' ')
const report = [
  ...reportOrigin(command, `a load of ${load.toFixed(1)} before it; seconds until /readyz is 200`),
  tableRow(['', 'first start with demo data', `on existing data, median of ${times}`, 'each']),
  tableRow(['---', '---:', '---:', '---:']),
  ...results.map(({ engine, first, median, later }) =>
    tableRow([
      engine,
      seconds(first, mostSeconds.first),
      seconds(median, mostSeconds.later),
      later.map((each) => each.toFixed(1)).join(', '),
    ]),
  ),
].join('\n')
writeReport('start', report, !flags['no-write'])
