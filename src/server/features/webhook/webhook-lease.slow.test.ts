import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { untilTrue, webhookCalls } from '#server/testing/people/webhooks.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { maxWebhooks } from '#shared/webhook/webhook.constants.ts'
import { webhooksTable } from './webhook.table.ts'
import { leaseWebhooks } from './webhook-lease.service.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let hooks: ReturnType<typeof webhookCalls>
beforeAll(async () => {
  app = await createTestApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' })
  calls = orderCalls(app)
  hooks = webhookCalls(app)
})
afterAll(() => app.close())

/** A person with as many webhooks as allowed, each with an event that waits until all of them go on together. */
async function createPausedWebhooks(url: string) {
  const { token, id } = await calls.person('Mallory')
  for (let i = 0; i < maxWebhooks; i++) {
    const { webhook } = await hooks.create(token, url)
    await hooks.update(token, webhook._id, { isPaused: true })
    await hooks.post(token, `send-test/${webhook._id}`)
  }
  return id
}

test('people whose receivers are slow do not keep the events of others waiting', async () => {
  const slow = await startStandIn(behaviours.hangs())
  const quick = await startStandIn(behaviours.answers({}))
  const { token } = await calls.person('Bina')
  const { webhook } = await hooks.create(token, quick.url)
  await hooks.post(token, `send-test/${webhook._id}`)
  await untilTrue(() => hooks.hasNothingWaiting(token, webhook._id))
  const owners = [await createPausedWebhooks(slow.url), await createPausedWebhooks(slow.url)]
  const { db } = app.services
  await execute(
    db,
    sql`update webhooks set state = 'active' where owner_id = any(${owners}::uuid[])`,
  )
  db.events.emit('queued', webhooksTable)
  await untilTrue(() => slow.requests.length >= 8)
  await hooks.post(token, `send-test/${webhook._id}`)
  // The slow ones have ten seconds to answer.
  await expect.poll(() => quick.requests.length, { timeout: 6000 }).toBe(2)
  expect(slow.requests).toHaveLength(8)
  const [row] = await queryRows<{ isRecent: boolean }>(
    db,
    sql`select leased_until > now() - interval '1 minute' as "isRecent" from webhooks where id = ${webhook._id}`,
  )
  expect(row?.isRecent).toBe(true)
  await Promise.all([slow.close(), quick.close()])
})

test('the webhook that has waited longest goes first, whether or not it has ever succeeded', async () => {
  const owners = await Promise.all(['Asha', 'Bina', 'Meena'].map((name) => calls.person(name)))
  const ids = owners.map(() => v7())
  /** Only this transaction sees the webhooks; the app does not send to them. */
  const undo = new Error('rolled back')
  const leased: string[] = []
  const lease = app.services.db.transaction(async (em) => {
    for (const [i, { id: ownerId }] of owners.entries()) {
      const id = ids[i] ?? ''
      await execute(
        em,
        sql`insert into webhooks (id, owner_id, name, url, types, secret, leased_until, last_delivered_at)
          values (${id}, ${ownerId}, '', '', '{}', '', now() - ${3 - i} * interval '1 minute',
            case when ${i} < 2 then now() end)`,
      )
      await execute(
        em,
        sql`insert into webhook_deliveries (webhook_id, message_id, type, object_id, body, next_try_at, give_up_at)
          values (${id}, '', 'test', ${id}, '', now() - interval '1 minute', now() + interval '1 day')`,
      )
    }
    for (let i = 0; i < 4; i++) {
      const webhooks = await leaseWebhooks(em, { free: 1, perOwner: 4, running: [] })
      leased.push(...webhooks.map(({ id }) => id))
    }
    throw undo
  })
  await expect(lease).rejects.toBe(undo)
  expect(leased.filter((id) => ids.includes(id))).toEqual(ids)
})
