import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { listingReportsPerDay } from '#shared/admin/admin.constants.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a user can report twenty listings a day, and repeated reports count too', async () => {
  const [seller, reporter] = [await app.signUp(), await app.signUp()]
  const addCrop = async () =>
    (await app.call('POST', '/api/crop/add-crop', { token: seller.token, body: newCrop })).body.data
      ._id as string
  const [listingId, other] = [await addCrop(), await addCrop()]
  const report = (id: string, token = reporter.token) =>
    app.call('POST', '/api/report/report-listing', {
      token,
      body: { kind: 'crop', listingId: id, reason: 'fraud' },
    })
  for (let i = 0; i < listingReportsPerDay; i++) expect((await report(listingId)).status).toBe(200)
  const refused = await report(other)
  expect([refused.status, refused.body.code]).toEqual([429, 'report.too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const { token } = await app.signUp()
  expect((await report(other, token)).status).toBe(200)
})
