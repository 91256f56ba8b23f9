import { expect, onTestFinished, test } from 'vitest'
import { createTestApiKey } from '#server/testing/people/api-keys.ts'
import { createTestApp } from '#server/testing/test-app.ts'

async function open(settings: NodeJS.ProcessEnv) {
  const app = await createTestApp(settings)
  onTestFinished(() => app.close())
  const { token } = await app.signUp()
  const { secret } = await createTestApiKey(app, token)
  const read = (key: string, url = '/api/crop/all-crops') => app.call('GET', url, { token: key })
  return { app, token, secret, read }
}

test('each answer says how many calls the key has left, public reads included', async () => {
  const { app, token, secret, read } = await open({ API_KEY_REQUESTS_PER_MINUTE: '3' })
  const left = async (url?: string) => (await read(secret, url)).headers['ratelimit-remaining']
  expect([await left(), await left('/api/reference/crops')]).toEqual(['2', '1'])
  const last = await read(secret)
  expect(last.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' })
  const refused = await read(secret)
  expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['ratelimit-reset'])).toBeGreaterThan(0)

  const other = await createTestApiKey(app, token)
  expect((await read(other.secret)).status).toBe(200)
  const browser = await read(token, '/api/user/get-user')
  expect(browser.status).toBe(200)
  expect(browser.headers).not.toHaveProperty('ratelimit-limit')
})

test('the calls of a batch are counted one by one', async () => {
  const { app, secret } = await open({ API_KEY_REQUESTS_PER_MINUTE: '100' })
  const answer = await app.server.inject({
    method: 'GET',
    url: '/trpc/user.get,user.get,user.get?batch=1&input={}',
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(answer.headers['ratelimit-remaining']).toBe('97')
})

test('keys, right or wrong, do not use up what browsers of the same network may call', async () => {
  const { token, secret, read } = await open({ API_REQUESTS_PER_MINUTE: '20' })
  const wrong = `khk_live_${'0'.repeat(32)}_${'0'.repeat(72)}`
  const statuses: number[] = []
  for (let i = 0; i < 25; i++) statuses.push((await read(wrong)).status)
  expect(statuses[0]).toBe(401)
  expect(statuses.at(-1)).toBe(429)
  expect((await read(secret)).status).toBe(429)
  expect((await read(token, '/api/user/get-user')).status).toBe(200)
})
