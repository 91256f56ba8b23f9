import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { testDatabaseUrl } from '#server/testing/test-database.ts'

const name = 'Stolen saffron'

let admin: AdminApp
/** Another process on the same database; the embedded one belongs to a single process. */
let other: Pick<AdminApp['app'], 'server' | 'close'>
beforeAll(async () => {
  admin = await createAdminApp()
  other = testDatabaseUrl ? await openSecondProcess(admin.app) : admin.app
}, 120_000)
afterAll(async () => {
  if (other !== admin.app) await other.close()
  await admin.app.close()
})

test('a listing that an operator hides is gone from the rendered pages of every process within a second', async () => {
  const { token } = await admin.app.signUp()
  const added = await admin.post('crop/add-crop', token, { ...newCrop, name })
  const listingId: string = added.body.data._id
  const page = async () => (await other.server.inject({ url: `/shop/${listingId}` })).body
  // A busy machine sends the plain shell, without the name.
  await vi.waitFor(async () => expect(await page()).toContain(name), { timeout: 20_000 })
  expect(await page()).toContain(name)
  const hidden = await admin.act('hide-listing', { kind: 'crop', listingId })
  expect(hidden.status).toBe(200)
  await wait(1000)
  expect(await page()).not.toContain(name)
})
