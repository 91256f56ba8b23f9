import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { kisanCallCentre } from '#shared/advisor/advisor.constants.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ask = (message: unknown, options: { token?: string; more?: object } = {}) =>
  app.call('POST', '/api/chat/personalized', {
    body: { message, ...options.more },
    ...(options.token && { token: options.token }),
  })

describe('a visitor', () => {
  test('gets an answer from our passages, with the source named in the text and linked', async () => {
    const { status, body } = await ask('How much seed per acre for wheat?')
    expect(status).toBe(200)
    expect(body.message).toMatch(/per acre/)
    expect(body.message).toMatch(/Source: .+/)
    expect(body.data).toMatchObject({ message: body.message, isKnown: true, writtenBy: 'advisor' })
    expect(body.data.sources[0].title).not.toBe('')
  })

  test('gets an answer in Hindi to a question in Hindi, whatever the language of the page', async () => {
    const { body } = await ask('गेहूँ में खाद कितनी डालें?', { more: { language: 'en' } })
    expect(body.message).toMatch(/किलो प्रति हेक्टेयर/)
    expect(body.message).toMatch(/स्रोत: /)
  })

  test('who writes Hindi in Latin letters gets an answer in the language of the page', async () => {
    const { body } = await ask('gehu ki buwai kab kare', { more: { language: 'hi' } })
    expect(body.message).toMatch(/बुवाई/)
  })

  test('is referred to the Kisan Call Centre when the advisor does not know', async () => {
    for (const question of ['who won the cricket match yesterday', 'कल का मैच किसने जीता']) {
      const { body } = await ask(question)
      expect(body.data).toMatchObject({ isKnown: false, sources: [] })
      expect(body.message).toContain(kisanCallCentre)
    }
  })

  test('who is ill is referred to a doctor', async () => {
    for (const question of ['mujhe bukhar hai kaunsi dawai lu', 'मुझे बुखार है']) {
      const { body } = await ask(question)
      expect(body.data).toMatchObject({ isKnown: false })
      expect(body.message).toMatch(/doctor|डॉक्टर/)
      expect(body.message).toContain('108')
    }
  })

  test.each([
    ['', 'Message is required'],
    ['   \u200b', 'Message is required'],
    [undefined, 'Message is required'],
    ['a'.repeat(10_000), 'Message cannot exceed 2000 characters'],
  ])('gets an error for an empty or too long message', async (message, sentence) => {
    const { status, body } = await ask(message)
    expect(status).toBe(400)
    expect(body.message).toBe(sentence)
  })
})

test('too many questions are refused, counted separately for each address and each user', async () => {
  const strict = await createTestApp({ CHAT_REQUESTS_PER_MINUTE: '2' })
  const send = (token?: string) =>
    strict.call('POST', '/api/chat/personalized', {
      body: { message: 'what is msp' },
      ...(token && { token }),
    })
  try {
    const { token } = await strict.signUp()
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(200)
    const refused = await send()
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(token)).status).toBe(200)
  } finally {
    await strict.close()
  }
})

test('the answer gives the sowing time in the user’s own state', async () => {
  const { token } = await app.signUp()
  await app.call('PATCH', '/api/user/update-user', {
    token,
    body: { address: { state: 'Tamil Nadu' } },
  })
  const { body } = await ask('what should I sow in January', { token })
  expect(body.message).toMatch(/in Tamil Nadu: /)
  const { body: named } = await ask('what to sow in January in Punjab', { token })
  expect(named.message).toMatch(/in Punjab: /)
})

test('the answer is 503 with its error code when the database is unavailable', async () => {
  const broken = await createTestApp({})
  try {
    broken.services.db.query = () => Promise.reject(new Error('the database is gone'))
    const { status, body } = await broken.call('POST', '/api/chat/personalized', {
      body: { message: 'wheat price in Punjab' },
    })
    expect(status).toBe(503)
    expect(body).toMatchObject({ success: false, code: 'chat.unavailable' })
  } finally {
    await broken.close()
  }
})
