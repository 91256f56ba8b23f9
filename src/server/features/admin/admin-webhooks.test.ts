import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { webhookCalls } from '#server/testing/people/webhooks.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'

let admin: AdminApp
let hooks: ReturnType<typeof webhookCalls>
let receiver: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  admin = await createAdminApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' })
  hooks = webhookCalls(admin.app)
})
afterAll(() => admin.app.close())
beforeEach(async () => {
  receiver = await startStandIn(behaviours.answers({}))
})
afterEach(() => receiver.close())

test('an operator sees a person’s webhooks and stops one: nothing is sent any more, and its owner is told', async () => {
  const { app, get, act, newestAct, idOf, reason } = admin
  const { token, phone } = await app.signUp()
  const { webhook, secret } = await hooks.create(token, receiver.url)
  const userId = await idOf(token)
  expect((await get(`desk/people?q=${phone}`)).people[0]).toMatchObject({ webhooks: 1 })
  const listed = await get(`desk/webhooks?userId=${userId}`)
  expect(listed.webhooks).toMatchObject([{ _id: webhook._id, url: receiver.url }])
  expect(JSON.stringify(listed)).not.toContain(secret.slice(-32))

  receiver.handler = behaviours.fails(503)
  const addCrop = () => admin.post('crop/add-crop', token, newCrop)
  await addCrop()
  await hooks.untilSent(() => receiver.requests.length === 1)
  await hooks.untilSent(async () => (await hooks.deliveries(token, webhook._id))[0]?.attempts === 1)
  expect((await act('stop-webhook', { webhookId: webhook._id })).status).toBe(200)
  expect(await hooks.read(token, webhook._id)).toMatchObject({ state: 'stopped', waiting: 0 })
  receiver.handler = behaviours.answers({})
  await hooks.passTime(webhook._id)
  await addCrop()
  await hooks.letWorkerLookTwice()
  expect(receiver.requests).toHaveLength(1)

  const content = { kind: 'webhook', change: 'stopped', name: webhook.name }
  expect(await admin.newestNotification(token)).toEqual(content)
  expect(await newestAct()).toMatchObject({
    act: 'stop-webhook',
    reason,
    subject: { kind: 'person', _id: userId },
  })
  expect((await get(`desk/people?q=${phone}`)).people[0]).toMatchObject({ webhooks: 0 })
})

test('a stopped webhook cannot be started again by its owner, and is stopped once', async () => {
  const { app, act } = admin
  const { token } = await app.signUp()
  const { webhook } = await hooks.create(token, receiver.url)
  await hooks.post(token, `send-test/${webhook._id}`)
  await hooks.untilSent(() => hooks.hasNothingWaiting(token, webhook._id))
  const [delivery] = await hooks.deliveries(token, webhook._id)
  await act('stop-webhook', { webhookId: webhook._id })
  const refusals = [
    await hooks.update(token, webhook._id, { isPaused: false }),
    await hooks.post(token, `send-test/${webhook._id}`),
    await hooks.post(token, `repeat-delivery/${delivery?._id}`),
  ]
  for (const { status, body } of refusals)
    expect([status, body.code]).toEqual([409, 'webhook.stopped'])
  const again = await act('stop-webhook', { webhookId: webhook._id })
  expect(again.body.code).toBe('desk.already_decided')
})

test('an operator does not decide about a webhook of their own', async () => {
  const { operator, act } = admin
  const { webhook } = await hooks.create(operator, receiver.url)
  const own = await act('stop-webhook', { webhookId: webhook._id })
  expect([own.status, own.body.code]).toEqual([403, 'desk.own_case'])
  expect((await hooks.read(operator, webhook._id)).state).toBe('active')
})
