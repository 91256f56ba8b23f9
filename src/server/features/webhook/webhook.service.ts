import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { notify } from '#server/features/notification/notification.service.ts'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import { wakeOutbox } from '#server/platform/jobs/outbox.ts'
import { sealSecret } from '#server/platform/text/sealed-secret.ts'
import { eventDays } from '#shared/event/event.constants.ts'
import {
  deliveryHours,
  maxWebhooks,
  secretOverlapHours,
} from '#shared/webhook/webhook.constants.ts'
import type {
  CreateWebhookInput,
  UpdateWebhookInput,
  WebhookView,
  WebhookWithSecret,
} from '#shared/webhook/webhook.schema.ts'
import {
  addressNotAllowed,
  tooManyWebhooks,
  webhookEnded,
  webhookNotFound,
  webhookStopped,
} from './webhook.errors.ts'
import { createWebhookSecret, isAllowedAddress } from './webhook.policy.ts'
import { webhookSealPurpose, webhooksTable } from './webhook.table.ts'

type AddressSettings = Pick<Env, 'WEBHOOKS_TO_PRIVATE_ADDRESSES'>
type Settings = Pick<Env, 'SECRET_KEY'> & AddressSettings

const viewColumns = sql`w.id as "_id", w.name, w.url, w.types, w.state, w.created_at as "createdAt",
  (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
  w.last_delivered_at as "lastDeliveredAt",
  case when w.state = 'failing' then w.next_probe_at end as "nextProbeAt",
  case when w.old_secret_until > now() then w.old_secret_until end as "oldSecretUntil"`

/** A person's webhooks, newest first. */
export const listWebhooks = (db: Database, ownerId: string): Promise<WebhookView[]> =>
  queryRows<WebhookView>(
    db,
    sql`select ${viewColumns} from webhooks w where w.owner_id = ${ownerId}
      order by w.created_at desc, w.id desc`,
  )

async function readWebhook(em: EntityManager, webhookId: string): Promise<WebhookView> {
  const [webhook] = await queryRows<WebhookView>(
    em,
    sql`select ${viewColumns} from webhooks w where w.id = ${webhookId}`,
  )
  if (!webhook) throw webhookNotFound()
  return webhook
}

function requireAllowedAddress(env: AddressSettings, url: string): void {
  if (!isAllowedAddress(url, env.WEBHOOKS_TO_PRIVATE_ADDRESSES)) throw addressNotAllowed()
}

/** Locks the account's row, so that simultaneous calls cannot exceed the limit together. */
async function requireRoomForWebhook(em: EntityManager, ownerId: string): Promise<void> {
  if (!(await lockUser(em, ownerId))) throw unauthorized()
  const webhooks = await queryRows(em, sql`select 1 from webhooks where owner_id = ${ownerId}`)
  if (webhooks.length >= maxWebhooks) throw tooManyWebhooks()
}

/**
 * Creates a webhook for what happens from now on.
 * @returns it with its secret, which is never shown again.
 * @throws AppError `webhook.address_not_allowed` (400), `webhook.too_many` (409).
 */
export function createWebhook(
  db: Database,
  env: Settings,
  ownerId: string,
  { name, url, types }: CreateWebhookInput,
): Promise<WebhookWithSecret> {
  requireAllowedAddress(env, url)
  return db.transaction(async (em) => {
    await requireRoomForWebhook(em, ownerId)
    const id = v7()
    const secret = createWebhookSecret()
    const sealed = sealSecret(env.SECRET_KEY, { purpose: webhookSealPurpose, owner: id }, secret)
    await execute(
      em,
      sql`insert into webhooks (id, owner_id, name, url, types, secret)
        values (${id}, ${ownerId}, ${name}, ${url}, ${types}, ${sealed})`,
    )
    // Somebody who finds an unlocked browser or a key could otherwise read along without the owner's knowledge.
    await notify(em, ownerId, { kind: 'webhook', change: 'created', name })
    return { webhook: await readWebhook(em, id), secret }
  })
}

/** @throws AppError `webhook.not_found` (404) also for another person's webhook. */
async function lockOwnWebhook(em: EntityManager, ownerId: string, webhookId: string) {
  const [webhook] = await execute<Pick<WebhookView, 'state' | 'name' | 'url'> & { secret: string }>(
    em,
    sql`select state, name, url, secret from webhooks where id = ${webhookId} and owner_id = ${ownerId} for update`,
  )
  if (!webhook) throw webhookNotFound()
  return webhook
}

/**
 * Changes what is given. Going on after a pause or a rest makes what waits due at once. The owner is notified of
 * another address.
 * @throws AppError `webhook.not_found` (404), `webhook.address_not_allowed` (400), `webhook.ended`, `webhook.stopped` (409).
 */
export function updateWebhook(
  db: Database,
  env: AddressSettings,
  ownerId: string,
  { webhookId, name, url, types, isPaused }: UpdateWebhookInput,
): Promise<WebhookView> {
  if (url !== undefined) requireAllowedAddress(env, url)
  return db.transaction(async (em) => {
    const before = await lockOwnWebhook(em, ownerId, webhookId)
    const { state } = before
    requireOpenWebhook(before)
    const goesOn = isPaused === false || (url !== undefined && state === 'failing')
    const nextState = isPaused ? 'paused' : goesOn ? 'active' : state
    await execute(
      em,
      sql`update webhooks set name = coalesce(${name ?? null}, name), url = coalesce(${url ?? null}, url),
        types = coalesce(${types ?? null}::text[], types), state = ${nextState},
        failures_in_row = case when ${goesOn} then 0 else failures_in_row end
        where id = ${webhookId}`,
    )
    if (goesOn && state === 'paused') await giveNewTime(em, webhookId)
    if (goesOn && state !== 'active') await makeWaitingDue(em, webhookId)
    // As with a new one: somebody else could read along from now on.
    if (url !== undefined && url !== before.url) {
      await notify(em, ownerId, { kind: 'webhook', change: 'moved', name: before.name })
    }
    return readWebhook(em, webhookId)
  })
}

/**
 * Whether a webhook still sends, or will again after a pause or a rest.
 * @throws AppError `webhook.ended` or `webhook.stopped` (409).
 */
export function requireOpenWebhook({ state }: Pick<WebhookView, 'state'>): void {
  if (state === 'ended') throw webhookEnded()
  if (state === 'stopped') throw webhookStopped()
}

/**
 * Stops a webhook for an operator, and tells its owner. What waits is not sent.
 * @returns its owner; null when it sends nothing any more anyway.
 * @throws AppError `webhook.not_found` (404).
 */
export async function stopWebhook(em: EntityManager, webhookId: string): Promise<string | null> {
  const [webhook] = await execute<Pick<WebhookView, 'state' | 'name'> & { ownerId: string }>(
    em,
    sql`select state, name, owner_id as "ownerId" from webhooks where id = ${webhookId} for update`,
  )
  if (!webhook) throw webhookNotFound()
  const { state, name, ownerId } = webhook
  if (state === 'ended' || state === 'stopped') return null
  await execute(em, sql`update webhooks set state = 'stopped' where id = ${webhookId}`)
  await execute(
    em,
    sql`update webhook_deliveries set state = 'given-up'
      where webhook_id = ${webhookId} and state = 'waiting'`,
  )
  await notify(em, ownerId, { kind: 'webhook', change: 'stopped', name })
  return ownerId
}

/**
 * Gives what waited during a pause as much time as the events that are queued after it: the pause is no failure of
 * the receiver, and later events of an object must not arrive without the earlier ones. Events that the feed would
 * not have any more are not sent either.
 */
async function giveNewTime(em: EntityManager, webhookId: string): Promise<void> {
  await execute(
    em,
    sql`update webhook_deliveries set give_up_at = now() + make_interval(hours => ${deliveryHours})
      where webhook_id = ${webhookId} and state = 'waiting' and created_at > now() - make_interval(days => ${eventDays})`,
  )
}

/** Makes what waits due now, after the receiver was away. */
export async function makeWaitingDue(em: EntityManager, webhookId: string): Promise<void> {
  await execute(
    em,
    sql`update webhook_deliveries set next_try_at = now()
      where webhook_id = ${webhookId} and state = 'waiting' and next_try_at > now()`,
  )
  wakeOutbox(em, webhooksTable)
}

/**
 * Makes a new secret, and notifies the owner. The old one signs too for 24 hours, so that the receiver can change over.
 * @throws AppError `webhook.not_found` (404).
 */
export function rollWebhookSecret(
  db: Database,
  env: Settings,
  ownerId: string,
  webhookId: string,
): Promise<WebhookWithSecret> {
  return db.transaction(async (em) => {
    const { secret: oldSecret, name } = await lockOwnWebhook(em, ownerId, webhookId)
    const secret = createWebhookSecret()
    const sealedFor = { purpose: webhookSealPurpose, owner: webhookId }
    await execute(
      em,
      sql`update webhooks set secret = ${sealSecret(env.SECRET_KEY, sealedFor, secret)},
        old_secret = ${oldSecret}, old_secret_until = now() + make_interval(hours => ${secretOverlapHours})
        where id = ${webhookId}`,
    )
    await notify(em, ownerId, { kind: 'webhook', change: 'secret-rolled', name })
    return { webhook: await readWebhook(em, webhookId), secret }
  })
}

/** Deletes a webhook with its deliveries. @throws AppError `webhook.not_found` (404). */
export async function deleteWebhook(db: Database, ownerId: string, webhookId: string) {
  const deleted = await execute(
    db,
    sql`delete from webhooks where id = ${webhookId} and owner_id = ${ownerId} returning 1`,
  )
  if (deleted.length === 0) throw webhookNotFound()
}

/** Deletes all webhooks of an account that is about to be deleted. */
export async function deleteAllWebhooks(em: EntityManager, ownerId: string): Promise<void> {
  await execute(em, sql`delete from webhooks where owner_id = ${ownerId}`)
}
