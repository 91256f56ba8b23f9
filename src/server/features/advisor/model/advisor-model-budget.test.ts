import { afterEach, beforeEach, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { streamsChoices, textChoices } from '#server/testing/stand-ins/chat-server.ts'
import { startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const perAddress = 3
const inAll = 5

let app: TestApp
let model: Awaited<ReturnType<typeof startStandIn>>
beforeEach(async () => {
  model = await startStandIn(streamsChoices(textChoices('The model says so.')))
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

test('beyond the daily budget of a network or of all users the built-in advisor answers', async () => {
  const writers: string[] = []
  for (let host = 0; host < perAddress + 2; host++) writers.push(await ask(`2001:db8:1:2::${host}`))
  expect(writers).toEqual(['model', 'model', 'model', 'advisor', 'advisor'])
  expect(await ask('203.0.113.1')).toBe('model')
  expect(await ask('203.0.113.2')).toBe('model')
  expect(await ask('203.0.113.3')).toBe('advisor')
  expect(model.requests).toHaveLength(inAll)
  expect(await outcomes()).toEqual({ allowed: 5, 'address-spent': 2, 'day-spent': 1 })
  // A call refused by the budget of all users is not counted for its address either.
  const [row] = await queryRows<{ uses: number }>(
    app.services.db,
    sql`select count(*)::int as uses from counted_uses where name = 'chat-model-address'`,
  )
  expect(row?.uses).toBe(inAll)
})

test('concurrent questions do not exceed the budget', async () => {
  const asking = Array.from({ length: 20 }, (_, i) => ask(`203.0.113.${i}`))
  const writers = await Promise.all(asking)
  expect(writers.filter((writer) => writer === 'model')).toHaveLength(inAll)
  expect(model.requests).toHaveLength(inAll)
})

test('every model call of one question counts; when the budget ends, the built-in advisor answers', async () => {
  model.handler = streamsChoices([
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
  expect(model.requests).toHaveLength(perAddress)
})

test('the budget starts anew with each day in India, and all processes share it', async () => {
  for (let time = 0; time < perAddress; time++) expect(await ask('203.0.113.7')).toBe('model')
  const isShared = app.env.DATABASE_URL !== undefined
  const other = isShared ? await openSecondProcess(app) : null
  expect(await ask('203.0.113.7', other?.server)).toBe('advisor')
  await other?.close()
  await execute(
    app.services.db,
    sql`update counted_uses set used_at =
      (date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') - interval '1 second'`,
  )
  expect(await ask('203.0.113.7')).toBe('model')
})
