import { userNameSql } from '#server/features/user/user.sql.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { indiaDaySql } from '#server/platform/text/india-day.ts'
import {
  expiredShownDays,
  expiresSoonDays,
  maxRowsPerTask,
  maxTaskCount,
  type WaitingConversation,
  type WaitingListing,
} from '#shared/dashboard/waiting.schema.ts'

/** A row of `waitingListingsStatement`. */
export interface WaitingListingRow extends Omit<WaitingListing, 'kindHindi' | 'drawing' | 'kind'> {
  listing: WaitingListing['kind']
  /** How many listings of its kind have its task, up to `maxTaskCount`. */
  matches: number
  /** The id of its kind of goods. */
  kind: string | null
}

/** Buyers are offered whole units, so less than one is sold out. */
const isSoldOut = sql`quantity < 1`

/** The user's visible listings that have expired, soon will, or have sold out, the first to expire first. */
export const waitingListingsStatement = (userId: string): SqlFragment => {
  const person = sql.value(userId)
  const taskSql = (lastDay: SqlFragment, isEmpty: SqlFragment) =>
    sql`case when ${lastDay} < ${indiaDaySql} then 'extend-expired' when ${isEmpty} then 'restock'
      else 'extend-soon' end`
  const isShown = (lastDay: SqlFragment) =>
    sql`owner_id = ${person}::uuid and not is_archived
      and ${lastDay} >= ${indiaDaySql} - ${sql.raw(expiredShownDays)}`
  const isSoon = (lastDay: SqlFragment) =>
    sql`${lastDay} <= ${indiaDaySql} + ${sql.raw(expiresSoonDays)}`
  return sql.named(
    'dashboard:listings',
    sql`with listed as (
        select 'crop' as listing, id, name, images[1] as image, kind_id as kind, expiry_date as last_day,
            ${taskSql(sql`expiry_date`, isSoldOut)} as task
          from crops where ${isShown(sql`expiry_date`)} and (${isSoon(sql`expiry_date`)} or ${isSoldOut})
        union all
        select 'equipment', id, name, images[1], kind_id, available_to,
            ${taskSql(sql`available_to`, sql`false`)}
          from equipments where ${isShown(sql`available_to`)} and ${isSoon(sql`available_to`)}
      ), placed as (
        select *, row_number() over (partition by task, listing order by last_day, id) as place,
            count(*) over (partition by task, listing) as matches
          from listed
      )
      select task, listing, id as "_id", name, image, kind, last_day as until,
          least(matches, ${sql.raw(maxTaskCount)})::int as matches
        from placed where place <= ${sql.raw(maxRowsPerTask)} order by last_day, id`,
  )
}

/** A row of `waitingConversationsStatement`. */
export interface WaitingConversationRow extends Omit<WaitingConversation, 'kindHindi' | 'drawing'> {
  listing: 'crop' | 'equipment'
  kind: string | null
  matches: number
  /** Messages not read in all conversations. */
  allUnread: number
}

/** The user's conversations with unread messages, the newest first. */
export const waitingConversationsStatement = (userId: string): SqlFragment => {
  const person = sql.value(userId)
  const unreadOf = (side: 'asker' | 'owner', counterparty: 'asker' | 'owner') =>
    sql`select id, kind, listing_id, last_message_at, ${sql.raw(side)}_unread as unread,
        ${sql.raw(counterparty)}_id as other_id
      from conversations where ${sql.raw(side)}_id = ${person}::uuid and ${sql.raw(side)}_unread > 0`
  return sql.named(
    'dashboard:conversations',
    sql`with unread as (
        select *, count(*) over () as matches, sum(unread) over ()::int as "allUnread" from (
          ${unreadOf('asker', 'owner')} union all ${unreadOf('owner', 'asker')}) one
        order by last_message_at desc, id desc limit ${sql.raw(maxRowsPerTask)}
      )
      select 'read-messages' as task, c.id as "_id", c.unread, c."allUnread",
          least(c.matches, ${sql.raw(maxTaskCount)})::int as matches, c.kind as listing,
          coalesce(cr.name, eq.name, '') as name, coalesce(cr.images[1], eq.images[1]) as image,
          coalesce(cr.kind_id, eq.kind_id) as kind, null as until,
          ${userNameSql('u')} as "otherName"
        from unread c join users u on u.id = c.other_id
          left join crops cr on c.kind = 'crop' and cr.id = c.listing_id
          left join equipments eq on c.kind = 'equipment' and eq.id = c.listing_id
        order by c.last_message_at desc, c.id desc`,
  )
}

/** How many open sales a seller without a UPI ID has, up to `maxTaskCount`; no row with one. */
export const missingUpiIdStatement = (userId: string): SqlFragment =>
  sql.named(
    'dashboard:upi-id',
    sql`select (select count(*)::int from (select from orders
          where seller_id = u.id and status in ('placed', 'accepted', 'dispatched')
          limit ${sql.raw(maxTaskCount)}) open) as sales
      from users u where u.id = ${userId}::uuid and u.upi_id = ''`,
  )
