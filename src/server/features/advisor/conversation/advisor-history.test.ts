import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { storeTurn } from './advisor-history.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ CHAT_REQUESTS_PER_MINUTE: '1000' })
})
afterAll(() => app.close())

const ask = (token: string | undefined, message: string) =>
  app.call('POST', '/api/chat/personalized', { body: { message }, ...(token && { token }) })

async function historyOf(token: string) {
  const { body } = await app.call('GET', '/api/chat/history', { token })
  return body.data.messages as { role: string; text: string; createdAt: string }[]
}

test('questions of logged-in users are stored with their answers, those of visitors are not', async () => {
  const { token } = await app.signUp()
  const { body } = await ask(token, 'How do I make compost?')
  await ask(undefined, 'How do I test my soil?')
  const messages = await historyOf(token)
  expect(messages.map(({ role, text }) => [role, text])).toEqual([
    ['user', 'How do I make compost?'],
    ['bot', body.message],
  ])
})

test('users see only their own conversation, and deleting one leaves the others', async () => {
  const [mine, theirs] = [await app.signUp(), await app.signUp()]
  await ask(mine.token, 'my secret question about potato blight')
  await ask(theirs.token, 'tomato spacing')
  expect(JSON.stringify(await historyOf(theirs.token))).not.toContain('secret')
  await app.call('POST', '/api/chat/clear-history', { token: mine.token })
  expect(await historyOf(mine.token)).toEqual([])
  expect(await historyOf(theirs.token)).toHaveLength(2)
  const rows = await queryRows(
    app.services.db,
    sql`select 1 from chat_messages where text like '%secret question%'`,
  )
  expect(rows).toEqual([])
})

test('visitors can neither read nor delete a conversation', async () => {
  expect((await app.call('GET', '/api/chat/history')).status).toBe(401)
  expect((await app.call('POST', '/api/chat/clear-history')).status).toBe(401)
})

test('questions sent at the same time are each stored next to their own answer', async () => {
  const { token } = await app.signUp()
  const crops = ['wheat', 'rice', 'maize', 'potato', 'onion', 'mustard', 'cotton', 'banana']
  const answers = await Promise.all(
    crops.map(async (crop) => {
      const question = `When to sow ${crop}?`
      return [question, (await ask(token, question)).body.message] as const
    }),
  )
  const messages = await historyOf(token)
  expect(messages).toHaveLength(2 * crops.length)
  const pairs = crops.map((_, i) => messages.slice(2 * i, 2 * i + 2).map(({ text }) => text))
  expect(new Map(pairs.map(([q, a]) => [q, a]))).toEqual(new Map(answers))
  const times = messages.map(({ createdAt }) => createdAt)
  expect(new Set(times).size).toBe(times.length)
})

test('only the newest 200 messages are stored', async () => {
  const { token } = await app.signUp()
  const { body } = await app.call('GET', '/api/user/get-user', { token })
  const reply = { message: 'yes', sources: [], isKnown: true, writtenBy: 'advisor' as const }
  for (let i = 1; i <= 103; i++) {
    await storeTurn(app.services.db, body.data._id, `question ${i}`, reply)
  }
  const messages = await historyOf(token)
  expect(messages).toHaveLength(200)
  expect(messages[0]?.text).toBe('question 4')
})

test('a follow-up question is about the crop of the previous question', async () => {
  const { token } = await app.signUp()
  await ask(token, 'गेहूँ की बुवाई कब करें?')
  const { body } = await ask(token, 'और पानी?')
  expect(body.message).toMatch(/^मैंने समझा: गेहूँ।\s+गेहूँ: सिंचाई/)
  await ask(token, 'When to sow onion?')
  expect((await ask(token, 'and its fertiliser?')).body.message).toMatch(
    /^I understood: Onion.\s+Onion: fertiliser/,
  )
  expect((await ask(token, 'how do I test my soil')).body.message).toMatch(/^Soil testing/)
})

test('a bare crop completes a question that was asked back, and a question of its own does not', async () => {
  const { token } = await app.signUp()
  expect((await ask(token, 'leaves yellow')).body.message).toMatch(/^Which crop do you mean/)
  const completed = (await ask(token, 'tomato')).body.message
  expect(completed).toMatch(/Tomato/)
  expect(completed).not.toMatch(/when to sow/)
  await ask(token, 'leaves yellow')
  expect((await ask(token, 'wheet sowing time')).body.message).toMatch(/Wheat: when to sow/)
})
