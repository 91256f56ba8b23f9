import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { newCrop } from '#server/testing/people/listings.ts'

let admin: AdminApp
let account: ReturnType<typeof accountCalls>
beforeAll(async () => {
  admin = await createAdminApp()
  account = accountCalls(admin.app)
})
afterAll(() => admin.app.close())

test('a listing that an operator hides while a deletion is planned stays hidden when the account is kept, until it is restored', async () => {
  const person = await admin.app.signUp()
  const addCrop = async (name: string): Promise<string> =>
    (await admin.post('crop/add-crop', person.token, { ...newCrop, name })).body.data._id
  const [hidden, other] = [await addCrop('Okra'), await addCrop('Brinjal')]
  const seen = async (cropId: string) =>
    (await admin.app.call('GET', `/api/crop/get-crop/${cropId}`)).status
  expect((await account.requestDeletion(person)).status).toBe(200)
  const listing = { kind: 'crop', listingId: hidden }
  expect((await admin.act('hide-listing', listing)).status).toBe(200)
  expect((await account.post('keep-account', person.token)).status).toBe(200)
  expect([await seen(hidden), await seen(other)]).toEqual([404, 200])

  expect((await admin.act('restore-listing', listing)).status).toBe(200)
  expect(await seen(hidden)).toBe(200)
})
