import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Database } from '#server/platform/database/database.ts'
import { cursorPageOf } from '#server/platform/database/list/list-cursor.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { wakeOutbox } from '#server/platform/jobs/outbox.ts'
import { type Live, publishHint } from '#server/platform/realtime/live.ts'
import { maxUnreadCounted } from '#shared/notification/notification.constants.ts'
import type {
  NotificationContent,
  NotificationList,
  NotificationListInput,
} from '#shared/notification/notification.schema.ts'
import { securityKinds, smsOutboxTable, smsTopic } from './notification-sms.policy.ts'

/**
 * Per user in 24 hours, and as many again about the security of the account, which orders must not use up.
 * Further notifications are sent without SMS.
 */
const maxSmsPerDay = 20
/** SMS of those that are about one counterparty, who must not use up the others. */
const maxSmsPerDayAboutOnePerson = 3

export interface NotificationTo {
  userId: string
  /** The other person of the order or the booking. */
  counterpartyId?: string
  content: NotificationContent
}

/** Refreshes the bell, and the order or booking that the notification is about. */
function publishHints(em: EntityManager, { userId, content }: NotificationTo): void {
  publishHint(em, userId, 'notices')
  if (content.kind === 'order') publishHint(em, userId, 'orders', content.orderId)
  if (content.kind === 'booking') publishHint(em, userId, 'bookings', content.bookingId)
}

/** Leaves out the kinds that a user has switched off; orders and bookings cannot be switched off. */
const insertStatement = (
  rows: readonly object[],
) => sql`insert into notices (id, user_id, content, created_at, updated_at)
  select given.id, given.user_id, given.content, clock_timestamp(), clock_timestamp()
    from jsonb_to_recordset(${sql.json(rows)})
      as given (id uuid, user_id uuid, content jsonb)
    left join notice_settings s on s.user_id = given.user_id
    where case given.content ->> 'kind' when 'price-alert' then s.price_alerts
      when 'saved-search' then s.saved_searches
      when 'community-answer' then s.community when 'review' then s.reviews end is not false`

/**
 * The limits are checked without a lock, so simultaneous transactions may exceed them by a few. Numbers of
 * demo sellers do not begin with 6 to 9, as mobile numbers do, so they get no SMS.
 */
const queueSmsStatement = (
  rows: readonly object[],
) => sql`insert into sms_outbox (id, notice_id, user_id, counterparty_id, next_try_at, created_at)
  select given.id, given.notice_id, given.user_id, given.counterparty_id, clock_timestamp(), clock_timestamp()
    from (select *, row_number() over (partition by user_id, topic = 'security') as nth,
        row_number() over (partition by user_id, counterparty_id) as nth_about_person
      from jsonb_to_recordset(${sql.json(rows)})
        as row (id uuid, notice_id uuid, user_id uuid, counterparty_id uuid, topic text)) given
    join users u on u.id = given.user_id and u.phone ~ '^[6-9]'
    left join notice_settings s on s.user_id = given.user_id
    where case given.topic when 'orders' then s.sms_orders when 'bookings' then s.sms_bookings
        when 'savedSearches' then coalesce(s.sms_saved_searches, false) end is not false
      and given.nth + (select count(*) from sms_outbox before join notices n on n.id = before.notice_id
        where before.user_id = given.user_id and before.created_at > now() - interval '24 hours'
          and (n.content ->> 'kind' = any(${securityKinds}::text[])) = (given.topic = 'security')) <= ${maxSmsPerDay}
      and (given.counterparty_id is null or given.nth_about_person + (select count(*) from sms_outbox before
        where before.user_id = given.user_id and before.counterparty_id = given.counterparty_id
          and before.created_at > now() - interval '24 hours') <= ${maxSmsPerDayAboutOnePerson})
    returning 1`

/** An SMS to queue, with the notification that it tells. */
interface SmsToQueue {
  id: string
  notice_id: string
  user_id: string
  counterparty_id?: string
  topic: 'orders' | 'bookings' | 'security' | 'savedSearches'
}

/** Queues SMS of notifications, as far as the settings and the daily limits of each user allow. */
export async function queueSms(em: EntityManager, sms: readonly SmsToQueue[]): Promise<void> {
  if (sms.length === 0) return
  const queued = await execute(em, queueSmsStatement(sms))
  if (queued.length > 0) wakeOutbox(em, smsOutboxTable)
}

/**
 * Notifies users in the caller's transaction: exactly once if it commits, not at all otherwise. Important
 * notifications are sent by SMS too, unless the user has switched that off.
 */
export async function notifyAll(
  em: EntityManager,
  notifications: readonly NotificationTo[],
): Promise<void> {
  if (notifications.length === 0) return
  const rows = notifications.map(({ userId, counterpartyId, content }) => ({
    id: v7(),
    user_id: userId,
    ...(counterpartyId && { counterparty_id: counterpartyId }),
    content,
  }))
  await execute(em, insertStatement(rows))
  const sms = rows.flatMap(({ id, content, ...people }) => {
    const topic = smsTopic(content)
    return topic ? [{ ...people, id: v7(), notice_id: id, topic }] : []
  })
  await queueSms(em, sms)
  for (const notification of notifications) publishHints(em, notification)
}

/** Notifies one user, as `notifyAll` does. @param counterpartyId the other person of the order or the booking. */
export const notify = (
  em: EntityManager,
  userId: string,
  content: NotificationContent,
  counterpartyId?: string,
): Promise<void> => notifyAll(em, [{ userId, content, ...(counterpartyId && { counterpartyId }) }])

/**
 * Deletes a user's notifications about answers to their question: these name who answered, and are found
 * through the answers when an account is erased.
 * @param answeredAt only those of this time, give or take a minute; all when left out.
 */
export async function deleteAnswerNotifications(
  em: EntityManager,
  userId: string,
  { questionId, answeredAt }: { questionId: string; answeredAt?: Date },
): Promise<void> {
  const at = answeredAt && sql`${answeredAt.toISOString()}::timestamptz`
  const deleted = await execute(
    em,
    sql`delete from notices where user_id = ${userId}
        and content ->> 'kind' = 'community-answer' and content ->> 'questionId' = ${questionId}
        ${at ? sql`and created_at between ${at} - interval '1 minute' and ${at} + interval '1 minute'` : sql``}
      returning 1`,
  )
  if (deleted.length > 0) publishHint(em, userId, 'notices')
}

/** Counts up to `maxUnreadCounted`: each open page asks every minute, and a file can match a search 50,000 times. */
async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await queryRows<{ unread: number }>(
    db,
    sql.named(
      'notices:unread',
      sql`select count(*) as unread from (select from notices
        where user_id = ${userId} and read_at is null limit ${maxUnreadCounted}) as counted`,
    ),
  )
  return row?.unread ?? 0
}

/**
 * The newest notifications, or those after a cursor, and how many of all are unread.
 * @throws AppError `input.invalid` (400) for a cursor of another list.
 */
export async function listNotifications(
  db: Database,
  userId: string,
  { cursor = '', limit }: NotificationListInput,
): Promise<NotificationList> {
  const cursorPage = cursorPageOf('notifications', { cursor, limit })
  const [rows, unread] = await Promise.all([
    queryRows<NotificationList['notices'][number]>(
      db,
      sql.named(
        cursor === '' ? 'notices:newest' : 'notices:next',
        sql`select id as "_id", content, created_at as "createdAt", updated_at as "updatedAt", read_at as "readAt"
        from notices where user_id = ${userId} and ${cursorPage.after()}
        order by ${cursorPage.order()} limit ${cursorPage.rowsToRead}::int`,
      ),
    ),
    countUnread(db, userId),
  ])
  const page = cursorPage.takePage(rows, ({ createdAt, _id }) => ({ createdAt, id: _id }))
  return { notices: page.rows, unread, nextCursor: page.nextCursor }
}

/**
 * Marks a user's own notifications as read; those read before keep their time. The user's other tabs
 * and devices are refreshed.
 * @param ids all notifications when left out.
 * @returns how many are still unread.
 */
export async function markNotificationsRead(
  { db, live }: { db: Database; live: Live },
  userId: string,
  ids?: readonly string[],
) {
  const only = ids ? sql`and id = any(${ids}::uuid[])` : sql``
  const marked = await execute(
    db,
    sql`update notices set read_at = now(), updated_at = now()
      where user_id = ${userId} and read_at is null ${only} returning id`,
  )
  if (marked.length > 0) live.publish([{ userId, topic: 'notices', id: null }])
  return { unread: await countUnread(db, userId) }
}
