import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ LISTINGS_IN_ALL: '3' })
})
afterAll(() => app.close())

const headings = 'sku,name,price,unit,quantity,harvest,expiry,dispatch days,hidden'
const row = (sku: string, hidden: 'yes' | 'no') =>
  `${sku},Onion ${sku},20,kg,100,2026-04-15,2037-03-31,2,${hidden}`

/** Writes a file's rows to the market. */
async function importRows(token: string, rows: readonly string[]) {
  const path = '/api/listing-import'
  const uploaded = await app.call('POST', `${path}/upload?kind=crops`, {
    ...{ token, headers: { 'content-type': 'text/csv' } },
    body: Buffer.from([headings, ...rows].join('\n')),
  })
  const { _id: id, mapping } = uploaded.body.data as ListingImportView
  const read = async (): Promise<ListingImportView> =>
    (await app.call('GET', `${path}/get-import/${id}`, { token })).body.data
  for (const [step, body, end] of [
    ['check', { mapping }, 'checked'],
    ['start', {}, 'done'],
  ] as const) {
    await app.call('POST', `${path}/${step}/${id}`, { token, body })
    await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe(end)
  }
  const refused = await app.call('GET', `${path}/refused-rows/${id}`, { token })
  return { ...(await read()).written, refusedRows: refused.body.data.refused }
}

test('a file adds shown listings up to the limit, and hidden ones beside them', async () => {
  const { token } = await app.signUp()
  const first = await importRows(token, [row('A', 'yes'), row('B', 'yes'), row('C', 'no')])
  expect(first).toMatchObject({ create: 3, refused: 0 })
  const second = await importRows(token, [
    ...[row('D', 'no'), row('E', 'no'), row('F', 'no'), row('G', 'yes')],
  ])
  expect(second).toMatchObject({
    ...{ create: 3, refused: 1 },
    refusedRows: [{ number: 3, issues: [{ values: { max: 3 } }] }],
  })
  const own = await app.call('GET', '/api/crop/my-crops', { token })
  const shown = own.body.data.crops.filter(({ isArchived }: { isArchived: boolean }) => !isArchived)
  expect(shown.map(({ externalId }: { externalId: string }) => externalId).sort()).toEqual([
    ...['C', 'D', 'E'],
  ])
})
