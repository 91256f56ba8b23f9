import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/lib/client-build.ts'
import { openBenchDatabase, openCluster } from '../database.ts'
import { kinds, makeScenarios } from '../lists/scenarios.ts'
import { measure } from '../measure.ts'
import { mark, number, reportOrigin, tableRow } from '../report.ts'
import { startApp } from '../servers.ts'

/**
 * Reads the resident memory of one process on PostgreSQL under mixed load (lists, searches, listings and pages over both wires):
 * `npm run bench:memory -- --minutes 30`. It goes through the minutes one at a time, so that growth is seen.
 */
const { values: flags } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    rows: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '32' },
    /** Options of the app's Node, parted by commas, for example to write a profile of its heap. */
    node: { type: 'string', default: '' },
  },
})
const connections = Number(flags.connections)
const mostMb = 350

const pages = ['/', '/shop', '/rental', '/market-price', '/crop-database', '/blog']

await buildIfStale()
const folder = mkdtempSync(join(tmpdir(), 'krishihaat-bench-'))
const cluster = await openCluster()
try {
  const { db, url } = await openBenchDatabase(cluster.url, Number(flags.rows), kinds, folder)
  const scenarios = await makeScenarios(db, kinds)
  await db.close()
  const requests = scenarios.flatMap((scenario) => scenario.requests)
  const details = requests.map(({ rest }) => rest.match(/get-crop\/(.+)/)?.[1]).filter((id) => id)
  const paths = [
    ...requests.flatMap(({ rest, trpc }) => [rest, trpc]),
    ...pages,
    ...details.slice(0, 40).map((id) => `/shop/${id}`),
  ]
  // Neighbours in the list are not of one kind.
  const mixed = paths.map((_, i) => paths[(i * 7919) % paths.length] ?? '')
  const start = () =>
    startApp(
      { databaseUrl: url, poolSize: 10, dataDir: folder },
      flags.node.split(',').filter((option) => option),
    )
  // The first start on a data folder compiles the code and stores it there; every later one has no need of the compiler.
  const first = await start()
  await sleep(5000)
  const onFirstStart = first.memoryMb()
  await first.stop()
  const app = await start()
  try {
    await sleep(5000)
    const before = app.memoryMb()
    const command = ['npm run bench:memory --', ...process.argv.slice(2)].join(' ')
    const lines = [
      ...reportOrigin(command, `${connections} connections, ${flags.rows} rows of each kind`),
      `Five seconds after the start it has ${number(before)} MB, ${number(onFirstStart)} on a new data folder.`,
      '',
      tableRow(['minute', 'calls a second', 'ms of processor a call', 'MB at its end', 'most MB']),
      tableRow(['---:', '---:', '---:', '---:', '---:']),
    ]
    for (let minute = 1; minute <= Number(flags.minutes); minute++) {
      let most = 0
      const watch = setInterval(() => {
        most = Math.max(most, app.memoryMb())
      }, 500)
      const { rate, cpu } = await measure(
        { server: app, paths: mixed },
        { seconds: 58, connections },
      )
      clearInterval(watch)
      const end = app.memoryMb()
      lines.push(
        tableRow(
          [
            minute,
            number(rate),
            (cpu / 1000).toFixed(2),
            number(end),
            `${number(most)}${mark(most <= mostMb)}`,
          ].map(String),
        ),
      )
      console.log(lines.at(-1))
    }
    console.log(`\n${lines.join('\n')}`)
  } finally {
    await app.stop()
  }
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
