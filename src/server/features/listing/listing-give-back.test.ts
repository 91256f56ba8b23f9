import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
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

/** The statements by which an operator gives an account back whose number has a new owner. */
function givingBack(values: Record<string, string>): string[] {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const [, block = ''] =
    /\*\*A number with a new owner\.\*\*[^`]*`[\s\S]*?```sql\n([\s\S]*?)```/.exec(operations) ?? []
  const filled = block.replace(/<([\w ]+)>/g, (_, name: string) => values[name] ?? '')
  return filled
    .split(/;\n/)
    .filter((text) => text.trim() !== '' && !/^(begin|commit)$/.test(text.trim()))
}

test('an account that is given back shows its listings again, also one that was hidden meanwhile, once it is restored', async () => {
  const { app, post, act, idOf } = admin
  const person = await app.signUp()
  const addCrop = async (name: string): Promise<string> =>
    (await post('crop/add-crop', person.token, { ...newCrop, name })).body.data._id
  const [hidden, other] = [await addCrop('Okra'), await addCrop('Brinjal')]
  const id = await idOf(person.token)
  await account.lastLogin(person.phone, 400)
  expect((await account.verify('register', person.phone)).status).toBe(200)
  const listing = { kind: 'crop', listingId: hidden }
  expect((await act('hide-listing', listing)).status).toBe(200)

  const phone = '9812300077'
  const statements = givingBack({ 'number now': phone, 'old number': person.phone, id })
  expect(statements).toHaveLength(4)
  await app.services.db.transaction(async (em) => {
    for (const text of statements) await execute(em, { text, values: [] })
  })
  const { token } = (await account.verify('login', phone)).body
  expect(await idOf(token)).toBe(id)
  expect((await act('restore-listing', listing)).status).toBe(200)
  const seen = async (cropId: string) =>
    (await app.call('GET', `/api/crop/get-crop/${cropId}`)).status
  expect([await seen(hidden), await seen(other)]).toEqual([200, 200])
})
