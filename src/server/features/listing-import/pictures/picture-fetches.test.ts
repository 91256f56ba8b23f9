import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { External } from '#server/platform/external/external.ts'
import { picture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'
import { pictureNotFetched } from './import-pictures.policy.ts'

let app: TestApp
let jpeg: Buffer
/** Addresses that were fetched, in order. */
let requested: string[] = []
/** What a server elsewhere does, by its name. */
const servers: Record<string, External['ask']> = {
  'shop.example': async () => ({ status: 200, headers: new Headers(), body: jpeg }),
  'silent.example': (_service, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)),
  'slow.example': () => Promise.reject(new ExternalFailure('import-pictures', 'timeout')),
}

beforeAll(async () => {
  app = await createTestApp()
  jpeg = await picture(60, 40).jpeg().toBuffer()
  app.services.external.ask = (service, request) => {
    requested.push(request.url.href)
    return (servers[request.url.host] as External['ask'])(service, request)
  }
})
beforeEach(() => {
  requested = []
})
afterAll(() => app.close())

const headings = 'sku,name,price,unit,quantity,harvest,expiry,dispatch days,pictures'
const row = (sku: string, pictures: string) =>
  `${sku},Onion ${sku},20,kg,100,2026-04-15,2037-03-31,2,"${pictures}"`

/** A person whose file with these rows has been checked and started. */
async function startImport(rows: readonly string[]) {
  const { token } = await app.signUp()
  const post = (path: string, body: unknown, type = 'application/json') =>
    app.call('POST', `/api/listing-import/${path}`, {
      token,
      body,
      headers: { 'content-type': type },
    })
  const get = async (path: string) =>
    (await app.call('GET', `/api/listing-import/${path}`, { token })).body.data
  const file = Buffer.from([headings, ...rows].join('\n'))
  const sent: ListingImportView = (await post('upload?kind=crops', file, 'text/csv')).body.data
  const read = (): Promise<ListingImportView> => get(`get-import/${sent._id}`)
  const reaches = (state: string, timeout = 20_000) =>
    expect.poll(async () => (await read()).state, { timeout }).toBe(state)
  await post(`check/${sent._id}`, { mapping: sent.mapping })
  await reaches('checked')
  await post(`start/${sent._id}`, {})
  return {
    id: sent._id,
    post,
    read,
    reaches,
    refused: async () => (await get(`refused-rows/${sent._id}`)).refused,
  }
}

test('an import whose pictures never come holds up nobody else’s', async () => {
  const silent = await startImport([row('A', 'https://silent.example/1.jpg')])
  await expect.poll(() => requested).toHaveLength(1)
  const other = await startImport([row('A', 'https://shop.example/1.jpg'), row('B', '')])
  await other.reaches('done', 5000)
  expect((await other.read()).written).toMatchObject({ create: 2, refused: 0 })
  expect((await silent.read()).state).toBe('running')
  await silent.post(`stop/${silent.id}`, {})
})

test('a server that was too slow twice is not asked again in an import, and its rows are refused', async () => {
  const slow = [1, 2, 3, 4].map((i) => `https://slow.example/${i}.jpg`)
  const shop = await startImport([
    ...slow.map((address, i) => row(`S-${i}`, address)),
    row('A', 'https://shop.example/1.jpg'),
    row('B', `https://shop.example/2.jpg, ${slow[0]}`),
  ])
  await shop.reaches('done')
  expect((await shop.read()).written).toMatchObject({ create: 1, refused: 5 })
  expect(requested.filter((address) => address.includes('slow.example'))).toEqual(slow.slice(0, 2))
  expect(await shop.refused()).toMatchObject(
    Array.from({ length: 5 }, () => ({ issues: [{ message: pictureNotFetched }] })),
  )
})

test('a fetch counts as one upload attempt, whether it succeeds or not', async () => {
  const { db } = app.services
  const countUses = async () => {
    const uses = sql`select 1 from counted_uses where name = 'upload attempt, hour'`
    return (await queryRows(db, uses)).length
  }
  const before = await countUses()
  const shop = await startImport([
    row('A', 'https://slow.example/1.jpg'),
    row('B', 'https://shop.example/2.jpg'),
  ])
  await shop.reaches('done')
  expect((await shop.read()).written).toMatchObject({ create: 1, refused: 1 })
  expect((await countUses()) - before).toBe(2)
})

test('an import keeps its lease while its pictures are fetched', async () => {
  const { db } = app.services
  const secondsLeft: number[] = []
  servers['watched.example'] = async () => {
    const [lease] = await queryRows<{ seconds: number }>(
      db,
      sql`select extract(epoch from leased_until - now())::float as seconds from listing_imports
        where state = 'running' and leased_until > now()`,
    )
    secondsLeft.push(lease?.seconds ?? 0)
    // As if the fetch had taken nearly as long as the lease.
    await execute(db, sql`update listing_imports set leased_until = now() + interval '1 second'`)
    return { status: 200, headers: new Headers(), body: jpeg }
  }
  const addresses = [1, 2, 3].map((i) => `https://watched.example/${i}.jpg`)
  const shop = await startImport([row('A', addresses.join('\n'))])
  await shop.reaches('done')
  expect(secondsLeft).toHaveLength(3)
  expect(Math.min(...secondsLeft)).toBeGreaterThan(60)
})

test('pictures that failed are tried again when an import was stopped and started again', async () => {
  const stopped = Promise.withResolvers<void>()
  const send = () => ({ status: 200, headers: new Headers(), body: jpeg })
  servers['repaired.example'] = async () => {
    if (requested.length === 1) throw new ExternalFailure('import-pictures', 'unreachable')
    return send()
  }
  servers['waiting.example'] = async () => {
    await stopped.promise
    return send()
  }
  const shop = await startImport([
    row('A', 'https://repaired.example/1.jpg, https://waiting.example/2.jpg'),
  ])
  await expect.poll(() => requested).toHaveLength(2)
  await shop.post(`stop/${shop.id}`, {})
  await shop.post(`start/${shop.id}`, {})
  stopped.resolve()
  await shop.reaches('done')
  expect((await shop.read()).written).toMatchObject({ create: 1, refused: 0 })
})
