import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { ChangesInput, ChangesView } from '#shared/event/event.schema.ts'
import { cursorExpired, unknownCursor } from './event.errors.ts'

/** Events that get their place in one transaction. */
const maxPlaced = 1000

/**
 * Gives the owner's new events their places in the feed. Triggers write events without one, because transactions
 * that begin later may commit sooner: an event that is visible here is committed, and gets a place behind all
 * that were ever read, so that no reader can have passed it. The owner's row lets one caller at a time do it.
 * @returns whether there are more.
 */
export async function placeEvents(em: EntityManager, ownerId: string): Promise<boolean> {
  await execute(
    em,
    sql`insert into event_feeds (owner_id) values (${ownerId}) on conflict do nothing`,
  )
  await execute(em, sql`select 1 from event_feeds where owner_id = ${ownerId} for update`)
  const placed = await execute<{ position: number }>(
    em,
    // An event that is locked is about to be deleted by its age, and that waits for the owner's row.
    sql`with fresh as (
        select id, row_number() over (order by id) as nth from (
          select id from events where owner_id = ${ownerId} and position is null
            order by id limit ${maxPlaced} for no key update skip locked) waiting
      )
      update events e set position = f.last_position + fresh.nth
        from fresh, event_feeds f where e.id = fresh.id and f.owner_id = ${ownerId}
        returning e.position`,
  )
  if (placed.length > 0) {
    await execute(
      em,
      sql`update event_feeds set last_position = last_position + ${placed.length} where owner_id = ${ownerId}`,
    )
  }
  return placed.length === maxPlaced
}

/**
 * Leaves a gap in the feeds of the owners of expired events that never got a place, so that a cursor before them is
 * refused. Part of the statement that deletes the `expired`. Owners without a feed have been given no cursor.
 */
export const leaveGapsSql = sql`update event_feeds f set last_position = f.last_position + lost.events
  from (select owner_id, count(*) as events from events
    where ctid = any(array(select row_id from expired)) and position is null group by owner_id) lost
  where f.owner_id = lost.owner_id`

const cursorOf = (position: number) => Buffer.from(`1:${position}`).toString('base64url')

/** @throws AppError `change.unknown_cursor` (400). */
function positionOf(cursor: string): number {
  if (cursor === '') return 0
  const match = /^1:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match?.[1]) throw unknownCursor()
  return Number(match[1])
}

interface PlacedEvent {
  id: string
  type: ChangesView['events'][number]['type']
  at: string
  data: ChangesView['events'][number]['data']
  position: number
}

/**
 * A person's events after a cursor, in the order in which they were committed: each once, none lost.
 * @throws AppError `change.unknown_cursor` (400), `change.cursor_expired` (410) when events after it are deleted.
 */
export async function listChanges(
  db: Database,
  ownerId: string,
  { since, limit }: ChangesInput,
): Promise<ChangesView> {
  const after = positionOf(since)
  const hasMoreToPlace = await db.transaction((em) => placeEvents(em, ownerId))
  const [feed] = await queryRows<{ last: number }>(
    db,
    sql`select last_position as last from event_feeds where owner_id = ${ownerId}`,
  )
  const last = feed?.last ?? 0
  if (after > last) throw unknownCursor()
  const rows = await queryRows<PlacedEvent>(
    db,
    sql`select 'evt_' || id as id, type, created_at as at, data, position from events
      where owner_id = ${ownerId} and position > ${after} order by position limit ${limit}`,
  )
  // Without a cursor the feed begins with what is stored.
  const first = since === '' ? (rows[0]?.position ?? last + 1) : after + 1
  if (first <= last && rows[0]?.position !== first) throw cursorExpired()
  // Behind a gap the next call continues, and is refused.
  const stored = rows.filter(({ position }, nth) => position === first + nth)
  const next = stored.at(-1)?.position ?? last
  return {
    events: stored.map(({ position: _, ...event }) => event),
    next: cursorOf(next),
    hasMore: hasMoreToPlace || next < last,
  }
}
