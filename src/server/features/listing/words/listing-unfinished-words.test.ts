import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { CropPage } from '#shared/crop/crop.schema.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  const { token } = await app.signUp()
  for (const name of ['Thompson Seedless Grapes', 'Grand Naine Banana', 'Alubukhara plum']) {
    const body = {
      name,
      category: 'Fruits',
      price: 10,
      quantity: 5,
      dispatchTime: 1,
      harvestDate: '2026-11-01',
      expiryDate: '2099-12-01',
    }
    const answer = await app.call('POST', '/api/crop/add-crop', { token, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
})
afterAll(() => app.close())

async function namesOf(q: string) {
  const { body } = await app.call('GET', `/api/crop/all-crops?${new URLSearchParams({ q })}`)
  return (body.data as CropPage).crops.map(({ name }) => name)
}

test.each([
  ['seed', 'Thompson Seedless Grapes'],
  ['seedl', 'Thompson Seedless Grapes'],
  ['thompson seedle', 'Thompson Seedless Grapes'],
  ['nai', 'Grand Naine Banana'],
  ['grand nai', 'Grand Naine Banana'],
  ['grand nain', 'Grand Naine Banana'],
])('while %j is typed, the listing is found whose name it begins', async (q, name) => {
  expect(await namesOf(q)).toEqual([name])
})

test('a whole name of a kind that nobody sells begins no other', async () => {
  expect(await namesOf('seedling')).toEqual([])
  expect(await namesOf('alu')).toEqual([])
})
