import { notify } from '#server/features/notification/notification.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { maxFailuresInRow } from '#shared/webhook/webhook.constants.ts'
import { attemptsInOrder, probeSeconds, retrySeconds } from './webhook.policy.ts'
import { makeWaitingDue } from './webhook.service.ts'
import type { Attempt } from './webhook-send.service.ts'

export interface AttemptedDelivery extends Attempt {
  id: string
  /** Attempts, this one included. */
  attempts: number
}

const attemptRow = ({
  id,
  attempts,
  failure,
  status,
  duration,
  retryAfter,
}: AttemptedDelivery) => ({
  id,
  attempts,
  failure,
  status,
  duration,
  wait: failure === null ? 0 : retrySeconds(attempts, retryAfter),
})

/**
 * Notes how attempts ended. An event that is refused again lets later events pass if they were delivered in the
 * meantime. When the receiver refuses everything, the order stays. After ten failures in a row the webhook is paused
 * and probed, and a 410 ends it; the owner is notified of both. A success makes a failing one active.
 */
export async function recordAttempts(
  db: Database,
  { id }: { id: string },
  attempts: readonly AttemptedDelivery[],
): Promise<void> {
  const hasEnded = attempts.some(({ failure }) => failure === 'ended')
  const isDelivered = attempts.some(({ failure }) => failure === null)
  await db.transaction(async (em) => {
    const [webhook] = await execute<{
      state: string
      failures: number
      name: string
      ownerId: string
    }>(
      em,
      sql`select state, failures_in_row as failures, name, owner_id as "ownerId" from webhooks
        where id = ${id} for update`,
    )
    // Deleted meanwhile.
    if (!webhook) return
    await execute(
      em,
      sql`update webhook_deliveries d set attempts = r.attempts, last_tried_at = now(), status = r.status,
          failure = r.failure, duration = r.duration, next_try_at = now() + make_interval(secs => r.wait),
          steps_aside = d.steps_aside or (coalesce(r.failure = 'status', false) and r.attempts >= ${attemptsInOrder}
            and (${isDelivered} or coalesce(w.last_delivered_at > d.last_tried_at, false))),
          state = case when r.failure is null then 'delivered' when d.give_up_at <= now() then 'given-up' else d.state end
        from jsonb_to_recordset(${sql.json(attempts.map(attemptRow))})
          as r(id bigint, attempts int, failure text, status int, duration int, wait float8), webhooks w
        where d.id = r.id and w.id = ${id}`,
    )
    // Those that failed at the same moment lengthen the rest only once.
    const failures = isDelivered
      ? 0
      : webhook.state === 'failing'
        ? webhook.failures + 1
        : Math.min(webhook.failures + attempts.length, maxFailuresInRow)
    const isFailing = failures >= maxFailuresInRow
    // What the owner chose meanwhile stays.
    const isOurs = webhook.state === 'active' || webhook.state === 'failing'
    const hasEndedNow = hasEnded && webhook.state !== 'stopped'
    const state = hasEndedNow
      ? 'ended'
      : isOurs
        ? isFailing
          ? 'failing'
          : 'active'
        : webhook.state
    await execute(
      em,
      sql`update webhooks set state = ${state}, failures_in_row = ${failures},
        next_probe_at = case when ${isFailing} then now() + make_interval(secs => ${isFailing ? probeSeconds(failures) : 0}) end,
        last_delivered_at = case when ${isDelivered} then now() else last_delivered_at end
        where id = ${id}`,
    )
    if (hasEnded) {
      await execute(
        em,
        sql`update webhook_deliveries set state = 'given-up', failure = 'ended'
          where webhook_id = ${id} and state = 'waiting'`,
      )
    }
    if (state === 'active' && webhook.state === 'failing') await makeWaitingDue(em, id)
    if (state !== webhook.state && (state === 'ended' || state === 'failing')) {
      await notify(em, webhook.ownerId, { kind: 'webhook', change: state, name: webhook.name })
    }
  })
}
