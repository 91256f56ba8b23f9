import type { Database } from '#server/platform/database/database.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { indiaDay } from '#server/platform/text/india-day.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import type { ViewCounter, Visitor } from '#server/platform/trpc/view-counter.ts'

/** Views that are buffered in memory at most; farmers do not cause more in a second. */
const maxBuffered = 50_000
const flushEveryMs = 1000

/**
 * Recognizes a viewer on the same day without storing who they are: a hash with our own key. A visitor
 * who is not logged in is identified by their address (the /64 network of an IPv6 address) alone, not
 * by anything that a script can vary, such as the user agent.
 */
export const visitorHash = (secretKey: string, { userId, ip }: Visitor) =>
  keyedHash(secretKey, 'equipment-view', userId ?? addressBucket(ip)).slice(0, 32)

/** Locks machines in the order of their ids, so that two processes cannot deadlock. */
const flushText = `with viewed as (
    select * from unnest($1::uuid[], $2::text[], $3::date[]) as view (equipment_id, visitor, day)
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
 * every second, so that reading a machine never waits for its counter; a crash loses up to a second.
 */
export function startViewCounter(
  db: Database,
  log: Logger,
  secretKey: string,
): ViewCounter & { close: () => Promise<void> } {
  let buffered = new Map<string, [equipmentId: string, visitor: string, day: string]>()
  let underWay = Promise.resolve()

  const write = async () => {
    if (buffered.size === 0) return
    const views = [...buffered.values()]
    buffered = new Map()
    try {
      const values = [0, 1, 2].map((column) => views.map((view) => view[column] ?? ''))
      await db.read({ text: flushText, values })
    } catch (error) {
      log.warn({ err: error, views: views.length }, 'views of equipment could not be counted')
    }
  }
  const flush = () => {
    underWay = underWay.then(write)
    return underWay
  }
  const timer = setInterval(() => void flush(), flushEveryMs).unref()

  return {
    add: (equipmentId, who) => {
      if (buffered.size >= maxBuffered) return
      const visitor = visitorHash(secretKey, who)
      const day = indiaDay()
      buffered.set(`${equipmentId}|${visitor}|${day}`, [equipmentId, visitor, day])
    },
    flush,
    close: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
