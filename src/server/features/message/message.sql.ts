import type { Statement } from '#server/platform/database/database.ts'
import type { CropUnit } from '#shared/crop/crop.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** Columns of the view of message `m`; `$1` is the viewer's id. */
export const messageColumns = `m.id as "_id", m.seq, m.sender_id = $1::uuid as "isOwn",
  case when m.status = 'shown' then m.body else '' end as text,
  case when m.status = 'shown' then m.images else '{}' end as images,
  m.status = 'hidden' as "isHidden",
  exists (select from message_reports r where r.message_id = m.id and r.reporter_id = $1::uuid)
    as "isReported", m.created_at as "createdAt"`

interface ListingAndCounterparty {
  _id: string
  kind: ListingKind
  listingId: string
  name: string
  image: string | null
  isGone: boolean
  firstName: string
  lastName: string
  counterpartyImage: string | null
  verified: boolean
}

/** Columns of conversation `c` with its listing and counterparty `u`; `$1` is the viewer's id. */
const sharedColumns = `c.id as "_id", c.kind, c.listing_id as "listingId",
  coalesce(cr.name, eq.name, '') as name, coalesce(cr.images[1], eq.images[1]) as image,
  coalesce(cr.is_archived, eq.is_archived, true) as "isGone",
  u.first_name as "firstName", u.last_name as "lastName", u.image as "counterpartyImage", u.verified`

export const conversationJoins = `
  join users u on u.id = case when c.asker_id = $1::uuid then c.owner_id else c.asker_id end
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

export const conversationColumns = `${sharedColumns}, c.owner_id = $1::uuid as "isOwnListing",
  coalesce(cr.price, eq.price_per_day, 0) as price, coalesce(eq.currency, 'INR') as currency, cr.unit,
  u.city, u.state,
  case when c.asker_id = $1::uuid then c.asker_read_seq else c.owner_read_seq end as "readUpTo",
  exists (select from message_blocks b where b.blocker_id = $1::uuid and b.blocked_id = u.id)
    as "isBlocked",
  exists (select from message_blocks b where (b.blocker_id = $1::uuid and b.blocked_id = u.id)
    or (b.blocker_id = u.id and b.blocked_id = $1::uuid)) as "isClosed"`

export interface SummaryRow extends ListingAndCounterparty {
  text: string
  images: number
  isOwn: boolean
  isHidden: boolean
  at: string
  unread: number
}

const excerptCharacters = 140

/** One page of a user's conversations; each side is read from its own index. @param cursor a page's `next`. */
export function conversationPageStatement(
  viewerId: string,
  cursor: string | null,
  rows: number,
): Statement {
  const [at, id] = cursor?.split('_') ?? []
  const sideSql = (name: string) => `(select *, ${name}_unread as unread from conversations
    where ${name}_id = $1::uuid and last_message_at is not null
    ${at ? 'and (last_message_at, id) < ($3::timestamptz, $4::uuid)' : ''}
    order by last_message_at desc, id desc limit $2::int)`
  return {
    name: at ? 'messages:next' : 'messages:list',
    text: `select ${sharedColumns}, c.unread, c.last_message_at as at,
        case when m.status = 'shown' then left(m.body, ${excerptCharacters}) else '' end as text,
        case when m.status = 'shown' then cardinality(m.images) else 0 end as images,
        m.sender_id = $1::uuid as "isOwn", m.status = 'hidden' as "isHidden"
      from (${sideSql('asker')} union all ${sideSql('owner')}) c ${conversationJoins}
        join messages m on m.conversation_id = c.id and m.seq = c.last_seq
      order by c.last_message_at desc, c.id desc limit $2::int`,
    values: [viewerId, rows, ...(at && id ? [at, id] : [])],
  }
}

export const toConversationListing = ({
  kind,
  listingId,
  name,
  image,
  isGone,
}: ListingAndCounterparty) => ({
  kind,
  _id: listingId,
  name,
  image,
  isGone,
})

export const toCounterparty = ({
  firstName,
  lastName,
  counterpartyImage,
  verified,
}: ListingAndCounterparty) => ({
  name: [firstName, lastName].filter(Boolean).join(' '),
  image: counterpartyImage,
  verified,
})
