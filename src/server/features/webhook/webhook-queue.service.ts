import type { EntityManager } from '@mikro-orm/postgresql'
import { placeEvents } from '#server/features/event/event.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { EventView } from '#shared/event/event.schema.ts'
import { deliveryHours } from '#shared/webhook/webhook.constants.ts'

/** Events that are read from the feed at a time. */
const maxEventsOfStep = 500
/** Deliveries that may wait for one webhook; more events stay in the feed until there is room. */
const maxWaiting = 2000

interface FeedEvent extends EventView {
  objectId: string
  position: number
  /** From before the webhook was created. */
  isOld: boolean
}

/** Of `webhooks w`: whether its owner's feed has events that are not queued, and there is room for them. */
export const hasNewEventsSql = sql`(
  exists (select 1 from events e where e.owner_id = w.owner_id and e.position is null)
  or exists (select 1 from event_feeds f where f.owner_id = w.owner_id and f.last_position > w.last_position))
  and (select count(*) from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting') < ${maxWaiting}`

const moveTo = (em: EntityManager, id: string, position: number) =>
  execute(em, sql`update webhooks set last_position = ${position} where id = ${id}`)

/**
 * Queues an owner's new events for a webhook, in the order of the feed, each once.
 * @returns whether there may be more.
 */
export async function queueEvents(
  db: Database,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<boolean> {
  const hasMoreToPlace = await db.transaction((em) => placeEvents(em, ownerId))
  return db.transaction(async (em) => {
    const [webhook] = await execute<{
      types: string[]
      position: number
      feedPosition: number
      hasRoom: boolean
    }>(
      em,
      sql`select types, last_position as position,
          (select f.last_position from event_feeds f where f.owner_id = ${ownerId}) as "feedPosition",
          (select count(*) from webhook_deliveries where webhook_id = ${id} and state = 'waiting') < ${maxWaiting} as "hasRoom"
        from webhooks where id = ${id} for update`,
    )
    if (!webhook?.hasRoom) return false
    const events = await queryRows<FeedEvent>(
      em,
      sql`select 'evt_' || e.id as id, e.type, e.created_at as at, e.data, e.object_id as "objectId", e.position,
          e.created_at < w.created_at as "isOld"
        from events e join webhooks w on w.id = ${id}
        where e.owner_id = ${ownerId} and e.position > ${webhook.position}
        order by e.position limit ${maxEventsOfStep}`,
    )
    const last = events.at(-1)
    if (!last) {
      // Those that are missing are older than the feed stores. A position behind them would look like new events for ever.
      if (webhook.feedPosition > webhook.position) await moveTo(em, id, webhook.feedPosition)
      return hasMoreToPlace
    }
    const rows = events
      .filter(({ isOld }) => !isOld)
      .filter(({ type }) => webhook.types.length === 0 || webhook.types.includes(type))
      .map(({ id: message, type, at, data, objectId }) => ({
        message,
        type,
        object: objectId,
        body: JSON.stringify({ id: message, type, at, data } satisfies EventView),
      }))
    await execute(
      em,
      sql`insert into webhook_deliveries (webhook_id, message_id, type, object_id, body, give_up_at)
        select ${id}, r.message, r.type, r.object, r.body, now() + make_interval(hours => ${deliveryHours})
          from rows from (jsonb_to_recordset(${sql.json(rows)})
            as (message text, type text, object uuid, body text)) with ordinality as r(message, type, object, body, nth)
          order by r.nth
        on conflict (webhook_id, message_id) do nothing`,
    )
    await moveTo(em, id, last.position)
    return hasMoreToPlace || events.length === maxEventsOfStep
  })
}
