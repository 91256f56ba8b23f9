import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { pauseBetweenBatches } from '#server/platform/jobs/batch-pause.ts'
import { startWorkLoop } from '#server/platform/jobs/work-loop.ts'
import { webhooksTable } from './webhook.table.ts'
import {
  type Lane,
  laneLeaseSeconds,
  runLane,
  type WebhookServices,
} from './webhook-lane.service.ts'
import { hasNewEventsSql } from './webhook-line.service.ts'

/** Triggers write events, so no process knows of them: all look. */
const pollMs = 2000
/** Webhooks that one process sends to at a time; a slow receiver holds up its own lane only. */
const maxLanes = 16

/** Leases webhooks with something due, those that have waited longest first. */
const leaseLanes = (db: Database, count: number): Promise<Lane[]> =>
  execute<Lane>(
    db,
    sql`update webhooks set leased_until = now() + make_interval(secs => ${laneLeaseSeconds})
      where id in (select w.id from webhooks w
        where w.leased_until <= now() and (w.state = 'active' or (w.state = 'failing' and w.next_probe_at <= now()))
          and (exists (select 1 from webhook_deliveries d
              where d.webhook_id = w.id and d.state = 'waiting' and (w.state = 'failing' or d.next_try_at <= now())
                and (d.steps_aside or not exists (select 1 from webhook_deliveries earlier
                  where earlier.webhook_id = w.id and earlier.object_id = d.object_id
                    and earlier.state = 'waiting' and not earlier.steps_aside and earlier.id < d.id)))
            or (${hasNewEventsSql}))
        order by w.leased_until, w.last_delivered_at nulls first limit ${count} for update of w skip locked)
      returning id, owner_id as "ownerId"`,
  )

/** Sends events to webhooks. Several processes share them: one at a time sends to each. */
export function startWebhooks(services: WebhookServices) {
  const { db, log } = services
  const running = new Set<Promise<void>>()
  const start = (lane: Lane, closing: AbortSignal) => {
    const run = runLane(services, lane, closing)
      .catch((error) =>
        log.error(
          { err: error, webhook: lane.id },
          'events could not be sent; they are tried again',
        ),
      )
      .finally(() => running.delete(run))
    running.add(run)
  }
  const loop = startWorkLoop(
    pollMs,
    async (closing) => {
      while (true) {
        const free = maxLanes - running.size
        const lanes = free > 0 && !closing.aborted ? await leaseLanes(db, free) : []
        for (const lane of lanes) start(lane, closing)
        if (running.size === 0) return
        // One that ends makes room; meanwhile others become due.
        await Promise.race([...running, sleep(pollMs, undefined, { ref: false })])
        await pauseBetweenBatches(db, 0)
      }
    },
    (error) => log.error({ err: error }, 'webhooks could not be read; they are tried again'),
  )
  const handleQueued = (table: string) => {
    if (table === webhooksTable) loop.wake()
  }
  db.events.on('queued', handleQueued)
  return {
    close: async () => {
      db.events.off('queued', handleQueued)
      await loop.close()
    },
  }
}
