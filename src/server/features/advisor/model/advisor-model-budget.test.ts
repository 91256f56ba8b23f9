import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { streams, words } from '#server/testing/stand-ins/chat-server.ts'
import { startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const perAddress = 3
const inAll = 5

let app: TestApp
let model: Awaited<ReturnType<typeof startStandIn>>
beforeEach(async () => {
  model = await startStandIn(streams(words('The model says so.')))
  app = await createTestApp({
    CHAT_API_URL: `${model.url}/v1`,
    CHAT_MODEL_CALLS_PER_DAY: String(inAll),
    CHAT_MODEL_CALLS_PER_DAY_PER_ADDRESS: String(perAddress),
    TRUST_PROXY: '1',
  })
})
afterEach(async () => {
  await app.close()
  await model.close()
})

async function ask(address: string, server = app.server): Promise<string> {
  const response = await server.inject({
    method: 'POST',
    url: '/api/chat/personalized',
    headers: { 'x-forwarded-for': address },
    payload: { message: 'How do I make compost?' },
  })
  expect(response.statusCode).toBe(200)
  return response.json().data.writtenBy
}

const outcomes = async () => {
  const { values } = await app.services.metrics.chatModelCalls.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))
}

test('above the day’s budget, of a network or of all, the built-in advisor answers', async () => {
  const writers: string[] = []
  for (let host = 0; host < perAddress + 2; host++) writers.push(await ask(`2001:db8:1:2::${host}`))
  expect(writers).toEqual(['model', 'model', 'model', 'advisor', 'advisor'])
  expect(await ask('203.0.113.1')).toBe('model')
  expect(await ask('203.0.113.2')).toBe('model')
  expect(await ask('203.0.113.3')).toBe('advisor')
  expect(model.asked).toHaveLength(inAll)
  expect(await outcomes()).toEqual({ allowed: 5, 'address-spent': 2, 'day-spent': 1 })
  // What the whole day's budget refused is not counted against the address either.
  const [row] = await app.services.db.read<{ uses: number }>({
    text: "select count(*)::int as uses from counted_uses where name = 'chat-model-address'",
  })
  expect(row?.uses).toBe(inAll)
})

test('many at once do not get past it', async () => {
  const asking = Array.from({ length: 20 }, (_, i) => ask(`203.0.113.${i}`))
  const writers = await Promise.all(asking)
  expect(writers.filter((writer) => writer === 'model')).toHaveLength(inAll)
  expect(model.asked).toHaveLength(inAll)
})

test('each call for one question counts, and an answer that was begun ends with our own', async () => {
  model.handler = streams([
    { delta: { content: 'Let me look that up. ' } },
    {
      delta: {
        tool_calls: [
          {
            index: 0,
            id: 'one',
            function: { name: 'search_knowledge', arguments: '{"query":"wheat"}' },
          },
        ],
      },
    },
    { delta: {}, finish_reason: 'tool_calls' },
  ])
  expect(await ask('203.0.113.9')).toBe('advisor')
  expect(model.asked).toHaveLength(perAddress)
})

test('a new day of India begins a new budget, and all processes share it', async () => {
  for (let time = 0; time < perAddress; time++) expect(await ask('203.0.113.7')).toBe('model')
  const isShared = app.env.DATABASE_URL !== undefined
  const other = isShared ? await openSecondProcess(app) : null
  expect(await ask('203.0.113.7', other?.server)).toBe('advisor')
  await other?.close()
  await app.services.db.read({
    text: `update counted_uses set used_at =
      (date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') - interval '1 second'`,
  })
  expect(await ask('203.0.113.7')).toBe('model')
})
