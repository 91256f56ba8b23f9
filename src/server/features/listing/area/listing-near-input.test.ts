import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('what cannot be understood is refused with a sentence', () => {
  test.each([
    ['near=999999', 'near', /do not know this PIN/],
    ['near=41100', 'near', /PIN code, or latitude and longitude/],
    ['near=pune', 'near', /PIN code, or latitude and longitude/],
    ['near=18.5', 'near', /PIN code, or latitude and longitude/],
    ['near=18.5,73.8,1', 'near', /PIN code, or latitude and longitude/],
    ['near=51.5,0.1', 'near', /outside India/],
    ['near=0,0', 'near', /outside India/],
    ['near=15,70', 'near', /no place in India near/],
    ['near=NaN,NaN', 'near', /PIN code, or latitude and longitude/],
    [`near=${'1'.repeat(200)}`, 'near', /PIN code, or latitude and longitude/],
    ['near=411001&radius=0', 'radius', /whole number from 1 to/],
    ['near=411001&radius=10000', 'radius', /whole number from 1 to/],
    ['near=411001&radius=5.5', 'radius', /whole number from 1 to/],
    ['radius=5', 'radius', /radius needs near/],
    ['sort=nearest', 'sort', /nearest needs near/],
    ['state=Atlantis', 'state', /36 states/],
    ['district=Pune', 'district', /district needs state/],
    ['state=Bihar&district=Pune', 'district', /do not know this district/],
    [`state=Bihar&district=${'x'.repeat(200)}`, 'district', /./],
  ])('%s', async (query, path, sentence) => {
    for (const url of ['/api/crop/all-crops', '/api/equipment/all-equipments']) {
      const { status, body } = await app.call('GET', `${url}?${query}`)
      expect([status, body.code, body.issues?.[0]?.path], JSON.stringify(body)).toEqual([
        400,
        'input.invalid',
        path,
      ])
      expect(body.issues[0].message).toMatch(sentence)
      // The sentence of the whole is that of the field: pages show it.
      expect(body.message).toBe(body.issues[0].message)
    }
    const { radius, ...texts } = Object.fromEntries(new URLSearchParams(query))
    const input = { ...texts, ...(radius && { radius: Number(radius) }) }
    for (const procedure of ['crop.list', 'equipment.list']) {
      const given = encodeURIComponent(JSON.stringify({ json: input }))
      const { status, body } = await app.call('GET', `/trpc/${procedure}?input=${given}`)
      expect([status, body.error.json.data.issues[0]]).toEqual([
        400,
        expect.objectContaining({ path, message: expect.stringMatching(sentence) }),
      ])
    }
  })
})
