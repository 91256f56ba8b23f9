import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const pageSize = 12
const others = 120
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await execute(app.services.db, sql`delete from crops`)
})

interface Listed {
  _id: string
  name: string
  isUserCrop: boolean
}

const add = async (token: string, changes: object = {}): Promise<string> => {
  const body = { ...newCrop, ...changes }
  const answer = await app.call('POST', '/api/crop/add-crop', { token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data._id
}
const page = async (number: number, query: string, token: string): Promise<Listed[]> => {
  const url = `/api/crop/all-crops?page=${number}&${query}`
  return (await app.call('GET', url, { token })).body.data.crops
}
async function allPages(token: string, query = ''): Promise<Listed[][]> {
  const pages: Listed[][] = []
  for (let number = 1; ; number++) {
    const crops = await page(number, query, token)
    if (crops.length === 0) return pages
    pages.push(crops)
  }
}

/** Adds one crop each of this many sellers, an hour apart, the newest an hour old. */
const addOthers = (count: number, sellers: number) =>
  execute(
    app.services.db,
    sql`with seller as (
        insert into users (id, phone, created_at, updated_at)
          select gen_random_uuid(), '8' || lpad((random() * 999999999)::int::text, 9, '0'), now(), now()
          from generate_series(1, ${sellers}::int) returning id
      ), numbered as (select id, row_number() over () - 1 as place from seller)
      insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date,
          expiry_date, dispatch_time, created_at, updated_at)
        select gen_random_uuid(), s.id, 'Other ' || n, 'Grains', 1, 1, 'kg', '2026-01-01',
          '2099-01-01', 1, now() - n * interval '1 hour', now()
        from generate_series(1, ${count}::int) as n join numbered s on s.place = n % ${sellers}::int`,
  )

test.each(['', 'sort=newest'])(
  'of forty new crops of one seller a page shows three (%j)',
  async (query) => {
    await addOthers(others, 40)
    const { token } = await app.signUp()
    const ownIds: string[] = []
    for (let i = 0; i < 40; i++) ownIds.push(await add(token))
    const pages = await allPages(token, query)
    const places = pages.map((crops) => crops.filter(({ isUserCrop }) => isUserCrop).length)
    // After the last listing of others, nothing is left to put between them.
    const full = Math.floor(others / (pageSize - 3))
    expect(Math.max(...places.slice(0, full))).toBeLessThanOrEqual(3)
    expect(places[0]).toBe(3)
    const listed = pages.flat()
    // Nothing is lost or repeated, and the seller's own listings keep their order.
    expect(new Set(listed.map(({ _id }) => _id)).size).toBe(others + 40)
    expect(listed).toHaveLength(others + 40)
    expect(listed.filter(({ isUserCrop }) => isUserCrop).map(({ _id }) => _id)).toEqual(
      ownIds.toReversed(),
    )
    expect(listed.filter(({ isUserCrop }) => !isUserCrop).map(({ name }) => name)).toEqual(
      Array.from({ length: others }, (_, i) => `Other ${i + 1}`),
    )
  },
)

test('of the sixty rows of a file a page shows three, in the order of the file', async () => {
  await addOthers(300, 40)
  const { token } = await app.signUp()
  const before = await add(token)
  const heading = 'sku,name,category,price,unit,quantity,harvest,expiry,dispatch days'
  const rows = Array.from(
    { length: 60 },
    (_, i) => `F-${i},Row ${i},Grains,20,kg,100,2026-04-15,2037-03-31,2`,
  )
  const importing = (path: string, body: unknown, type = 'application/json') =>
    app.call('POST', `/api/listing-import/${path}`, {
      token,
      body,
      headers: { 'content-type': type },
    })
  const file = Buffer.from([heading, ...rows].join('\n'))
  const { _id: id, mapping } = (await importing('upload?kind=crops', file, 'text/csv')).body.data
  const reached = (state: string) =>
    expect
      .poll(
        async () =>
          (await app.call('GET', `/api/listing-import/get-import/${id}`, { token })).body.data
            .state,
        { timeout: 20_000 },
      )
      .toBe(state)
  await importing(`check/${id}`, { mapping })
  await reached('checked')
  await importing(`start/${id}`, {})
  await reached('done')

  const pages = await allPages(token)
  const places = pages.map((crops) => crops.filter(({ isUserCrop }) => isUserCrop).length)
  const full = Math.floor(61 / 3)
  expect(Math.max(...places.slice(0, full))).toBeLessThanOrEqual(3)
  const listed = pages.flat()
  expect(new Set(listed.map(({ _id }) => _id)).size).toBe(361)
  const own = listed.filter(({ isUserCrop }) => isUserCrop)
  // Each part of the file is written below the one before; the seller's earlier listing follows the first part.
  expect(own.slice(0, 3).map(({ name }) => name)).toEqual(['Row 0', 'Row 1', 'Row 2'])
  const order = own.filter(({ _id }) => _id !== before).map(({ name }) => Number(name.slice(4)))
  expect(order).toEqual(Array.from({ length: 60 }, (_, i) => i))
}, 60_000)

test('a search and a category filter use the same order', async () => {
  await addOthers(others, 40)
  const { token } = await app.signUp()
  for (let i = 0; i < 10; i++) await add(token, { name: 'Other mine', category: 'Grains' })
  for (const query of ['q=other', 'category=Grains']) {
    const first = await page(1, query, token)
    expect(first.filter(({ isUserCrop }) => isUserCrop)).toHaveLength(3)
  }
})

test('thirty listings that are added concurrently are spread as well', async () => {
  await addOthers(others, 40)
  const { token } = await app.signUp()
  await Promise.all(Array.from({ length: 30 }, () => add(token)))
  const pages = await allPages(token)
  for (const crops of pages.slice(0, 10)) {
    expect(crops.filter(({ isUserCrop }) => isUserCrop).length).toBeLessThanOrEqual(3)
  }
  expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(others + 30)
})

test('listings of a single seller keep their order, and Oldest sorts by the time of listing', async () => {
  const { token } = await app.signUp()
  const alone: string[] = []
  for (let i = 0; i < 8; i++) alone.push(await add(token))
  expect((await page(1, '', token)).map(({ _id }) => _id)).toEqual(alone.toReversed())
  await addOthers(20, 5)
  alone.push(await add(token))
  const oldest = (await allPages(token, 'sort=oldest')).flat().map(({ _id }) => _id)
  expect(oldest.filter((id) => alone.includes(id))).toEqual(alone)
  expect(oldest.slice(-alone.length)).toEqual(alone)
})

test('machines are spread as well', async () => {
  const [busy, other] = await Promise.all([app.signUp(), app.signUp()])
  const equipment = async (token: string) => {
    const body = {
      name: 'Pump',
      category: 'Irrigation',
      pricePerDay: 300,
      contactNumber: '9876543210',
      availableFrom: '2026-01-01',
      availableTo: '2099-01-01',
      images: [await uploadPicture(app, token)],
    }
    await app.call('POST', '/api/equipment/add-equipment', { token, body })
  }
  for (let i = 0; i < 10; i++) await equipment(other.token)
  for (let i = 0; i < 6; i++) await equipment(busy.token)
  const { body } = await app.call('GET', '/api/equipment/all-equipments', { token: busy.token })
  const own = body.data.equipments.map(
    ({ isUserEquipment }: Record<string, boolean>) => isUserEquipment,
  )
  // The other seller listed when there were no others, so their ten stay together.
  expect(own).toEqual([...Array(3).fill(true), ...Array(9).fill(false)])
})
