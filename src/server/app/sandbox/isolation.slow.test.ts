import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type NamedProcedure, procedures } from '#server/app/trpc/procedures.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApiKey } from '#server/testing/people/api-keys.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createSandboxTestApp, type SandboxTestApp } from '#server/testing/sandbox-app.ts'
import { inputFieldsOf } from '#server/testing/wire/input-fields.ts'

/** What a trade in the shop or in a sandbox leaves behind. */
interface Traces {
  /** A word that is in its texts alone. */
  word: string
  cropId: string
  orderId: string
}

let app: SandboxTestApp
let integrator: Awaited<ReturnType<SandboxTestApp['addIntegrator']>>
let other: Awaited<ReturnType<SandboxTestApp['addIntegrator']>>
let realKey: string
let real: Traces
let invented: Traces

async function post(token: string, path: string, body: object) {
  const answer = await app.call('POST', `/api/${path}`, { token, body })
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** A listing, its order with a message, a question and a saved search, all with the word. */
async function trade(word: string, seller: string, buyer: string): Promise<Traces> {
  const texts = { name: `${word} tomato`, description: `Of ${word}` }
  const { _id: cropId } = await post(seller, 'crop/add-crop', { ...newCrop, ...texts })
  const placing = { lines: [{ cropId, quantity: 1 }], delivery: 'pickup', payBy: 'cash' }
  const { orders } = await post(buyer, 'order/place-orders', { ...placing, note: `For ${word}` })
  const question = { title: `How does ${word} grow?`, body: `I would like to grow ${word} here.` }
  await post(buyer, 'community/ask-question', { ...question, topic: 'crops' })
  return { word, cropId, orderId: orders[0]._id }
}

beforeAll(async () => {
  app = await createSandboxTestApp()
  integrator = await app.addIntegrator()
  other = await app.addIntegrator()
  const seller = await app.signUp()
  await app.call('POST', '/api/user/setup', {
    token: seller.token,
    body: { firstName: 'Realname' },
  })
  real = await trade('realword', seller.token, integrator.token)
  realKey = (await createTestApiKey(app, seller.token)).secret
  invented = await trade('inventedword', integrator.seller, integrator.buyer)
}, 240_000)
afterAll(() => app.close())

const reads = procedures.filter(({ meta }) => meta?.openapi?.method === 'GET')

/** Every read of the API, with the ids of one trade where it takes one, as a longer list and as a search. */
const addressesFor = ({ meta, procedure }: NamedProcedure, { cropId, orderId, word }: Traces) => {
  const path = `/api${meta?.openapi?.path ?? ''}`
  const ids = path.includes('{') ? [cropId, orderId] : ['']
  const fields = inputFieldsOf(procedure)
  const queries = [
    '',
    ...Object.entries({ limit: '50', q: word }).flatMap(([field, value]) =>
      fields.includes(field) ? [`?${field}=${value}`] : [],
    ),
  ]
  return ids.flatMap((id) => queries.map((query) => path.replaceAll(/\{\w+\}/g, id) + query))
}

async function bodiesOf(token: string | null, traces: Traces) {
  const bodies: string[] = []
  for (const read of reads) {
    for (const url of addressesFor(read, traces)) {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const { body } = await app.server.inject({ method: 'GET', url, headers })
      // A refusal or an empty list may repeat what was sent.
      bodies.push(body.replaceAll(`q=${traces.word}`, ''))
    }
  }
  return bodies
}

const seen = (bodies: string[], { word, orderId }: Traces) =>
  bodies.filter((body) => body.includes(`${word} tomato`) || body.includes(`"${orderId}"`)).length

test('reading everything finds what is of the own shop or sandbox', async () => {
  expect(seen(await bodiesOf(integrator.seller, invented), invented)).toBeGreaterThan(5)
  expect(seen(await bodiesOf(realKey, real), real)).toBeGreaterThan(5)
}, 240_000)

test('no read of the API shows a test key anything of the real shop', async () => {
  for (const token of [integrator.seller, integrator.buyer]) {
    const bodies = await bodiesOf(token, real)
    expect(seen(bodies, real)).toBe(0)
    expect(bodies.filter((body) => body.includes('Realname'))).toEqual([])
  }
}, 240_000)

test('no read of the API shows the real shop anything of a sandbox', async () => {
  for (const token of [null, realKey, integrator.token]) {
    const bodies = await bodiesOf(token, invented)
    expect(seen(bodies, invented)).toBe(0)
    expect(bodies.filter((body) => body.includes('Sandbox Seller'))).toEqual([])
  }
}, 240_000)

test('pages and site maps show the real shop, and nothing of a sandbox', async () => {
  const idOf = async (token: string): Promise<string> =>
    (await app.call('GET', '/api/user/get-user', { token })).body.data._id
  const addressesOf = ({ word, cropId }: Traces, sellerId: string) => [
    `/shop?q=${word}`,
    `/shop/${cropId}`,
    `/sellers/${sellerId}`,
    `/sitemaps/crops-${cropId}.xml`,
  ]
  const read = async (url: string) => {
    const { statusCode, body } = await app.server.inject({ url })
    return { statusCode, body }
  }
  for (const url of addressesOf(real, await idOf(realKey))) {
    // A busy machine sends a page without its content.
    await vi.waitFor(async () => expect((await read(url)).body, url).toContain(real.cropId), {
      timeout: 30_000,
    })
  }
  const [search = '', listing = '', seller = '', siteMap = ''] = addressesOf(
    invented,
    await idOf(integrator.seller),
  )
  await vi.waitFor(async () => expect((await read(search)).body).toContain('No crops found'), {
    timeout: 30_000,
  })
  for (const url of [listing, seller, siteMap])
    expect([url, (await read(url)).statusCode]).toEqual([url, 404])
  for (const url of [search, listing, seller, siteMap, `/sitemaps/crops-${real.cropId}.xml`]) {
    const { body } = await read(url)
    for (const trace of ['inventedword tomato', 'Sandbox Seller', `/${invented.cropId}<`]) {
      expect(body.includes(trace), `${trace} at ${url}`).toBe(false)
    }
  }
}, 240_000)

test('a sandbox shows nothing of another', async () => {
  expect(seen(await bodiesOf(other.seller, invented), invented)).toBe(0)
}, 240_000)

test('a test key changes nothing in the real shop', async () => {
  const before = await snapshot()
  for (const { meta } of procedures) {
    const { openapi } = meta ?? {}
    // Moves and resets belong to the sandbox; they have tests of their own.
    if (!openapi || openapi.method === 'GET' || openapi.path.startsWith('/sandbox')) continue
    for (const id of [real.cropId, real.orderId]) {
      await app.server.inject({
        method: openapi.method,
        url: `/api${openapi.path.replaceAll(/\{\w+\}/g, id)}`,
        headers: { authorization: `Bearer ${integrator.seller}` },
        payload: { cropId: id, orderId: id, id, to: 'accepted', hours: 1, keyId: randomUUID() },
      })
    }
  }
  await post(integrator.seller, 'sandbox/move-clock', { hours: 24 * 60 })
  expect(await snapshot()).toEqual(before)
}, 240_000)

/** The number of rows and the newest change of every table of the real shop, but of what calls leave behind. */
async function snapshot() {
  const { db } = app.services
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('api_keys', 'sandboxes', 'job_lease', 'counted_uses') order by 1`,
  )
  const rows: Record<string, string> = {}
  for (const { name } of tables) {
    const [table] = await queryRows<{ hash: string }>(
      db,
      sql`select count(*) || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash
        from ${sql.raw(name)} t`,
    )
    rows[name] = table?.hash ?? ''
  }
  return rows
}
