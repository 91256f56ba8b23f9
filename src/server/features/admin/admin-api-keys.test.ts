import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'
import { createTestApiKey } from '#server/testing/people/api-keys.ts'

let admin: AdminApp
beforeAll(async () => {
  admin = await createAdminApp()
})
afterAll(() => admin.app.close())

test('an operator sees a person’s keys and stops one, which the log and the owner see', async () => {
  const { app, get, act, newestAct, idOf, reason } = admin
  const { token, phone } = await app.signUp()
  const { key, secret } = await createTestApiKey(app, token)
  const userId = await idOf(token)
  expect((await get(`desk/people?q=${phone}`)).people[0]).toMatchObject({ apiKeys: 1 })
  const { keys } = await get(`desk/api-keys?userId=${userId}`)
  expect(keys).toEqual([expect.objectContaining({ _id: key._id, name: key.name })])
  expect(JSON.stringify(keys)).not.toContain(secret.slice(-72))

  expect((await act('stop-api-key', { keyId: key._id })).status).toBe(200)
  const refused = await app.call('GET', '/api/user/get-user', { token: secret })
  expect([refused.status, refused.body.code]).toEqual([401, 'api_key.invalid'])
  expect((await get('api-keys/my-keys', token)).keys[0].state).toBe('stopped')
  const content = { kind: 'api-key', change: 'stopped', name: key.name }
  expect(await admin.newestNotification(token)).toEqual(content)
  const again = await act('stop-api-key', { keyId: key._id })
  expect(again.body.code).toBe('desk.already_decided')
  expect(await newestAct()).toMatchObject({
    act: 'stop-api-key',
    reason,
    subject: { kind: 'person', _id: userId },
  })
  expect((await get(`desk/people?q=${phone}`)).people[0]).toMatchObject({ apiKeys: 0 })
})

test('a key of an operator is no operator, and its owner cannot decide about it', async () => {
  const { app, operator, act } = admin
  const { key, secret } = await createTestApiKey(app, operator)
  const asKey = await app.call('GET', '/api/desk/summary', { token: secret })
  expect([asKey.status, asKey.body.code]).toEqual([403, 'api_key.not_accepted'])
  const own = await act('stop-api-key', { keyId: key._id })
  expect([own.status, own.body.code]).toEqual([403, 'desk.own_case'])
  const read = await app.call('GET', '/api/user/get-user', { token: secret })
  expect(read.status).toBe(200)
})
