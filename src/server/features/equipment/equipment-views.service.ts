import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import type { ViewCounter, Visitor } from '#server/platform/trpc/view-counter.ts'
import { indiaDay } from '#shared/kit/india-day.ts'

/** Views that are buffered in memory until the next flush; farmers do not cause more in a second. */
const maxBuffered = 50_000
const flushEveryMs = 1000

/**
 * Recognizes a viewer on the same day without storing who they are: a hash with our own key. A visitor
 * who is not logged in is identified by their address (of an IPv6 address its /64 network) alone, not by
 * anything that a script can vary, such as the user agent.
 */
export const visitorHash = (secretKey: string, { userId, ip }: Visitor) =>
  keyedHash(secretKey, 'equipment-view', userId ?? addressBucket(ip)).slice(0, 32)

interface View {
  equipmentId: string
  visitor: Visitor
  day: string
}

/** Locks machines in the order of their ids, so that two processes cannot deadlock. */
const insertStatement = (views: readonly View[], secretKey: string) => sql`with viewed as (
    select * from unnest(${views.map(({ equipmentId }) => equipmentId)}::uuid[],
        ${views.map(({ visitor }) => visitorHash(secretKey, visitor))}::text[],
        ${views.map(({ day }) => day)}::date[])
      as view (equipment_id, visitor, day)
  ), machines as (
    select id from equipments where id in (select equipment_id from viewed)
    order by id for no key update
  ), fresh as (
    insert into equipment_views (equipment_id, visitor, day)
    select equipment_id, visitor, day from viewed join machines on id = equipment_id
    on conflict do nothing returning equipment_id
  ), counted as (select equipment_id, count(*)::int as new_views from fresh group by equipment_id)
  update equipments set views = views + counted.new_views
  from counted where equipments.id = counted.equipment_id`

/**
 * Counts views of machines once per viewer and day in India. Views are buffered and written together
 * every second, so that reading a machine never waits for its counter. A crash loses up to a second.
 */
export function startViewCounter(
  db: Database,
  log: Logger,
  secretKey: string,
): ViewCounter & { close: () => Promise<void> } {
  let buffered = new Map<string, View>()
  let lastWrite = Promise.resolve()

  const writePending = async () => {
    if (buffered.size === 0) return
    const views = [...buffered.values()]
    buffered = new Map()
    try {
      await execute(db, insertStatement(views, secretKey))
    } catch (error) {
      log.warn({ err: error, views: views.length }, 'views of equipment could not be counted')
    }
  }
  const flush = () => {
    lastWrite = lastWrite.then(writePending)
    return lastWrite
  }
  const timer = setInterval(() => void flush(), flushEveryMs).unref()

  return {
    // The hash is made when they are written, not for each of the views.
    add: (equipmentId, visitor) => {
      if (buffered.size >= maxBuffered) return
      const day = indiaDay()
      const viewer = visitor.userId ?? addressBucket(visitor.ip)
      buffered.set(`${equipmentId}|${viewer}|${day}`, { equipmentId, visitor, day })
    },
    flush,
    close: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
