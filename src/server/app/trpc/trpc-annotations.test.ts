import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ninetyEightBytes = {
  json: { phone: { length: 100_000_000 } },
  meta: { values: { phone: [['typed-array', 'Uint8Array']] } },
}
let tree: unknown = 'Date'
for (let level = 0; level < 20; level++) tree = { a: tree }

const hostile = [
  ['a typed array of a hundred million numbers', ninetyEightBytes],
  ['annotations that are an object of texts', { json: {}, meta: { values: { phone: 'abc' } } }],
  ['a tree of annotations', { json: {}, meta: { values: tree } }],
  ['references that are equal', { json: {}, meta: { referentialEqualities: { a: ['b'] } } }],
  ['a date', { json: { phone: 'x' }, meta: { values: { phone: ['Date'] } } }],
] as const

const inQuery = (input: unknown) => encodeURIComponent(JSON.stringify(input))
const post = (path: string, payload: unknown) =>
  app.server.inject({ method: 'POST', url: `/trpc/${path}`, payload: payload as object })
const get = (path: string) => app.server.inject({ url: `/trpc/${path}` })

describe.each(hostile)('%s', (_name, input) => {
  test.each([
    ['a query', () => get(`crop.get?input=${inQuery(input)}`)],
    ['a query that takes no input', () => get(`user.get?input=${inQuery(input)}`)],
    ['a batch of one', () => get(`crop.get?batch=1&input=${inQuery({ 0: input })}`)],
    ['queries', () => get(`crop.get,crop.get?batch=1&input=${inQuery({ 1: input })}`)],
    ['a batch that names fewer', () => get(`crop.get?batch=1&input=${inQuery({ 7: input })}`)],
    ['a mutation', () => post('auth.requestLoginOtp', input)],
    ['a mutation that takes no input', () => post('visit.count', input)],
    ['mutations', () => post('visit.count,auth.requestLoginOtp?batch=1', { 0: {}, 1: input })],
    ['a mutation that needs a token', () => post('crop.add', input)],
  ])('in %s is refused at the cost of a refusal', async (_where, ask) => {
    const started = process.cpuUsage()
    const response = await ask()
    const { user, system } = process.cpuUsage(started)
    expect(response.statusCode).toBe(400)
    expect(response.json().error.json.data.code).toBe('input.malformed')
    expect((user + system) / 1000).toBeLessThan(250)
  })

  test('in a subscription is refused', async () => {
    const { token } = await app.signUp()
    const response = await app.server.inject({
      url: `/trpc/live.events?input=${inQuery(input)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(400)
  })
})

test.each([5000, 20_000])(
  'inputs of %i levels are refused, alone and in batches',
  async (levels) => {
    const nested = `${'['.repeat(levels)}${']'.repeat(levels)}`
    const send = (path: string, payload: string) =>
      app.server.inject({
        method: 'POST',
        url: `/trpc/${path}`,
        headers: { 'content-type': 'application/json' },
        payload,
      })
    const single = await send('auth.requestLoginOtp', `{"json":${nested}}`)
    const batch = await send('visit.count,visit.count?batch=1', `{"0":{"json":${nested}}}`)
    expect([single.statusCode, batch.statusCode]).toEqual([400, 400])
  },
)
