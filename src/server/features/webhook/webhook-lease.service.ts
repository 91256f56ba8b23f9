import { execute, type SqlSource } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type Lane, laneLeaseSeconds } from './webhook-lane.service.ts'
import { hasNewEventsSql } from './webhook-line.service.ts'

interface LaneRoom {
  /** How many more webhooks this process can send to. */
  free: number
  /** How many webhooks of one person it sends to at a time. */
  perOwner: number
  /** Those that it sends to now. */
  running: readonly Lane[]
}

/**
 * Leases webhooks with something due, those that have waited longest since their last turn first. Nothing else
 * decides: a webhook that never succeeds must not go before those that do.
 */
export const leaseLanes = (db: SqlSource, { free, perOwner, running }: LaneRoom): Promise<Lane[]> =>
  execute<Lane>(
    db,
    sql`update webhooks set leased_until = now() + make_interval(secs => ${laneLeaseSeconds})
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
