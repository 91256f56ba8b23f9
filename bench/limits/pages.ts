import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { type Element, Window } from 'happy-dom'
import { h, type VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { buildIfStale } from '../../scripts/lib/client-build.ts'
import { createApp } from '../../src/server/app/app.ts'
import { createContext } from '../../src/server/app/http/context.ts'
import { loadRenderer, renderFor } from '../../src/server/app/pages/page-renderer.ts'
import { queryRows } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import type { PageAnswer, PageRenderer } from '../../src/shared/page/page-render.ts'
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

/** @returns the processor time of each in ms, of all threads. */
async function measure<T>(items: readonly T[], work: (item: T, index: number) => unknown) {
  const before = process.cpuUsage()
  for (const [index, item] of items.entries()) await work(item, index)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / items.length
}

/** The elements and texts of a page, without the components that made them. */
function parseElements(html: string): VNode {
  const { document } = new Window()
  document.body.innerHTML = html
  const toTree = (element: Element): VNode =>
    h(
      element.localName,
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      [...element.childNodes].flatMap((node) =>
        node.nodeType === node.ELEMENT_NODE ? toTree(node as Element) : (node.textContent ?? ''),
      ),
    )
  return toTree(document.body)
}

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
  const render = async (id: string, pages: PageRenderer = renderer) => {
    const request = {
      id: 'bench',
      ip: '127.0.0.1',
      headers: {},
      log: app.log,
    } as unknown as FastifyRequest
    const address = { path: `${flags.path}${id}`, search: '', redirect: null, isShared: true }
    const visitor = createContext(app.services, request)
    const page = await renderFor(pages, { request, visitor, address, language: 'en' })
    if (page.status !== 200) throw new Error(`${address.path} answered ${page.status}`)
    return page.html
  }
  /** Renders with answers that are there already. */
  const answers = new Map<string, Promise<PageAnswer>>()
  const fromMemory: PageRenderer = {
    ...renderer,
    renderPage: (request) =>
      renderer.renderPage({
        ...request,
        call(procedure, input) {
          const key = JSON.stringify([request.path, procedure, input])
          const answer = answers.get(key) ?? request.call(procedure, input)
          answers.set(key, answer)
          return answer
        },
      }),
  }
  for (const { id } of rows.slice(0, warmUp)) await render(id)
  const measured = rows.slice(warmUp)
  const whole = await measure(measured, ({ id }) => render(id))
  const htmls: string[] = []
  for (const { id } of measured) htmls.push(await render(id, fromMemory))
  const rendering = await measure(measured, ({ id }) => render(id, fromMemory))
  const trees = htmls.slice(0, 50).map(parseElements)
  for (let round = 0; round < 20; round++) for (const tree of trees) renderToString(tree)
  const elements = await measure(measured, (_, index) => {
    const tree = trees[index % trees.length]
    if (tree) renderToString(tree)
  })
  const perSecond = 1000 / whole
  const characters = htmls.reduce((sum, { length }) => sum + length, 0) / htmls.length
  console.log(
    `${flags.path}{id}: ${whole.toFixed(2)} ms of processor time a page (${number(characters)} characters), ` +
      `${number(perSecond)} a second on one core${mark(perSecond >= leastPerSecond)}\n` +
      `  with all answers in memory: ${rendering.toFixed(2)} ms\n` +
      `  the same elements alone, once, without components: ${elements.toFixed(2)} ms`,
  )
  await app.close()
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
