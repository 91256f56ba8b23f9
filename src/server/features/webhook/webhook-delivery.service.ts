import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { wakeOutbox } from '#server/platform/jobs/outbox.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import { currentTime } from '#shared/kit/clock.ts'
import {
  deliveryHours,
  repeatsPerHour,
  testEventsPerHour,
  testEventType,
} from '#shared/webhook/webhook.constants.ts'
import type {
  DeliveriesInput,
  DeliveryList,
  DeliveryView,
  WebhookView,
} from '#shared/webhook/webhook.schema.ts'
import { deliveryNotFound, webhookNotFound } from './webhook.errors.ts'
import { requireOpenWebhook } from './webhook.service.ts'
import { webhooksTable } from './webhook.table.ts'

const testQuota = { name: 'webhook-tests', max: testEventsPerHour, window: 3600 }
const repeatQuota = { name: 'webhook-repeats', max: repeatsPerHour, window: 3600 }

const viewColumns = sql`d.id::text as "_id", d.message_id as "messageId", d.type, d.state,
  d.created_at as "createdAt", d.attempts, d.last_tried_at as "lastTriedAt",
  case when d.state = 'waiting' and d.attempts > 0 then d.next_try_at end as "nextTryAt",
  d.status, d.failure, d.duration, d.body`

/**
 * What was sent to a webhook and what waits, newest first.
 * @throws AppError `webhook.not_found` (404) also for another person's webhook.
 */
export async function listDeliveries(
  db: Database,
  ownerId: string,
  { webhookId, state, cursor, limit }: DeliveriesInput,
): Promise<DeliveryList> {
  const [own] = await queryRows(
    db,
    sql`select 1 from webhooks where id = ${webhookId} and owner_id = ${ownerId}`,
  )
  if (!own) throw webhookNotFound()
  const deliveries = await queryRows<DeliveryView>(
    db,
    sql`select ${viewColumns} from webhook_deliveries d
      where d.webhook_id = ${webhookId} and (${state ?? null}::text is null or d.state = ${state ?? null})
        and (${cursor ?? null}::bigint is null or d.id < ${cursor ?? null}::bigint)
      order by d.id desc limit ${limit}`,
  )
  return { deliveries, next: deliveries.length === limit ? (deliveries.at(-1)?._id ?? null) : null }
}

/**
 * Queues a delivery again, with the same id and bytes. One that waits is tried at once.
 * @throws AppError `webhook.delivery_not_found` (404), `webhook.ended`, `webhook.stopped` (409), `rate.limited` (429) after 600 in an hour.
 */
export function repeatDelivery(
  db: Database,
  env: Pick<Env, 'SECRET_KEY'>,
  ownerId: string,
  deliveryId: string,
): Promise<DeliveryView> {
  return db.transaction(async (em) => {
    const [row] = await execute<Pick<WebhookView, 'state'>>(
      em,
      sql`select w.state from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.id = ${deliveryId}::bigint and w.owner_id = ${ownerId} for update of d`,
    )
    if (!row) throw deliveryNotFound()
    requireOpenWebhook(row)
    const wait = await consumeQuota(em, env, repeatQuota, ownerId)
    if (wait !== null) throw tooManyRequests(wait)
    const [delivery] = await execute<DeliveryView>(
      em,
      sql`update webhook_deliveries d set state = 'waiting', next_try_at = now(),
        give_up_at = now() + make_interval(hours => ${deliveryHours})
        where d.id = ${deliveryId}::bigint returning ${viewColumns}`,
    )
    if (!delivery) throw deliveryNotFound()
    wakeOutbox(em, webhooksTable)
    return delivery
  })
}

/**
 * Queues a test event.
 * @throws AppError `webhook.not_found` (404), `webhook.ended`, `webhook.stopped` (409), `rate.limited` (429) after 60 in an hour.
 */
export function sendTestEvent(
  db: Database,
  env: Pick<Env, 'SECRET_KEY'>,
  ownerId: string,
  webhookId: string,
): Promise<DeliveryView> {
  return db.transaction(async (em) => {
    const [own] = await queryRows<Pick<WebhookView, 'state'>>(
      em,
      sql`select state from webhooks where id = ${webhookId} and owner_id = ${ownerId}`,
    )
    if (!own) throw webhookNotFound()
    requireOpenWebhook(own)
    const wait = await consumeQuota(em, env, testQuota, ownerId)
    if (wait !== null) throw tooManyRequests(wait)
    const objectId = v7()
    const id = `evt_test_${objectId}`
    const body = JSON.stringify({
      id,
      type: testEventType,
      at: currentTime().toISOString(),
      data: { webhookId },
    })
    const [delivery] = await execute<DeliveryView>(
      em,
      sql`insert into webhook_deliveries as d (webhook_id, message_id, type, object_id, body, give_up_at)
        values (${webhookId}, ${id}, ${testEventType}, ${objectId}, ${body},
          now() + make_interval(hours => ${deliveryHours})) returning ${viewColumns}`,
    )
    if (!delivery) throw new Error('The test event was not returned.')
    wakeOutbox(em, webhooksTable)
    return delivery
  })
}
