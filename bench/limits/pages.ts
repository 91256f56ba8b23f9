import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { buildIfStale } from '../../scripts/lib/client-build.ts'
import { createApp } from '../../src/server/app/app.ts'
import { createContext } from '../../src/server/app/http/context.ts'
import { loadRenderer, renderFor } from '../../src/server/app/pages/page-renderer.ts'
import { queryRows } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import { openBenchDatabase, openCluster } from '../database.ts'
import { kinds } from '../lists/scenarios.ts'
import { mark, number } from '../report.ts'

/**
 * Renders different /shop/{id} pages one after another, none from a cache: `npm run bench:pages`. The time is that of the
 * processor, because a process renders on one core. `node --cpu-prof bench/limits/pages.ts` tells what takes it.
 */
const { values: flags } = parseArgs({
  options: {
    pages: { type: 'string', default: '600' },
    path: { type: 'string', default: '/shop/' },
    rows: { type: 'string', default: '10000' },
  },
})
const count = Number(flags.pages)
const leastPerSecond = 300

/** Pages that are rendered first, so that their code is compiled. */
const warmUp = 300

await buildIfStale()
const folder = mkdtempSync(join(tmpdir(), 'krishihaat-bench-'))
const cluster = await openCluster()
try {
  const { db, env } = await openBenchDatabase(cluster.url, Number(flags.rows), kinds, folder)
  await db.close()
  const app = await createApp({ ...env, RESPONSE_CACHE_MB: 0 })
  const renderer = await loadRenderer()
  if (!renderer) throw new Error('There is no build of the pages.')
  const table = flags.path === '/rental/' ? 'equipments' : 'crops'
  const rows = await queryRows<{ id: string }>(
    app.services.db,
    sql`select id from ${sql.raw(table)} order by md5(id::text) limit ${warmUp + count}`,
  )
  const render = async (id: string) => {
    const request = {
      id: 'bench',
      ip: '127.0.0.1',
      headers: {},
      log: app.log,
    } as unknown as FastifyRequest
    const address = { path: `${flags.path}${id}`, search: '', redirect: null, isShared: true }
    const page = await renderFor(
      renderer,
      request,
      createContext(app.services, request),
      address,
      'en',
    )
    if (page.status !== 200) throw new Error(`${address.path} answered ${page.status}`)
    return page.html.length
  }
  for (const { id } of rows.slice(0, warmUp)) await render(id)
  const before = process.cpuUsage()
  const started = performance.now()
  let bytes = 0
  for (const { id } of rows.slice(warmUp)) bytes += await render(id)
  const { user, system } = process.cpuUsage(before)
  const rendered = rows.length - warmUp
  const ms = (user + system) / 1000 / rendered
  const perSecond = 1000 / ms
  console.log(
    `${flags.path}{id}: ${ms.toFixed(2)} ms of processor time a page (${number(bytes / rendered)} characters), ` +
      `${number(perSecond)} a second on one core${mark(perSecond >= leastPerSecond)}; one after another ` +
      `${((performance.now() - started) / rendered).toFixed(2)} ms`,
  )
  await app.close()
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
