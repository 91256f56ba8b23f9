import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { openSecret } from '#server/platform/text/sealed-secret.ts'
import { webhookSealPurpose } from './webhook.table.ts'
import {
  type LeasedWebhook,
  type Receiver,
  releaseWebhook,
  renewWebhookLease,
} from './webhook-lease.service.ts'
import { queueEvents } from './webhook-queue.service.ts'
import { type AttemptedDelivery, recordAttempts } from './webhook-result.service.ts'
import { sendWebhook, type WebhookMessage } from './webhook-send.service.ts'

export interface WebhookServices {
  db: Database
  env: Env
  log: Logger
  metrics: Metrics
}

/** Requests to one receiver at a time; those about one object come one after the other. */
const concurrency = 8
/** Milliseconds after which a webhook gives way to the others that wait. */
const sliceMs = 10_000

type WaitingDelivery = WebhookMessage & { id: string; attempts: number }

/**
 * The first that waits of each object, and those that step aside. A probe takes one, whether or not it is due.
 */
const readHeads = (
  db: Database,
  { id }: LeasedWebhook,
  isProbe: boolean,
): Promise<WaitingDelivery[]> =>
  queryRows<WaitingDelivery>(
    db,
    sql`select id::text, message_id as "messageId", body, attempts from (
        select distinct on (object_id, aside) d.id, message_id, body, attempts, next_try_at
          from webhook_deliveries d, lateral (select case when d.steps_aside then d.id end as aside) own
          where webhook_id = ${id} and state = 'waiting' order by object_id, aside, d.id) heads
      where ${isProbe} or next_try_at <= now() order by heads.id limit ${isProbe ? 1 : concurrency}`,
  )

const giveUpExpired = (db: Database, { id }: LeasedWebhook) =>
  execute(
    db,
    sql`update webhook_deliveries set state = 'given-up'
      where webhook_id = ${id} and state = 'waiting' and give_up_at <= now()`,
  )

async function sendHeads(
  { db, env, metrics }: WebhookServices,
  webhook: LeasedWebhook,
  receiver: Receiver,
  closing: AbortSignal,
): Promise<AttemptedDelivery[]> {
  const sealedFor = { purpose: webhookSealPurpose, owner: webhook.id }
  const secrets = [receiver.secret, receiver.oldSecret]
    .filter((secret) => secret !== null)
    .map((secret) => openSecret(env.SECRET_KEY, sealedFor, secret))
  const to = { url: receiver.url, secrets, allowsPrivate: env.WEBHOOKS_TO_PRIVATE_ADDRESSES }
  const heads = await readHeads(db, webhook, receiver.state === 'failing')
  const attempts = await Promise.all(
    heads.map(async ({ id, attempts: before, ...message }) => {
      const attempt = await sendWebhook(to, message, closing)
      return attempt && { ...attempt, id, attempts: before + 1 }
    }),
  )
  const known = attempts.filter((attempt) => attempt !== null)
  for (const { failure } of known) metrics.webhookAttempts.inc({ outcome: failure ?? 'delivered' })
  return known
}

/** Sends what is due to one webhook, in order, for ten seconds at most; then the next process may go on. */
export async function sendDueDeliveries(
  services: WebhookServices,
  webhook: LeasedWebhook,
  closing: AbortSignal,
): Promise<void> {
  const { db } = services
  await giveUpExpired(db, webhook)
  for (const end = performance.now() + sliceMs; performance.now() < end && !closing.aborted; ) {
    const receiver = await renewWebhookLease(db, webhook)
    if (!receiver) break
    const hasMoreEvents = await queueEvents(db, webhook)
    const attempts = await sendHeads(services, webhook, receiver, closing)
    if (attempts.length === 0 && !hasMoreEvents) break
    if (attempts.length > 0) await recordAttempts(db, webhook, attempts)
  }
  await releaseWebhook(db, webhook)
}
