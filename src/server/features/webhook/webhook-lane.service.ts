import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { openSecret } from '#server/platform/text/sealed-secret.ts'
import { webhookSealPurpose } from './webhook.table.ts'
import { putEventsInLine } from './webhook-line.service.ts'
import { type AttemptedDelivery, recordAttempts } from './webhook-result.service.ts'
import { sendWebhook, type WebhookMessage } from './webhook-send.service.ts'

export interface WebhookServices {
  db: Database
  env: Env
  log: Logger
  metrics: Metrics
}

/** A webhook that this process sends to until its lease ends. */
export interface Lane {
  id: string
  ownerId: string
}

/** Requests to one receiver at a time; those about one object come one after the other. */
const concurrency = 8
/** Longer than the slowest request; after it another process takes over from one that has died. */
export const laneLeaseSeconds = 30
/** Milliseconds after which a lane gives way to the others that wait. */
const sliceMs = 10_000

interface Receiver {
  url: string
  state: 'active' | 'failing'
  secret: string
  oldSecret: string | null
}

/** Renews the lease, and reads the webhook anew: a pause or a new address holds from the next request on. */
async function renewLease(db: Database, { id }: Lane): Promise<Receiver | undefined> {
  const [receiver] = await execute<Receiver>(
    db,
    sql`update webhooks set leased_until = now() + make_interval(secs => ${laneLeaseSeconds})
      where id = ${id} and (state = 'active' or (state = 'failing' and next_probe_at <= now()))
      returning url, state, secret, case when old_secret_until > now() then old_secret end as "oldSecret"`,
  )
  return receiver
}

type WaitingDelivery = WebhookMessage & { id: string; attempts: number }

/**
 * The first that waits of each object, and those that step aside. A probe takes one, whether or not it is due.
 */
const readHeads = (db: Database, { id }: Lane, isProbe: boolean): Promise<WaitingDelivery[]> =>
  queryRows<WaitingDelivery>(
    db,
    sql`select id::text, message_id as "messageId", body, attempts from (
        select distinct on (object_id, aside) d.id, message_id, body, attempts, next_try_at
          from webhook_deliveries d, lateral (select case when d.steps_aside then d.id end as aside) own
          where webhook_id = ${id} and state = 'waiting' order by object_id, aside, d.id) heads
      where ${isProbe} or next_try_at <= now() order by heads.id limit ${isProbe ? 1 : concurrency}`,
  )

const giveUpExpired = (db: Database, { id }: Lane) =>
  execute(
    db,
    sql`update webhook_deliveries set state = 'given-up'
      where webhook_id = ${id} and state = 'waiting' and give_up_at <= now()`,
  )

/** Rounded down, so that it can be leased again at once; now it comes after those that have waited longer. */
const releaseLane = (db: Database, { id }: Lane) =>
  execute(
    db,
    sql`update webhooks set leased_until = date_trunc('milliseconds', now()) where id = ${id}`,
  )

async function sendHeads(
  { db, env, metrics }: WebhookServices,
  lane: Lane,
  receiver: Receiver,
  closing: AbortSignal,
): Promise<AttemptedDelivery[]> {
  const sealedFor = { purpose: webhookSealPurpose, owner: lane.id }
  const secrets = [receiver.secret, receiver.oldSecret]
    .filter((secret) => secret !== null)
    .map((secret) => openSecret(env.SECRET_KEY, sealedFor, secret))
  const to = { url: receiver.url, secrets, allowsPrivate: env.WEBHOOKS_TO_PRIVATE_ADDRESSES }
  const heads = await readHeads(db, lane, receiver.state === 'failing')
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
export async function runLane(
  services: WebhookServices,
  lane: Lane,
  closing: AbortSignal,
): Promise<void> {
  const { db } = services
  await giveUpExpired(db, lane)
  for (const end = performance.now() + sliceMs; performance.now() < end && !closing.aborted; ) {
    const receiver = await renewLease(db, lane)
    if (!receiver) break
    const hasMoreEvents = await putEventsInLine(db, lane)
    const attempts = await sendHeads(services, lane, receiver, closing)
    if (attempts.length === 0 && !hasMoreEvents) break
    if (attempts.length > 0) await recordAttempts(db, lane, attempts)
  }
  await releaseLane(db, lane)
}
