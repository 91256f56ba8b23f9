import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { listingTables } from '#server/features/listing/listing.entity.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import type { OpenConversationInput } from '#shared/message/message.schema.ts'
import { cannotMessageOwnListing, conversationSubjectNotFound } from './message.errors.ts'
import { requireConversationLimit } from './message-limits.service.ts'

/** Identifies a conversation: there is one per listing and person who asks about it. */
interface ConversationSubject {
  kind: ListingKind
  listingId: string
  askerId: string
  ownerId: string
  /** The listing is archived, so nobody can start a conversation about it. */
  isGone: boolean
}

async function findListingSubject(
  em: EntityManager,
  kind: ListingKind,
  id: string,
  askerId: string,
) {
  const [row] = await queryRows<Pick<ConversationSubject, 'ownerId' | 'isGone'>>(
    em,
    sql`select owner_id as "ownerId", is_archived as "isGone" from ${sql.raw(listingTables[kind])} where id = ${id}`,
  )
  return row && { kind, listingId: id, askerId, ...row }
}

type TradeSubject = Pick<ConversationSubject, 'listingId' | 'askerId' | 'ownerId'>

/** The two people of an order or a booking may always write to each other about it. */
async function findTradeSubject(em: EntityManager, kind: ListingKind, id: string, userId: string) {
  const [row] = await queryRows<TradeSubject>(
    em,
    kind === 'crop'
      ? sql`select l.crop_id as "listingId", o.buyer_id as "askerId", o.seller_id as "ownerId"
          from orders o join order_lines l on l.order_id = o.id where o.id = ${id}
          order by l.position limit 1`
      : sql`select equipment_id as "listingId", renter_id as "askerId", owner_id as "ownerId"
          from bookings where id = ${id} and renter_id is not null`,
  )
  const isParticipant = row && (row.askerId === userId || row.ownerId === userId)
  return isParticipant ? { kind, ...row, isGone: false } : undefined
}

async function findConversationSubject(
  em: EntityManager,
  { cropId, equipmentId, orderId, bookingId }: OpenConversationInput,
  userId: string,
): Promise<ConversationSubject> {
  const id = cropId ?? equipmentId ?? orderId ?? bookingId ?? ''
  const kind = cropId || orderId ? 'crop' : 'equipment'
  const find = cropId || equipmentId ? findListingSubject : findTradeSubject
  const subject = isUuid(id) ? await find(em, kind, id, userId) : undefined
  if (!subject) throw conversationSubjectNotFound()
  if (subject.askerId === subject.ownerId) {
    throw subject.isGone ? conversationSubjectNotFound() : cannotMessageOwnListing()
  }
  return subject
}

/**
 * Finds or creates the conversation about a listing. For an order or a booking, it is the conversation
 * of its two people about its (first) listing. Existing conversations about archived listings stay open.
 * @throws AppError `message.unknown_subject` (404), `message.own_listing` (409),
 * `message.too_many` (429).
 */
export function openConversation(db: Database, userId: string, input: OpenConversationInput) {
  return db.transaction(async (em) => {
    const { kind, listingId, askerId, ownerId, isGone } = await findConversationSubject(
      em,
      input,
      userId,
    )
    const openedColumn = sql.raw(askerId === userId ? 'asker_opened' : 'owner_opened')
    const [existing] = await execute<{ id: string }>(
      em,
      sql`update conversations set ${openedColumn} = true
        where kind = ${kind} and listing_id = ${listingId} and asker_id = ${askerId} returning id`,
    )
    if (existing) return { _id: existing.id }
    if (isGone) throw conversationSubjectNotFound()
    await requireConversationLimit(em, userId)
    const [created] = await execute<{ id: string }>(
      em,
      sql`insert into conversations
          (id, kind, listing_id, asker_id, owner_id, starter_id, ${openedColumn}, created_at)
        values (${v7()}, ${kind}, ${listingId}, ${askerId}, ${ownerId}, ${userId}, true, now())
        on conflict (kind, listing_id, asker_id) do update set ${openedColumn} = true returning id`,
    )
    if (!created) throw new Error('The conversation was neither created nor found.')
    return { _id: created.id }
  })
}
