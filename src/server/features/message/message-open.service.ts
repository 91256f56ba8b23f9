import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Database } from '#server/platform/database/database.ts'
import type { ListingKind } from '#shared/message/message.constants.ts'
import type { OpenConversationInput } from '#shared/message/message.schema.ts'
import { ownListing, subjectNotFound } from './message.errors.ts'
import { checkMayStart } from './message-limits.service.ts'
import { isId } from './message-sides.service.ts'

/** Which conversation is meant: there is one for each listing and person who asks. */
interface Subject {
  kind: ListingKind
  listingId: string
  askerId: string
  ownerId: string
  /** Nobody new may ask about it. */
  isGone: boolean
}

async function listingSubject(em: EntityManager, kind: ListingKind, id: string, askerId: string) {
  const table = kind === 'crop' ? 'crops' : 'equipments'
  const [row] = await em.execute<Pick<Subject, 'ownerId' | 'isGone'>[]>(
    `select owner_id as "ownerId", is_archived as "isGone" from ${table} where id = ?`,
    [id],
  )
  return row && { kind, listingId: id, askerId, ...row }
}

type Dealing = Pick<Subject, 'listingId' | 'askerId' | 'ownerId'>

/** The two people of an order or a booking may always write to each other about it. */
async function dealingSubject(em: EntityManager, kind: ListingKind, id: string, userId: string) {
  const [row] = await em.execute<Dealing[]>(
    kind === 'crop'
      ? `select l.crop_id as "listingId", o.buyer_id as "askerId", o.seller_id as "ownerId"
          from orders o join order_lines l on l.order_id = o.id where o.id = ?
          order by l.position limit 1`
      : `select equipment_id as "listingId", renter_id as "askerId", owner_id as "ownerId"
          from bookings where id = ? and renter_id is not null`,
    [id],
  )
  const isTheirs = row && (row.askerId === userId || row.ownerId === userId)
  return isTheirs ? { kind, ...row, isGone: false } : undefined
}

async function findSubject(
  em: EntityManager,
  { cropId, equipmentId, orderId, bookingId }: OpenConversationInput,
  userId: string,
): Promise<Subject> {
  const id = cropId ?? equipmentId ?? orderId ?? bookingId ?? ''
  const kind = cropId || orderId ? 'crop' : 'equipment'
  const find = cropId || equipmentId ? listingSubject : dealingSubject
  const subject = isId(id) ? await find(em, kind, id, userId) : undefined
  if (!subject) throw subjectNotFound()
  if (subject.askerId === subject.ownerId) {
    throw subject.isGone ? subjectNotFound() : ownListing()
  }
  return subject
}

/**
 * Finds or makes the conversation about a listing; of an order or a booking it is the one about its
 * (first) listing between its two people. What is archived keeps the conversations it has.
 * @throws AppError `message.unknown_subject` (404), `message.own_listing` (409),
 * `message.too_many` (429).
 */
export function openConversation(db: Database, userId: string, input: OpenConversationInput) {
  return db.transaction(async (em) => {
    const { kind, listingId, askerId, ownerId, isGone } = await findSubject(em, input, userId)
    const opened = askerId === userId ? 'asker_opened' : 'owner_opened'
    const [known] = await em.execute<{ id: string }[]>(
      `update conversations set ${opened} = true
        where kind = ? and listing_id = ? and asker_id = ? returning id`,
      [kind, listingId, askerId],
    )
    if (known) return { _id: known.id }
    if (isGone) throw subjectNotFound()
    await checkMayStart(em, userId)
    const [made] = await em.execute<{ id: string }[]>(
      `insert into conversations
          (id, kind, listing_id, asker_id, owner_id, starter_id, ${opened}, created_at)
        values (?, ?, ?, ?, ?, ?, true, now())
        on conflict (kind, listing_id, asker_id) do update set ${opened} = true returning id`,
      [v7(), kind, listingId, askerId, ownerId, userId],
    )
    if (!made) throw new Error('The conversation was neither made nor found.')
    return { _id: made.id }
  })
}
