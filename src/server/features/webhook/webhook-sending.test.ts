import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { untilTrue, webhookCalls } from '#server/testing/people/webhooks.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let hooks: ReturnType<typeof webhookCalls>
let receiver: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  app = await createTestApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' })
  calls = orderCalls(app)
  hooks = webhookCalls(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  receiver = await startStandIn(behaviours.answers({}))
})
afterEach(() => receiver.close())

const typesSent = () => receiver.requests.map(({ body }) => JSON.parse(body).type)

describe('Events', () => {
  test('reach a webhook signed as Standard Webhooks says, and are the same as in the feed', async () => {
    const { token } = await calls.person('Bina')
    await calls.crop(token)
    const { webhook, secret } = await hooks.create(token, receiver.url)
    expect(secret).toMatch(/^whsec_/)
    await calls.crop(token)
    await untilTrue(() => receiver.requests.length === 1)
    const [sent] = receiver.requests
    const verified = new Webhook(secret).verify(sent?.body ?? '', sent?.headers as never)
    const { body: feed } = await app.call('GET', '/api/changes', { token })
    // The crop from before the webhook was created is not sent.
    expect(verified).toEqual(feed.data.events[1])
    expect(sent?.headers['webhook-id']).toBe(feed.data.events[1].id)
    await untilTrue(() => hooks.hasNothingWaiting(token, webhook._id))
    const [delivery] = await hooks.deliveries(token, webhook._id)
    expect(delivery).toMatchObject({
      ...{ type: 'listing.created', state: 'delivered', attempts: 1, status: 200, failure: null },
      body: sent?.body,
    })
  })

  test('are only those that the webhook is for', async () => {
    const { token } = await calls.person('Bina')
    await hooks.create(token, receiver.url, { types: ['price.changed'] })
    const cropId = await calls.crop(token)
    await app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token, body: { price: 21 } })
    await hooks.untilSent(() => receiver.requests.length > 0)
    expect(typesSent()).toEqual(['price.changed'])
  })

  test('are sent again with the same id and bytes until they arrive, those of one object in their order', async () => {
    const { token } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url, {
      types: ['price.changed', 'stock.changed'],
    })
    const cropId = await calls.crop(token)
    const change = (body: object) =>
      app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token, body })
    receiver.handler = behaviours.fails(503)
    await change({ price: 21 })
    await hooks.untilSent(() => receiver.requests.length === 1)
    await change({ quantity: 7 })
    await hooks.untilSent(async () => (await hooks.read(token, webhook._id)).waiting === 2)
    // A second event of the same crop waits behind the first, which is not due.
    await hooks.untilSent(
      async () => (await hooks.deliveries(token, webhook._id))[1]?.failure === 'status',
    )
    expect(typesSent()).toEqual(['price.changed'])
    receiver.handler = behaviours.answers({})
    await hooks.passTime(webhook._id)
    await hooks.untilSent(() => hooks.hasNothingWaiting(token, webhook._id))
    expect(typesSent()).toEqual(['price.changed', 'price.changed', 'stock.changed'])
    const [first, second] = receiver.requests
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  })

  test('that the receiver refuses again and again, while it takes others, hold up the later ones of their object for 28 minutes only', async () => {
    const { token } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url, {
      types: ['price.changed', 'stock.changed', 'listing.created'],
    })
    const change = (cropId: string, body: object) =>
      app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token, body })
    const cropId = await calls.crop(token)
    await hooks.untilSent(() => hooks.hasNothingWaiting(token, webhook._id))
    const refuse = behaviours.fails(400)
    const accept = behaviours.answers({})
    receiver.handler = (request, response) =>
      (request.body.includes('price.changed') ? refuse : accept)(request, response)
    await change(cropId, { price: 21 })
    const refused = async () => {
      const deliveries = await hooks.deliveries(token, webhook._id)
      return deliveries.find(({ type }) => type === 'price.changed')
    }
    const attempts = (count: number) =>
      hooks.untilSent(async () => ((await refused())?.attempts ?? 0) === count)
    await attempts(1)
    await change(cropId, { quantity: 7 })
    for (let count = 2; count <= 5; count++) {
      await hooks.passTime(webhook._id)
      await attempts(count)
    }
    // The receiver takes other things.
    await calls.crop(token)
    await hooks.untilSent(async () => (await hooks.read(token, webhook._id)).waiting === 2)
    expect(typesSent()).not.toContain('stock.changed')
    await hooks.passTime(webhook._id)
    await hooks.untilSent(() => typesSent().includes('stock.changed'))
    await attempts(6)
    // It is tried further, and arrives when the receiver takes it.
    receiver.handler = accept
    await hooks.passTime(webhook._id)
    await hooks.untilSent(() => hooks.hasNothingWaiting(token, webhook._id))
  })

  test('keep their order however long a receiver is away', async () => {
    const { token } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url, {
      types: ['price.changed', 'stock.changed'],
    })
    const cropId = await calls.crop(token)
    receiver.handler = behaviours.fails(503)
    for (const body of [{ price: 21 }, { quantity: 7 }]) {
      await app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token, body })
    }
    for (let count = 1; count <= 7; count++) {
      await hooks.passTime(webhook._id)
      await hooks.untilSent(async () => {
        const deliveries = await hooks.deliveries(token, webhook._id)
        return deliveries.some(({ attempts }) => attempts === count)
      })
    }
    expect(new Set(typesSent())).toEqual(new Set(['price.changed']))
    receiver.handler = behaviours.answers({})
    await hooks.passTime(webhook._id)
    await hooks.untilSent(() => hooks.hasNothingWaiting(token, webhook._id))
    expect(typesSent().at(-1)).toBe('stock.changed')
  })

  test('of a paused webhook wait, and follow when it goes on', async () => {
    const { token } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url)
    const pause = (isPaused: boolean) => hooks.update(token, webhook._id, { isPaused })
    expect((await pause(true)).body.data.state).toBe('paused')
    await calls.crop(token)
    await hooks.letWorkerLookTwice()
    expect(receiver.requests).toHaveLength(0)
    expect((await pause(false)).body.data.state).toBe('active')
    await hooks.untilSent(() => receiver.requests.length === 1)
  })

  test('that were deleted while their webhook was paused are passed over', async () => {
    const { token } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url)
    const pause = (isPaused: boolean) => hooks.update(token, webhook._id, { isPaused })
    await pause(true)
    await calls.crop(token)
    await app.call('GET', '/api/changes', { token })
    await hooks.deleteEvents(webhook._id)
    await pause(false)
    await hooks.untilSent(() => hooks.isAtEndOfFeed(webhook._id))
    const newCrop = await calls.crop(token)
    await hooks.untilSent(() => receiver.requests.length > 0)
    expect(receiver.requests.map(({ body }) => JSON.parse(body).data.listingId)).toEqual([newCrop])
  })
})

/** A webhook whose receiver has failed until it rests. */
async function createFailing(token: string) {
  const { webhook } = await hooks.create(token, receiver.url)
  receiver.handler = behaviours.fails(500)
  await Promise.all(Array.from({ length: 12 }, () => calls.crop(token)))
  await hooks.untilSent(async () => {
    await hooks.passTime(webhook._id)
    return (await hooks.read(token, webhook._id)).state === 'failing'
  })
  return webhook
}

describe('A receiver', () => {
  test('that fails ten times in a row is probed with one event at a time until it answers', async () => {
    const { token } = await calls.person('Bina')
    const webhook = await createFailing(token)
    const { nextProbeAt } = await hooks.read(token, webhook._id)
    expect(Date.parse(nextProbeAt ?? '')).toBeGreaterThan(Date.now())
    const before = receiver.requests.length
    await hooks.passRest(webhook._id)
    await hooks.untilSent(() => receiver.requests.length > before)
    await hooks.letWorkerLookTwice()
    expect(receiver.requests).toHaveLength(before + 1)
    receiver.handler = behaviours.answers({})
    await hooks.passRest(webhook._id)
    await hooks.untilSent(() => hooks.hasNothingWaiting(token, webhook._id))
    expect((await hooks.read(token, webhook._id)).state).toBe('active')
    const notifications = await app.call('GET', '/api/user/notices', { token })
    expect(notifications.body.data.notices).toMatchObject([
      { content: { kind: 'webhook', change: 'failing', name: 'Our stock' } },
      { content: { kind: 'webhook', change: 'created' } },
    ])
  })

  test('that rests after failures rests on when its webhook gets another name, and is asked at once at another address', async () => {
    const { token } = await calls.person('Bina')
    const webhook = await createFailing(token)
    const renamed = await hooks.update(token, webhook._id, { name: 'Our goods' })
    expect(renamed.body.data).toMatchObject({ name: 'Our goods', state: 'failing' })
    receiver.handler = behaviours.answers({})
    const moved = await hooks.update(token, webhook._id, { url: `${receiver.url}/new` })
    expect(moved.body.data.state).toBe('active')
    await hooks.untilSent(() => hooks.hasNothingWaiting(token, webhook._id))
  })

  test('that answers 410 gets nothing any more', async () => {
    const { token } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url)
    receiver.handler = behaviours.fails(410)
    await calls.crop(token)
    await hooks.untilSent(async () => (await hooks.read(token, webhook._id)).state === 'ended')
    expect(await hooks.deliveries(token, webhook._id)).toMatchObject([
      { state: 'given-up', failure: 'ended', status: 410 },
    ])
    expect(await hooks.post(token, `send-test/${webhook._id}`)).toMatchObject({
      ...{ status: 409, body: { code: 'webhook.ended' } },
    })
  })

  test('that redirects, hangs up or is away has failed, and is not followed', async () => {
    const { token } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url)
    receiver.handler = behaviours.fails(302, { location: `${receiver.url}/elsewhere` })
    await hooks.post(token, `send-test/${webhook._id}`)
    await hooks.untilSent(
      async () => (await hooks.deliveries(token, webhook._id))[0]?.status === 302,
    )
    expect(receiver.requests).toHaveLength(1)
    receiver.handler = behaviours.hangsUp()
    await hooks.passTime(webhook._id)
    await hooks.untilSent(
      async () => (await hooks.deliveries(token, webhook._id))[0]?.failure === 'unreachable',
    )
  })
})
