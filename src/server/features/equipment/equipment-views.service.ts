import type { Database } from '#server/platform/database/database.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import type { ViewCounter, Visitor } from '#server/platform/trpc/view-counter.ts'

/** Looks that are held in memory at most; more within a second is no farmer's market. */
const maxHeld = 50_000
const flushEveryMs = 1000
/** Days that a look is remembered; only the same day's are ever compared. */
const keptDays = 2

/**
 * Who looks, so that they are known again the same day but not named: a hash under our own key. A
 * visitor is their address (the /64 network of an IPv6 one) and nothing that a script can vary, such
 * as the browser's name.
 */
export const visitorHash = (secretKey: string, { userId, ip }: Visitor) =>
  keyedHash(secretKey, 'equipment-view', userId ?? addressBucket(ip)).slice(0, 32)

/** Machines are locked in the order of their ids, so that two processes never wait for each other. */
const flushText = `with looks as (
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
 * Counts looks at machines once per visitor and day. They are held in memory and written together,
 * so that reading a machine never waits for its counter; a crash loses a second of them.
 */
export function startViewCounter(
  db: Database,
  log: Logger,
  secretKey: string,
): ViewCounter & { close: () => Promise<void> } {
  let held = new Map<string, [equipmentId: string, visitor: string, day: string]>()
  let underWay = Promise.resolve()

  const write = async () => {
    if (held.size === 0) return
    const looks = [...held.values()]
    held = new Map()
    try {
      const values = [0, 1, 2].map((column) => looks.map((look) => look[column] ?? ''))
      await db.read({ text: flushText, values })
    } catch (error) {
      log.warn({ err: error, looks: looks.length }, 'views of equipment could not be counted')
    }
  }
  const flush = () => {
    underWay = underWay.then(write)
    return underWay
  }
  const timer = setInterval(() => void flush(), flushEveryMs).unref()

  return {
    add: (equipmentId, who) => {
      if (held.size >= maxHeld) return
      const visitor = visitorHash(secretKey, who)
      const day = new Date().toISOString().slice(0, 10)
      held.set(`${equipmentId}|${visitor}|${day}`, [equipmentId, visitor, day])
    },
    flush,
    close: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

/** Forgets looks of past days: their count stays, who looked does not. */
export const purgeExpiredViews = (db: Database) =>
  db.read({
    text: `delete from equipment_views
      where day < (now() at time zone 'utc')::date - ${keptDays}`,
  })
