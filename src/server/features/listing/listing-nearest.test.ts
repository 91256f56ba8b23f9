import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
/** The ids of four crops in each place, as a list near Pune has them. */
let expected: string[]

const moveTo = async (token: string, zip: string) => {
  const body = { address: { zip } }
  expect((await app.call('PATCH', '/api/user/update-user', { token, body })).status).toBe(200)
}
async function sellerAt(zip: string): Promise<string> {
  const { token } = await app.signUp()
  await moveTo(token, zip)
  return token
}
async function addCrop(token: string, name: string): Promise<string> {
  const body = { ...newCrop, name }
  const answer = await app.call('POST', '/api/crop/add-crop', { token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data._id
}
async function nearPune(): Promise<string[]> {
  const url = '/api/crop/all-crops?near=411001&sort=nearest&limit=6'
  const { status, body } = await app.call('GET', url)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.crops.map(({ _id }: { _id: string }) => _id)
}
const archive = (ids: readonly string[], isArchived: boolean) =>
  execute(
    app.services.db,
    sql`update crops set is_archived = ${isArchived} where id = any(${ids}::uuid[])`,
  )

beforeAll(async () => {
  app = await createTestApp()
  expected = []
  for (const zip of ['411001', '422001']) {
    const token = await sellerAt(zip)
    for (let n = 1; n <= 4; n++) expected.push(await addCrop(token, `Okra ${n} of ${zip}`))
  }
})
afterAll(() => app.close())

test('the known points of a first page do not hold back what has gone, nor leave the page short', async () => {
  for (const gone of [1, 2, 4, 6]) {
    expect(await nearPune(), `before ${gone} go`).toEqual(expected.slice(0, 6))
    expect(await nearPune(), 'from the known points').toEqual(expected.slice(0, 6))
    // Another process would change the rows just so.
    await archive(expected.slice(0, gone), true)
    expect(await nearPune(), `${gone} gone`).toEqual(expected.slice(gone, gone + 6))
    await archive(expected.slice(0, gone), false)
  }
})

test('a new listing at a point that had none is on the page at once, and leaves it when its owner moves', async () => {
  expect(await nearPune()).toEqual(expected.slice(0, 6))
  const token = await sellerAt('411002')
  const id = await addCrop(token, 'Garden mint')
  const withMint = [...expected.slice(0, 4), id, expected[4]]
  expect(await nearPune()).toEqual(withMint)
  await moveTo(token, '110001')
  expect(await nearPune()).toEqual(expected.slice(0, 6))
})
