import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Somebody at a PIN code of Maharashtra who sells rice at these prices a kilogram. */
async function addSeller(zip: string, prices: readonly number[]) {
  const { token } = await app.signUp()
  const address = { zip, city: '', state: 'Maharashtra' }
  await app.call('PATCH', '/api/user/update-user', { token, body: { address } })
  for (const price of prices) {
    const body = { ...newCrop, name: 'Rice', price }
    expect((await app.call('POST', '/api/crop/add-crop', { token, body })).status).toBe(200)
  }
}
async function othersOf(district: string) {
  const { token } = await app.signUp()
  const query = new URLSearchParams({ state: 'Maharashtra', district })
  const path = `/api/market/selling-price/rice?${query}`
  return (await app.call('GET', path, { token })).body.data.others
}

test('what others ask is that of sellers within 100 km, and of the state while fewer than three are so near', async () => {
  await addSeller('440001', [60, 62, 64])
  await addSeller('416606', [30, 32])
  const inState = { listings: 5, low: 32, high: 62, nearKm: null }
  expect(await othersOf('Sindhudurg')).toEqual(inState)
  expect(await othersOf('Nagpur')).toEqual({ listings: 3, low: 61, high: 63, nearKm: 100 })
  await addSeller('416606', [34])
  expect(await othersOf('Sindhudurg')).toEqual({ listings: 3, low: 31, high: 33, nearKm: 100 })
  expect(await othersOf('Nowhere in particular')).toMatchObject({ listings: 6, nearKm: null })
})
