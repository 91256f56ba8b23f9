import type { Database } from '#server/platform/database/database.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import type { ViewCounter, Visitor } from '#server/platform/trpc/view-counter.ts'

/** Views held in memory until the next flush; more than this in a second is not real traffic. */
const maxPendingViews = 50_000
const flushEveryMs = 1000
/** Days after which a visitor's view is deleted; only views of the same day are compared. */
const retainedDays = 2

/**
 * Identifies a visitor within a day without naming them: a hash under our own key. A visitor without
 * an account is identified by the IP address (for IPv6 its /64 network) and by nothing that a script
 * can vary, such as the browser's name.
 */
export const visitorHash = (secretKey: string, { userId, ip }: Visitor) =>
  keyedHash(secretKey, 'equipment-view', userId ?? addressBucket(ip)).slice(0, 32)

/** Locks machines in the order of their ids, so that two processes cannot deadlock. */
const insertViewsSql = `with looks as (
    select * from unnest($1::uuid[], $2::text[], $3::date[]) as look (equipment_id, visitor, day)
  ), machines as (
    select id from equipments where id in (select equipment_id from looks)
    order by id for no key update
  ), fresh as (
    insert into equipment_views (equipment_id, visitor, day)
    select equipment_id, visitor, day from looks join machines on id = equipment_id
    on conflict do nothing returning equipment_id
  ), counted as (select equipment_id, count(*)::int as looks from fresh group by equipment_id)
  update equipments set views = views + counted.looks
  from counted where equipments.id = counted.equipment_id`

/**
 * Counts views of machines once per visitor and day. Views are collected in memory and written together,
 * so that reading a machine never waits for its counter. A crash loses at most one second of views.
 */
export function startViewCounter(
  db: Database,
  log: Logger,
  secretKey: string,
): ViewCounter & { close: () => Promise<void> } {
  let pending = new Map<string, [equipmentId: string, visitor: string, day: string]>()
  let lastWrite = Promise.resolve()

  const writePending = async () => {
    if (pending.size === 0) return
    const looks = [...pending.values()]
    pending = new Map()
    try {
      const values = [0, 1, 2].map((column) => looks.map((look) => look[column] ?? ''))
      await db.read({ text: insertViewsSql, values })
    } catch (error) {
      log.warn({ err: error, looks: looks.length }, 'views of equipment could not be counted')
    }
  }
  const flush = () => {
    lastWrite = lastWrite.then(writePending)
    return lastWrite
  }
  const timer = setInterval(() => void flush(), flushEveryMs).unref()

  return {
    add: (equipmentId, visitorInput) => {
      if (pending.size >= maxPendingViews) return
      const visitor = visitorHash(secretKey, visitorInput)
      const day = new Date().toISOString().slice(0, 10)
      pending.set(`${equipmentId}|${visitor}|${day}`, [equipmentId, visitor, day])
    },
    flush,
    close: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

/** Deletes the visitors of past days; the machines' view counts stay. */
export const purgeExpiredViews = (db: Database) =>
  db.read({
    text: `delete from equipment_views
      where day < (now() at time zone 'utc')::date - ${retainedDays}`,
  })
