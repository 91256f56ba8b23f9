import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await app.signUp())
})
afterAll(() => app.close())

const headings =
  'Your reference,Crop name,Price,Unit,Quantity,Harvest date,Expiry date,Dispatch time'
const wheat = 'A-1,Sharbati wheat,2450,quintal,40,2026-04-15,2037-03-31,2'
const onion = 'A-2,Red onion,31.5,kg,"1,250",15-04-2026,31/12/2037,3'

const upload = (text: string, as = token) =>
  app.call('POST', '/api/listing-import/upload?kind=crops&name=stock.csv', {
    token: as,
    body: Buffer.from(text),
    headers: { 'content-type': 'text/csv' },
  })
const importPath = (step: string, id: string) => `/api/listing-import/${step}/${id}`
const step = async (name: string, { _id }: ListingImportView, body = {}, as = token) =>
  app.call('POST', importPath(name, _id), { token: as, body })
const read = async ({ _id }: ListingImportView, as = token): Promise<ListingImportView> =>
  (await app.call('GET', importPath('get-import', _id), { token: as })).body.data
const settled = async (begun: ListingImportView, as = token) => {
  await expect
    .poll(async () => (await read(begun, as)).state, { timeout: 20_000 })
    .toMatch(/checked|done|undone|stopped/)
  return read(begun, as)
}

/** Uploads, checks and writes a file. */
async function importFile(text: string, as = token) {
  const uploaded = (await upload(text, as)).body.data as ListingImportView
  await step('check', uploaded, { mapping: uploaded.mapping }, as)
  const checked = await settled(uploaded, as)
  await step('start', uploaded, {}, as)
  return { checked, done: await settled(uploaded, as) }
}
const refusedRows = async ({ _id }: ListingImportView, as = token) =>
  (await app.call('GET', importPath('refused-rows', _id), { token: as })).body.data.refused
const ownCrops = async (as = token) =>
  (await app.call('GET', '/api/crop/my-crops', { token: as })).body.data.crops as Record<
    string,
    unknown
  >[]
const cropWith = async (externalId: string, as = token) =>
  (await ownCrops(as)).find((crop) => crop.externalId === externalId)

test('a file becomes listings in the units of the contract, and the same file again changes nothing', async () => {
  const file = [headings, wheat, onion].join('\n')
  const { checked, done } = await importFile(file)
  expect(checked).toMatchObject({ state: 'checked', rows: 2, planned: { create: 2, refused: 0 } })
  expect(done).toMatchObject({ state: 'done', written: { create: 2, change: 0, refused: 0 } })
  expect(await cropWith('A-1')).toMatchObject({
    ...{ name: 'Sharbati wheat', price: 24.5, unit: 'kg', quantity: 4000, category: 'Grains' },
    ...{ harvestDate: '2026-04-15', shownUnit: 'quintal', kind: 'wheat' },
  })
  expect(await cropWith('A-2')).toMatchObject({
    ...{ price: 31.5, quantity: 1250, harvestDate: '2026-04-15', expiryDate: '2037-12-31' },
  })

  const again = await importFile(file)
  expect(again.done.written).toEqual({ create: 0, change: 0, none: 2, refused: 0 })
  expect(await ownCrops()).toHaveLength(2)
})

test('a file of stock and prices alone changes these, in the unit that the listing is shown in', async () => {
  const { done } = await importFile('sku;price;stock\nA-1;2500;38\nA-2;31.50;1250\n')
  expect(done.written).toEqual({ create: 0, change: 1, none: 1, refused: 0 })
  expect(await cropWith('A-1')).toMatchObject({ price: 25, quantity: 3800, unit: 'kg' })
})

test('wrong cells are told by row and column, and nothing of them is written', async () => {
  const rows = [
    'B-1,Good gram,55,kg,100,2026-04-15,2037-01-01,2',
    'B-2,,55,kg,100,2026-04-15,2037-01-01,2',
    'B-3,Decimal comma,"55,5",kg,100,2026-04-15,2037-01-01,2',
    'B-4,Wrong dates,55,kg,100,2026-04-15,2026-01-01,2',
    'B-5,No paise,1235.50,quintal,100,2026-04-15,2037-01-01,2',
    'B-1,Twice,55,kg,100,2026-04-15,2037-01-01,2',
    'B-7,Bad unit,55,bushel,100,31-02-2026,2037-01-01,2',
  ]
  const { checked, done } = await importFile([headings, ...rows].join('\n'))
  expect(checked.planned).toEqual({ create: 1, change: 0, none: 0, refused: 6 })
  expect(done.written).toMatchObject({ create: 1 })
  const issues = await refusedRows(done)
  const sentences = issues.flatMap((row: { number: number; issues: object[] }) =>
    row.issues.map((issue) => ({ row: row.number, ...issue })),
  )
  expect(sentences).toMatchObject([
    { row: 2, column: 'Crop name', message: 'Crop name is required' },
    {
      ...{ row: 3, column: 'Price' },
      message: 'Write a number with a point for decimals, such as 1250.50',
    },
    {
      ...{ row: 4, column: 'Expiry date' },
      message: 'Expiry date cannot be before the harvest date',
    },
    { row: 5, column: 'Price', message: expect.stringContaining('part of a paisa') },
    {
      ...{ row: 6, column: 'Your reference', values: { row: 1 } },
      message: 'Row 1 of the file has the same reference.',
    },
    { row: 7, column: 'Unit', message: expect.stringContaining('Unit must be one of') },
    { row: 7, column: 'Harvest date', message: expect.stringContaining('must be a date') },
  ])
})

test('undo archives what was created and puts back what was changed, except what was changed since', async () => {
  const { token: seller } = await app.signUp()
  await importFile([headings, wheat, onion].join('\n'), seller)
  const file =
    'sku,name,price,quantity,unit,harvest,expiry,dispatch days\nA-1,,2600,,,,,\nA-2,,40,,,,,\n'
  const added =
    'A-3,New maize,22,500,kg,2026-04-15,2037-01-01,2\nA-4,Old rice,30,500,kg,2026-04-15,2037-01-01,2\n'
  const { done } = await importFile(file + added, seller)
  expect(done.written).toEqual({ create: 2, change: 2, none: 0, refused: 0 })
  const [onionNow, riceNow] = [await cropWith('A-2', seller), await cropWith('A-4', seller)]
  await app.call('PATCH', `/api/crop/update-crop/${onionNow?._id}`, {
    ...{ token: seller, body: { price: 44 } },
  })
  await app.call('PATCH', `/api/crop/update-crop/${riceNow?._id}`, {
    ...{ token: seller, body: { price: 35 } },
  })

  await step('undo', done, {}, seller)
  const undone = await settled(done, seller)
  expect(undone).toMatchObject({ state: 'undone', leftByUndo: 2, canUndoUntil: null })
  expect(await cropWith('A-1', seller)).toMatchObject({ price: 24.5 })
  expect(await cropWith('A-2', seller)).toMatchObject({ price: 44 })
  expect(await cropWith('A-4', seller)).toMatchObject({ price: 35, isArchived: false })
  const maize = (await ownCrops(seller)).find(({ name }) => name === 'New maize')
  expect(maize).toMatchObject({ isArchived: true, externalId: null })
  expect(
    (await refusedRows(undone, seller)).map(({ number }: { number: number }) => number),
  ).toEqual([2, 4])
})

test('an import goes on where a killed process left it, writes nothing twice and keeps the order of the file', async () => {
  const { token: seller } = await app.signUp()
  const rows = Array.from(
    { length: 150 },
    (_, i) => `K-${i},Kabuli gram ${i},55,kg,100,2026-04-15,2037-01-01,2`,
  )
  const uploaded = (await upload([headings, ...rows].join('\n'), seller)).body.data
  await step('check', uploaded, { mapping: uploaded.mapping }, seller)
  await settled(uploaded, seller)
  // As if a process had died with the lease in its hand after the first rows.
  await execute(
    app.services.db,
    sql`update listing_imports set state = 'running', started_at = now(), leased_until = now() + interval '2 seconds'
      where id = ${uploaded._id}`,
  )
  const done = await settled(uploaded, seller)
  expect(done.written).toMatchObject({ create: 150 })
  const [counted] = await queryRows<{ all: number; different: number }>(
    app.services.db,
    sql`select count(*)::int as "all", count(distinct external_id)::int as different from crops
      where external_id like 'K-%'`,
  )
  expect(counted).toEqual({ all: 150, different: 150 })
  // Under Newest too, the rows of all parts follow each other.
  const newest = await queryRows<{ reference: string }>(
    app.services.db,
    sql`select external_id as reference from crops where external_id like 'K-%' order by newest_at desc, id desc`,
  )
  expect(newest.map(({ reference }) => reference)).toEqual(rows.map((_, i) => `K-${i}`))
})

test('the seven days in which an import can be undone begin when it is started, not when its file is checked', async () => {
  const { token: seller } = await app.signUp()
  const uploaded = (await upload([headings, wheat].join('\n'), seller)).body.data
  await step('check', uploaded, { mapping: uploaded.mapping }, seller)
  await settled(uploaded, seller)
  await execute(
    app.services.db,
    sql`update listing_imports set created_at = created_at - interval '8 days',
      started_at = started_at - interval '8 days' where id = ${uploaded._id}`,
  )
  await step('start', uploaded, {}, seller)
  const done = await settled(uploaded, seller)
  const days = (Date.parse(done.canUndoUntil ?? '') - Date.now()) / (24 * 3_600_000)
  expect(days).toBeCloseTo(7, 1)
  expect((await step('undo', done, {}, seller)).status).toBe(200)
  expect(await settled(done, seller)).toMatchObject({ state: 'undone', leftByUndo: 0 })
})

test('of imports of the same moment the later one is listed first', async () => {
  const { token: bina } = await app.signUp()
  const ids = []
  for (const price of [2450, 2500, 2550]) {
    const { done } = await importFile(`${headings}\n${wheat.replace('2450', String(price))}`, bina)
    ids.unshift(done._id)
  }
  const sameMoment = sql`update listing_imports set created_at = now() where id = any(${ids}::uuid[])`
  await execute(app.services.db, sameMoment)
  const { body } = await app.call('GET', '/api/listing-import/my-imports', { token: bina })
  expect(body.data.imports.map(({ _id }: ListingImportView) => _id)).toEqual(ids)
})

test('nobody reads or moves the import of another person', async () => {
  const { token: stranger } = await app.signUp()
  const uploaded = (await upload([headings, wheat].join('\n'))).body.data
  expect(
    await app.call('GET', importPath('get-import', uploaded._id), { token: stranger }),
  ).toMatchObject({
    status: 404,
    body: { code: 'listing_import.not_found' },
  })
  expect((await step('start', uploaded, {}, stranger)).status).toBe(404)
  expect((await step('start', uploaded)).body.code).toBe('listing_import.not_ready')
  expect((await app.call('POST', '/api/listing-import/upload', { body: {} })).status).toBe(401)
})

test.each([
  ['', 400, 'listing_import.no_file'],
  ['Name,Price\n', 400, 'listing_import.unreadable'],
  ['Name,Price\n"Wheat,3', 400, 'listing_import.unreadable'],
])('the file %j is refused with a sentence', async (text, status, code) => {
  const answer = await upload(text)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(answer.body.message).toMatch(/[.?]$/)
})

test('a reference belongs to one listing of a seller, by hand too', async () => {
  const { token: seller } = await app.signUp()
  const crop = {
    ...{ name: 'Bajra', category: 'Grains', price: 20, quantity: 100, unit: 'kg', dispatchTime: 2 },
    ...{ harvestDate: '2026-04-15', expiryDate: '2037-01-01', externalId: 'ERP-9' },
  }
  const add = () => app.call('POST', '/api/crop/add-crop', { token: seller, body: crop })
  expect((await add()).status).toBe(200)
  expect(await add()).toMatchObject({
    status: 409,
    body: { code: 'listing.reference_taken' },
  })
  // Another seller may use the same one, and nobody else reads it.
  expect((await app.call('POST', '/api/crop/add-crop', { token, body: crop })).status).toBe(200)
  const [listed] = (await app.call('GET', '/api/crop/all-crops?q=bajra')).body.data.crops
  expect(listed).not.toHaveProperty('externalId')
})
