import { afterEach, expect, test, vi } from 'vitest'
import { findTemplate } from '#client/platform/i18n/translate-message.ts'
import { readToken, storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { createTrpcClient, readFailure } from './trpc.ts'

afterEach(() => vi.unstubAllGlobals())

const refusal = { status: 401, code: 'auth.required', message: 'Please log in to continue.' }

test('a refused token is deleted', async () => {
  fakeServer({ 'user.get': () => ({ refusal }) })
  storeToken('stale', 'farmer')
  await expect(createTrpcClient().user.get.query()).rejects.toThrow(refusal.message)
  expect(readToken()).toBeNull()
})

test('a late refusal of an old token does not delete the new one', async () => {
  fakeServer({
    'user.get': () => {
      storeToken('fresh', 'farmer')
      return { refusal }
    },
  })
  storeToken('stale', 'farmer')
  await expect(createTrpcClient().user.get.query()).rejects.toThrow()
  expect(readToken()).toBe('fresh')
})

test('other refusals do not end the session', async () => {
  fakeServer({
    'user.get': () => ({ refusal: { ...refusal, status: 429, code: 'rate.limited' } }),
  })
  storeToken('good', 'farmer')
  await expect(createTrpcClient().user.get.query()).rejects.toThrow()
  expect(readToken()).toBe('good')
})

test('only the advisor’s answer is streamed', async () => {
  const calls = fakeServer({ 'user.get': () => ({ data: null }) })
  const client = createTrpcClient()
  await client.user.get.query()
  await expect(client.chat.stream.mutate({ message: 'When is wheat sown?' })).rejects.toThrow()
  expect(calls.map(([name, sent]) => [name, sent.get('trpc-accept')])).toEqual([
    ['user.get', null],
    ['chat.stream', 'application/jsonl'],
  ])
})

test('a write carries the Idempotency-Key of its call', async () => {
  const calls = fakeServer({ 'auth.logout': () => ({ data: null }) })
  await createTrpcClient().auth.logout.mutate(undefined, { context: { idempotencyKey: 'k-1' } })
  await createTrpcClient().auth.logout.mutate()
  expect(calls.map(([, sent]) => sent.get('idempotency-key'))).toEqual(['k-1', null])
})

const answerWith = (status: number, data: object) =>
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { error: { json: { code: -32029, message: 'Too many requests.', data } } },
      { status },
    ),
  )

test.each([
  [429, 1, 'Too many requests. You can try again in 2 seconds.'],
  [429, 59.2, 'Too many requests. You can try again in 60 seconds.'],
  [503, 600, 'Too many requests. You can try again in 10 minutes.'],
  [429, 80_000, 'Too many requests. You can try again in 23 hours.'],
  [409, 1, 'Too many requests.'],
])('a refusal with status %i and a wait of %d s reads "%s"', async (status, seconds, sentence) => {
  answerWith(status, { code: 'rate.limited', httpStatus: status, retryAfter: seconds })
  const failure = await createTrpcClient()
    .crop.list.query({})
    .catch((error: unknown) => error)
  expect(readFailure(failure)).toMatchObject({ code: 'rate.limited', message: sentence })
})

test('inputs are sent as plain JSON, without annotations', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push(String(body ?? decodeURIComponent(url)))
    return Response.json({ result: { data: { json: null } } })
  })
  const client = createTrpcClient()
  await client.crop.list.query({ page: 2, q: undefined })
  await client.user.get.query()
  await client.user.update.mutate({ firstName: 'Asha', lastName: undefined })
  expect(sent).toEqual([
    '/trpc/crop.list?input={"json":{"page":2}}',
    '/trpc/user.get?input={}',
    '{"json":{"firstName":"Asha"}}',
  ])
})

/** What a call says that the server refuses like this. */
async function failureOf(more: object) {
  fakeServer({ 'user.get': () => ({ refusal: { ...refusal, ...more } }) })
  const error = await createTrpcClient()
    .user.get.query()
    .catch((thrown: unknown) => thrown)
  return readFailure(error)
}

test('a refusal and its issues can be translated, because their templates are remembered', async () => {
  const [ofStock, ofCity] = [
    { template: 'Only {{stock}} of it are left.', values: { stock: 9317 } },
    { template: '{{label}} is not in {{state}}', values: { label: 'City', state: 'Goa' } },
  ]
  const issue = { path: 'city', message: 'City is not in Goa' }
  const message = 'Only 9317 of it are left.'
  expect([findTemplate(message), findTemplate(issue.message)]).toEqual([undefined, undefined])
  const failure = await failureOf({
    status: 409,
    message,
    ...ofStock,
    issues: [{ ...issue, ...ofCity }],
  })
  expect(failure).toMatchObject({ message, issues: [issue] })
  expect(findTemplate(message)).toEqual(ofStock)
  expect(findTemplate(issue.message)).toEqual(ofCity)
})

test.each([
  [429, 1, 'in 2 seconds.'],
  [429, 120, 'in 120 seconds.'],
  [503, 120.5, 'in 3 minutes.'],
  [429, 7200, 'in 120 minutes.'],
  [429, 7201, 'in 3 hours.'],
])(
  'a refusal with status %d and %d seconds to wait says "try again %s"',
  async (status, retryAfter, end) => {
    const { message } = await failureOf({ status, message: 'Not now.', retryAfter })
    expect(message).toBe(`Not now. You can try again ${end}`)
    expect(findTemplate(message ?? '')?.values.label).toBe('Not now.')
  },
)

test('other refusals name no time to wait', async () => {
  expect((await failureOf({ status: 409, message: 'No.', retryAfter: 5 })).message).toBe('No.')
})
