import {
  hindiKindName,
  kindImageWithoutPhoto,
} from '#server/features/listing/words/listing-hindi-names.service.ts'
import { userName } from '#server/features/user/user.entity.ts'
import { type SqlInput, sql } from '#server/platform/database/sql.ts'
import type { CropUnit } from '#shared/crop/crop.constants.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** Columns of the view of message `m`. @param viewer the viewer's id. */
export const messageColumns = (
  viewer: SqlInput,
) => sql`m.id as "_id", m.seq, m.sender_id = ${viewer}::uuid as "isOwn",
  case when m.status = 'shown' then m.body else '' end as text,
  case when m.status = 'shown' then m.images else '{}' end as images,
  m.status = 'hidden' as "isHidden",
  exists (select from message_reports r where r.message_id = m.id and r.reporter_id = ${viewer}::uuid)
    as "isReported", m.created_at as "createdAt", greatest(m.created_at, m.updated_at,
    (select r.created_at from message_reports r
      where r.message_id = m.id and r.reporter_id = ${viewer}::uuid)) as "updatedAt"`

interface ListingAndCounterparty {
  _id: string
  kind: ListingKind
  listingId: string
  name: string
  /** The id of the listing's kind of goods. */
  goodsKind: string | null
  image: string | null
  isGone: boolean
  firstName: string
  lastName: string
  counterpartyImage: string | null
  verified: boolean
}

/** Columns of conversation `c`with its listing and counterparty `u`. */
const sharedColumns = sql`c.id as "_id", c.kind, c.listing_id as "listingId",
  coalesce(cr.name, eq.name, '') as name, coalesce(cr.images[1], eq.images[1]) as image,
  coalesce(cr.kind_id, eq.kind_id) as "goodsKind",
  coalesce(cr.is_archived, eq.is_archived, true) as "isGone",
  u.first_name as "firstName", u.last_name as "lastName", u.image as "counterpartyImage", u.verified`

export const conversationJoins = (viewer: SqlInput) => sql`
  join users u on u.id = case when c.asker_id = ${viewer}::uuid then c.owner_id else c.asker_id end
  left join crops cr on c.kind = 'crop' and cr.id = c.listing_id
  left join equipments eq on c.kind = 'equipment' and eq.id = c.listing_id`

export interface ConversationRow extends ListingAndCounterparty {
  isOwnListing: boolean
  price: number
  currency: 'INR' | 'USD'
  unit: CropUnit | null
  city: string
  state: string
  isBlocked: boolean
  isClosed: boolean
  readUpTo: number
}

export const conversationColumns = (
  viewer: SqlInput,
) => sql`${sharedColumns}, c.owner_id = ${viewer}::uuid as "isOwnListing",
  coalesce(cr.price, eq.price_per_day, 0) as price, coalesce(eq.currency, 'INR') as currency, cr.unit,
  u.city, u.state,
  case when c.asker_id = ${viewer}::uuid then c.asker_read_seq else c.owner_read_seq end as "readUpTo",
  exists (select from message_blocks b where b.blocker_id = ${viewer}::uuid and b.blocked_id = u.id)
    as "isBlocked",
  exists (select from message_blocks b where (b.blocker_id = ${viewer}::uuid and b.blocked_id = u.id)
    or (b.blocker_id = u.id and b.blocked_id = ${viewer}::uuid)) as "isClosed"`

export interface SummaryRow extends ListingAndCounterparty {
  text: string
  images: number
  isOwn: boolean
  isHidden: boolean
  at: string
  updatedAt: string
  unread: number
}

const excerptCharacters = 140

/** One page of a user's conversations; each side is read from its own index. @param cursor a page's `next`. */
export function conversationPageStatement(
  viewerId: string,
  cursor: string | null,
  rowsToRead: number,
) {
  const [at, id] = cursor?.split('_') ?? []
  const [viewer, rows] = [sql.value(viewerId), sql.value(rowsToRead)]
  const isNext = at !== undefined && id !== undefined
  const before = isNext ? sql`and (last_message_at, id) < (${at}::timestamptz, ${id}::uuid)` : sql``
  const sideSql = (name: 'asker' | 'owner') => sql`(select *, ${sql.raw(name)}_unread as unread
    from conversations where ${sql.raw(name)}_id = ${viewer}::uuid and last_message_at is not null
    ${before} order by last_message_at desc, id desc limit ${rows}::int)`
  return sql.named(
    isNext ? 'messages:next' : 'messages:list',
    sql`select ${sharedColumns}, c.unread, c.last_message_at as at,
        greatest(c.last_message_at, m.updated_at) as "updatedAt",
        case when m.status = 'shown' then left(m.body, ${sql.raw(excerptCharacters)}) else '' end as text,
        case when m.status = 'shown' then cardinality(m.images) else 0 end as images,
        m.sender_id = ${viewer}::uuid as "isOwn", m.status = 'hidden' as "isHidden"
      from (${sideSql('asker')} union all ${sideSql('owner')}) c ${conversationJoins(viewer)}
        join messages m on m.conversation_id = c.id and m.seq = c.last_seq
      order by c.last_message_at desc, c.id desc limit ${rows}::int`,
  )
}

export const toConversationListing = ({
  kind,
  listingId,
  name,
  goodsKind,
  image,
  isGone,
}: ListingAndCounterparty) => ({
  kind,
  _id: listingId,
  name,
  kindHindi: hindiKindName(kind, goodsKind),
  image,
  ...kindImageWithoutPhoto(kind, goodsKind, image),
  isGone,
})

export const toCounterparty = ({
  firstName,
  lastName,
  counterpartyImage,
  verified,
}: ListingAndCounterparty) => ({
  name: userName({ firstName, lastName }),
  image: counterpartyImage,
  verified,
})
