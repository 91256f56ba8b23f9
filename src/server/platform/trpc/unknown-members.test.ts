import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { nearestName, unknownMemberCheck } from './unknown-members.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const crop = {
  name: 'Wheat',
  category: 'Grains',
  price: 28,
  quantity: 500,
  unit: 'kg',
  harvestDate: '2026-04-10',
  expiryDate: '2037-06-30',
  dispatchTime: 2,
}

test('a misspelt member of a write is refused by name over REST and tRPC, and nothing is written', async () => {
  const { token } = await app.signUp()
  const { price, ...others } = crop
  const body = { ...others, price, pirce: 20 }
  const rest = await app.call('POST', '/api/crop/add-crop', { token, body })
  const issue = {
    path: 'pirce',
    message: 'There is no field pirce here. Did you mean price?',
    template: 'There is no field {{name}} here. Did you mean {{nearest}}?',
    values: { name: 'pirce', nearest: 'price' },
  }
  expect(rest).toMatchObject({ status: 400, body: { code: 'input.invalid', issues: [issue] } })
  const keyed = { 'idempotency-key': 'misspelt' }
  for (const headers of [{}, keyed]) {
    const options = { token, body: { json: body }, headers }
    const trpc = await app.call('POST', '/trpc/crop.add', options)
    expect(trpc.status).toBe(400)
    expect(trpc.body.error).toMatchObject({
      json: { data: { code: 'input.invalid', issues: [issue] } },
    })
  }
  // A visitor learns that a token is missing, not what is wrong with the input.
  const visitor = await app.call('POST', '/trpc/crop.add', { body: { json: body } })
  expect(visitor.status).toBe(401)
  const mine = await app.call('GET', '/api/crop/my-crops', { token })
  expect(mine.body.data).toMatchObject({ total: 0 })
})

test('what a form of the first API sends back has no effect and is named in a header', async () => {
  const { token } = await app.signUp()
  const body = { ...crop, _id: 'x', __v: 0, isUserCrop: true }
  const headersOf = async (url: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await app.server.inject({ method: 'POST', url, headers, payload })
    expect(response.statusCode).toBe(200)
    return response.headers['ignored-members']
  }
  expect(await headersOf('/api/crop/add-crop', body)).toBe('_id, __v, isUserCrop')
  expect(await headersOf('/trpc/crop.add', { json: body })).toBe('_id, __v, isUserCrop')
  expect(await headersOf('/api/crop/add-crop', crop)).toBeUndefined()
})

test.each([
  [{ price: 28.005 }, 'price', 'An amount can have two decimals, for paise'],
  [{ price: 1e-7 }, 'price', 'An amount can have two decimals, for paise'],
  [{ quantity: 1.0005 }, 'quantity', 'A quantity can have three decimals'],
])(
  '%j is finer than what is stored, and is refused instead of rounded',
  async (finer, path, message) => {
    const { token } = await app.signUp()
    const body = { ...crop, ...finer }
    const { status, body: failure } = await app.call('POST', '/api/crop/add-crop', { token, body })
    expect(status).toBe(400)
    expect(failure.issues).toEqual([expect.objectContaining({ path, message })])
  },
)

test('members are checked in lists, in options and behind every wrapper of zod', () => {
  const schema = z.object({
    lines: z.array(z.object({ cropId: z.string() })).default([]),
    address: z.object({ city: z.string() }).nullish(),
    way: z.union([z.object({ app: z.string() }), z.object({ passkey: z.object({}) })]).optional(),
    any: z.looseObject({}).optional(),
    piped: z
      .object({ inner: z.string() })
      .transform(({ inner }) => inner)
      .optional(),
  })
  const check = unknownMemberCheck([schema])
  const input = {
    lines: [{ cropId: 'a' }, { cropId: 'b', cropid: 'c' }],
    address: { town: 'Pune' },
    way: { app: '1', code: 2 },
    any: { whatever: 1 },
    piped: { inner: 'a', other: 'b' },
  }
  expect(() => check(input)).toThrow(
    expect.objectContaining({
      issues: ['lines.1.cropid', 'address.town', 'way.code', 'piped.other'].map((path) =>
        expect.objectContaining({ path }),
      ),
    }),
  )
  expect(check({ way: { passkey: { rawId: 'by WebAuthn' } }, absent: undefined })).toEqual([])
  expect(check('not an object')).toEqual([])
})

test.each([
  ['pirce', 'price'],
  ['Price', 'price'],
  ['qty', undefined],
  ['quantitiy', 'quantity'],
  ['x'.repeat(10_000), undefined],
])('for %s the nearest name is %s', (name, nearest) => {
  expect(nearestName(name, ['price', 'quantity', 'name'])).toBe(nearest)
})
