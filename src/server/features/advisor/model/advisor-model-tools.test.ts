import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ChatChoice,
  chatRequestsTo,
  type StandIn,
  sendChoices,
  streamsChoices,
  textChoices,
} from '#server/testing/stand-ins/chat-server.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let model: StandIn

beforeAll(async () => {
  model = await startStandIn(behaviours.hangs())
  app = await createTestApp({
    CHAT_API_URL: `${model.url}/v1`,
    CHAT_REQUESTS_PER_MINUTE: '1000',
  })
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(() => {
  model.requests.length = 0
})

const chatRequests = () => chatRequestsTo(model)

async function ask(message: string, token?: string) {
  const { body } = await app.call('POST', '/api/chat/personalized', {
    body: { message },
    ...(token && { token }),
  })
  return { message: body.message as string, reply: body.data }
}

const toolCallChoices = (name: string, ...pieces: string[]): ChatChoice[] => [
  { delta: { tool_calls: [{ index: 0, id: 'one', function: { name, arguments: '' } }] } },
  ...pieces.map((piece) => ({
    delta: { tool_calls: [{ index: 0, function: { arguments: piece } }] },
  })),
  { delta: {}, finish_reason: 'tool_calls' },
]

test('the server runs tool calls and sends their results back to the model as data', async () => {
  model.handler = (_request, response) =>
    sendChoices(
      response,
      model.requests.length === 1
        ? toolCallChoices('get_prices', '{"crop":"Wh', 'eat","state":"Punjab"}')
        : textChoices('The list says so.'),
    )
  const { message, reply } = await ask('What is wheat worth?')
  const result = chatRequests()[1]?.messages.at(-1)
  expect(result).toMatchObject({ role: 'tool', tool_call_id: 'one' })
  expect(result?.content).toMatch(/Wheat.*Punjab: ₹/)
  expect(message).toMatch(/^The list says so\..*Sample list/s)
  expect(reply.sources[0]).toMatchObject({ date: '2024-11-15' })
})

test('tools never return another user’s listings, whatever the arguments are', async () => {
  const [mine, theirs] = [await app.signUp(), await app.signUp()]
  const crop = { category: 'Grains', price: 9, quantity: 5, dispatchTime: 1 }
  const dates = { harvestDate: '2026-01-01', expiryDate: '2036-01-01' }
  const add = (token: string, name: string) =>
    app.call('POST', '/api/crop/add-crop', { token, body: { name, ...crop, ...dates } })
  await add(mine.token, 'Own barley')
  await add(theirs.token, 'Foreign barley')
  model.handler = (_request, response) =>
    sendChoices(
      response,
      model.requests.length === 1
        ? toolCallChoices('my_listings', JSON.stringify({ userId: 'theirs', phone: theirs.phone }))
        : textChoices('Here.'),
    )
  await ask('my crops', mine.token)
  const result = chatRequests()[1]?.messages.at(-1)?.content
  expect(result).toContain('Own barley')
  expect(result).not.toContain('Foreign')
})

test.each([
  ['delete_everything', '{}', 'There is no such tool.'],
  ['__proto__', '{}', 'There is no such tool.'],
  ['get_weather', '{"place":', 'The arguments do not fit the tool.'],
  ['get_prices', '{"crop":7}', 'The arguments do not fit the tool.'],
])('the tool %s with %s is refused', async (name, args, refusal) => {
  model.handler = (_request, response) =>
    sendChoices(
      response,
      model.requests.length === 1 ? toolCallChoices(name, args) : textChoices('Well.'),
    )
  await ask('What is wheat worth?')
  expect(chatRequests()[1]?.messages.at(-1)?.content).toBe(refusal)
})

test('the number of rounds of tool calls is limited', async () => {
  model.handler = streamsChoices(toolCallChoices('search_knowledge', '{"query":"wheat"}'))
  const { reply } = await ask('How much seed per acre for wheat?')
  expect(model.requests).toHaveLength(4)
  expect(chatRequests()[3]?.tools).toBeUndefined()
  expect(reply.writtenBy).toBe('advisor')
})
