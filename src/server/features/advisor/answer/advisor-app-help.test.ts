import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

test('a question about the site is answered in the language of the question, with the page to open', async () => {
  const app = await createTestApp({ CHAT_REQUESTS_PER_MINUTE: '1000' })
  const ask = async (message: string) => {
    const { body } = await app.call('POST', '/api/chat/personalized', { body: { message } })
    return body.data
  }
  expect(await ask('gpay payment failed but money was cut')).toMatchObject({
    message: expect.stringMatching(/12-digit reference/),
    isKnown: true,
    sources: [{ url: '/dashboard/orders' }],
  })
  expect(await ask('मेरा पेमेंट फेल हो गया')).toMatchObject({
    message: expect.stringMatching(/^पैसा आपके बैंक से/),
    sources: [{ url: '/dashboard/orders' }],
  })
  await app.close()
})
