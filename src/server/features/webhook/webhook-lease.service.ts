import type { Database } from '#server/platform/database/database.ts'
import { execute, type SqlSource } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { hasNewEventsSql } from './webhook-queue.service.ts'

/** A webhook that this process sends to until its lease ends. */
export interface LeasedWebhook {
  id: string
  ownerId: string
}

/** Longer than the slowest request; after it another process takes over from one that has died. */
const webhookLeaseSeconds = 30

interface SendingRoom {
  /** How many more webhooks this process can send to. */
  free: number
  /** How many webhooks of one person it sends to at a time. */
  perOwner: number
  /** Those that it sends to now. */
  running: readonly LeasedWebhook[]
}

/**
 * Leases webhooks with something due, those that have waited longest since their last turn first. Nothing else
 * decides: a webhook that never succeeds must not go before those that do.
 */
export const leaseWebhooks = (
  db: SqlSource,
  { free, perOwner, running }: SendingRoom,
): Promise<LeasedWebhook[]> =>
  execute<LeasedWebhook>(
    db,
    sql`update webhooks set leased_until = now() + make_interval(secs => ${webhookLeaseSeconds})
      where id in (select leased.id from webhooks leased join (
          select w.id, row_number() over (partition by w.owner_id order by w.leased_until, w.id)
              + (select count(*) from unnest(${running.map(({ ownerId }) => ownerId)}::uuid[]) as r (owner_id)
                where r.owner_id = w.owner_id) as nth_of_owner
            from webhooks w
            where w.leased_until <= now() and (w.state = 'active' or (w.state = 'failing' and w.next_probe_at <= now()))
              and (exists (select 1 from webhook_deliveries d
                  where d.webhook_id = w.id and d.state = 'waiting' and (w.state = 'failing' or d.next_try_at <= now())
                    and (d.steps_aside or not exists (select 1 from webhook_deliveries earlier
                      where earlier.webhook_id = w.id and earlier.object_id = d.object_id
                        and earlier.state = 'waiting' and not earlier.steps_aside and earlier.id < d.id)))
                or (${hasNewEventsSql}))) due on due.id = leased.id
        -- Checked again on the locked row: another process may have leased it meanwhile.
        where due.nth_of_owner <= ${perOwner} and leased.leased_until <= now()
        order by leased.leased_until, leased.id limit ${free} for update of leased skip locked)
      returning id, owner_id as "ownerId"`,
  )

/** Where a leased webhook sends, and with which secrets. */
export interface Receiver {
  url: string
  state: 'active' | 'failing'
  secret: string
  oldSecret: string | null
}

/** Renews the lease, and reads the webhook anew: a pause or a new address holds from the next request on. */
export async function renewWebhookLease(
  db: Database,
  { id }: LeasedWebhook,
): Promise<Receiver | undefined> {
  const [receiver] = await execute<Receiver>(
    db,
    sql`update webhooks set leased_until = now() + make_interval(secs => ${webhookLeaseSeconds})
      where id = ${id} and (state = 'active' or (state = 'failing' and next_probe_at <= now()))
      returning url, state, secret, case when old_secret_until > now() then old_secret end as "oldSecret"`,
  )
  return receiver
}

/** Rounded down, so that it can be leased again at once; now it comes after those that have waited longer. */
export const releaseWebhook = (db: Database, { id }: LeasedWebhook) =>
  execute(
    db,
    sql`update webhooks set leased_until = date_trunc('milliseconds', now()) where id = ${id}`,
  )
