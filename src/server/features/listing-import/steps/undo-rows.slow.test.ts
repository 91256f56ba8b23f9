import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type {
  ImportRowPage,
  ListingImportView,
} from '#shared/listing-import/listing-import.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ LISTINGS_IN_ALL: '3', LISTINGS_PER_DAY: '3' })
})
afterAll(() => app.close())

const headings = 'sku,name,price,unit,quantity,harvest,expiry,dispatch days'
const row = (sku: string) => `${sku},Onion ${sku},20,kg,100,2026-04-15,2037-03-31,2`

const ownLists = {
  crops: { url: '/api/crop/my-crops', member: 'crops' },
  equipment: { url: '/api/equipment/my-equipments', member: 'equipments' },
}

/** A new seller, and what they do with their files. */
async function openShop(kind: 'crops' | 'equipment' = 'crops') {
  const { token } = await app.signUp()
  const path = '/api/listing-import'
  const get = async (url: string) => (await app.call('GET', url, { token })).body.data
  const runStep = async (id: string, step: string, body: object, end: string) => {
    await app.call('POST', `${path}/${step}/${id}`, { token, body })
    const read = (): Promise<ListingImportView> => get(`${path}/get-import/${id}`)
    await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe(end)
    return read()
  }
  return {
    token,
    /** Writes a file's rows. @returns the import's id. */
    importRows: async (rows: readonly string[], refused = 0): Promise<string> => {
      const { body } = await app.call('POST', `${path}/upload?kind=${kind}`, {
        token,
        headers: { 'content-type': 'text/csv' },
        body: Buffer.from(rows.join('\n')),
      })
      const { _id: id, mapping } = body.data as ListingImportView
      await runStep(id, 'check', { mapping }, 'checked')
      const { written } = await runStep(id, 'start', {}, 'done')
      expect(written.refused).toBe(refused)
      return id
    },
    /** @returns why rows were left, by their number. */
    undo: async (id: string): Promise<Record<number, string | undefined>> => {
      const { leftByUndo } = await runStep(id, 'undo', {}, 'undone')
      const { refused }: ImportRowPage = await get(`${path}/refused-rows/${id}`)
      expect(refused).toHaveLength(leftByUndo)
      return Object.fromEntries(refused.map(({ number, issues }) => [number, issues[0]?.message]))
    },
    addCrop: async () =>
      (await app.call('POST', '/api/crop/add-crop', { token, body: newCrop })).status,
    listing: async (externalId: string) =>
      (await get(ownLists[kind].url))[ownLists[kind].member].find(
        (own: { externalId: string | null }) => own.externalId === externalId,
      ),
  }
}

const run = (text: string) => execute(app.services.db, sql.raw(text))

test('a listing that an operator hid meanwhile stays archived, and the other rows are undone', async () => {
  const shop = await openShop()
  await shop.importRows([headings, row('A'), row('B')])
  const id = await shop.importRows(['sku,price,hidden', 'A,20,yes', 'B,30,no'])
  const { _id } = await shop.listing('A')
  await run(`update crops set hidden_at = now() where id = '${_id}'`)
  expect(await shop.undo(id)).toEqual({ 1: expect.stringContaining('hidden this listing') })
  expect(await shop.listing('A')).toMatchObject({ isArchived: true })
  expect(await shop.listing('B')).toMatchObject({ price: 20 })
})

test('a date that would no longer be in order stays, and the other rows are undone', async () => {
  const shop = await openShop()
  await shop.importRows([headings, row('A'), row('B')])
  const id = await shop.importRows(['sku,expiry', 'A,2038-01-01', 'B,2038-01-01'])
  const { _id } = await shop.listing('A')
  await app.call('PATCH', `/api/crop/update-crop/${_id}`, {
    token: shop.token,
    body: { harvestDate: '2037-12-01' },
  })
  expect(await shop.undo(id)).toEqual({ 1: expect.stringContaining('before the harvest date') })
  expect(await shop.listing('A')).toMatchObject({ expiryDate: '2038-01-01' })
  expect(await shop.listing('B')).toMatchObject({ expiryDate: '2037-03-31' })
})

test('days of a machine that would no longer be in order stay', async () => {
  const shop = await openShop('equipment')
  const picture = await uploadPicture(app, shop.token)
  await shop.importRows([
    'sku,name,category,rent,phone,from,to,photo',
    `M,Plough,Ploughing,900,9876500001,2026-12-01,2027-03-31,${picture}`,
  ])
  const id = await shop.importRows(['sku,to', 'M,2037-03-31'])
  const { _id } = await shop.listing('M')
  await app.call('PATCH', `/api/equipment/update-equipment/${_id}`, {
    token: shop.token,
    body: { availableFrom: '2036-01-01' },
  })
  expect(await shop.undo(id)).toEqual({ 1: expect.stringContaining('before available from') })
  expect(await shop.listing('M')).toMatchObject({ availableTo: '2037-03-31' })
})

test('no more listings are shown again than a seller may have, after the added ones have made room', async () => {
  const shop = await openShop()
  await shop.importRows([headings, row('A'), row('B'), row('C')])
  // Those of a day are limited too.
  await run("update crops set created_at = created_at - interval '25 hours'")
  const hidden = `${headings},hidden`
  await shop.importRows([hidden, `${row('A')},yes`])
  const replaced = await shop.importRows([hidden, `${row('A')},no`])
  expect(await shop.undo(replaced)).toEqual({})
  const id = await shop.importRows([hidden, `${row('B')},yes`, `${row('C')},yes`, row('D')])
  await shop.importRows([hidden, `${row('A')},no`, row('E')])
  expect(await shop.undo(id)).toEqual({ 2: expect.stringContaining('up to 3 listings') })
  expect(await shop.listing('B')).toMatchObject({ isArchived: false })
  expect(await shop.listing('C')).toMatchObject({ isArchived: true })
})

test('what undoing has withdrawn takes no room of the day from the corrected file, twice', async () => {
  const shop = await openShop()
  const rows = ['A', 'B', 'C'].map(row)
  for (let round = 1; round <= 3; round++) {
    expect(await shop.undo(await shop.importRows([headings, ...rows]))).toEqual({})
  }
  // People who wait for such listings were notified of each of them.
  await shop.importRows([headings, ...rows], 3)
  const other = await openShop()
  await other.undo(await other.importRows([headings, ...rows]))
  await other.importRows([headings, row('A'), row('B')])
  expect(await other.addCrop()).toBe(200)
  expect(await other.addCrop()).toBe(429)
})

test('a listing that undoing withdrew counts again once its owner shows it', async () => {
  const shop = await openShop()
  const id = await shop.importRows([headings, row('A'), row('B')])
  await shop.undo(id)
  const [withdrawn] = await execute<{ id: string }>(
    app.services.db,
    sql`update crops set is_archived = false where id = (select listing_id from listing_import_rows
      where import_id = ${id}::uuid and number = 1) returning id`,
  )
  expect(withdrawn).toBeDefined()
  await shop.importRows([headings, row('C'), row('D')])
  expect(await shop.addCrop()).toBe(429)
})

test.each([0, 0.5])('a stock of %d is put back, with the price of its row', async (stock) => {
  const shop = await openShop()
  await shop.importRows([headings, row('A')])
  const { _id } = await shop.listing('A')
  await run(`update crops set quantity = ${stock} where id = '${_id}'`)
  const id = await shop.importRows(['sku,price,stock', 'A,2,50'])
  expect(await shop.undo(id)).toEqual({})
  expect(await shop.listing('A')).toMatchObject({ price: 20, quantity: stock })
})

test('a stock that orders have changed and changed back stays, with the reason', async () => {
  const shop = await openShop()
  await shop.importRows([headings, row('A')])
  const id = await shop.importRows(['sku,stock', 'A,50'])
  const { _id } = await shop.listing('A')
  await run(`update crops set stock_moves = stock_moves + 2 where id = '${_id}'`)
  expect(await shop.undo(id)).toEqual({ 1: expect.stringContaining('Orders have changed') })
})

test('a row that the database refuses does not hold up the others', async () => {
  const shop = await openShop()
  await shop.importRows([headings, row('A'), row('B')])
  const id = await shop.importRows(['sku,price', 'A,30', 'B,30'])
  const { _id } = await shop.listing('A')
  await run(`alter table crops add constraint dear check (id <> '${_id}' or price > 25) not valid`)
  expect(await shop.undo(id)).toEqual({ 1: expect.stringContaining('could not be put back') })
  expect(await shop.listing('B')).toMatchObject({ price: 20 })
  await run('alter table crops drop constraint dear')
})
