import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { webhookCalls } from '#server/testing/people/webhooks.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let hooks: ReturnType<typeof webhookCalls>
beforeAll(async () => {
  app = await createTestApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' })
  calls = orderCalls(app)
  hooks = webhookCalls(app)
})
afterAll(() => app.close())

/**
 * A webhook that was paused for some days while an event waited, because its receiver was away, and another one was
 * added meanwhile.
 */
async function pauseFor(days: number) {
  const { token } = await calls.person('Bina')
  const cropId = await calls.crop(token)
  const receiver = await startStandIn(behaviours.fails(503))
  const { webhook } = await hooks.create(token, receiver.url)
  const change = (body: object) =>
    app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token, body })
  await change({ price: 21 })
  await hooks.untilSent(async () => (await hooks.deliveries(token, webhook._id))[0]?.attempts === 1)
  await hooks.update(token, webhook._id, { isPaused: true })
  await change({ quantity: 7 })
  await execute(
    app.services.db,
    sql`update webhook_deliveries set give_up_at = give_up_at - ${days}::int * interval '1 day',
      created_at = created_at - ${days}::int * interval '1 day' where webhook_id = ${webhook._id}`,
  )
  receiver.handler = behaviours.answers({})
  await hooks.update(token, webhook._id, { isPaused: false })
  await hooks.untilSent(() => receiver.requests.some(({ body }) => body.includes('stock.changed')))
  await receiver.close()
  return {
    types: receiver.requests.map(({ body }) => JSON.parse(body).type),
    deliveries: await hooks.deliveries(token, webhook._id),
  }
}

test('what waited before a pause of a week comes before what happened in it', async () => {
  const { types } = await pauseFor(7)
  expect(types).toEqual(['price.changed', 'price.changed', 'stock.changed'])
})

test('what the feed would not have any more is not sent after a pause', async () => {
  const { types, deliveries } = await pauseFor(31)
  expect(types).toEqual(['price.changed', 'stock.changed'])
  expect(deliveries.at(-1)).toMatchObject({ type: 'price.changed', state: 'given-up' })
})
