import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { notesOf } from '#server/platform/database/after-commit.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { type Live, publishHint } from '#server/platform/realtime/live.ts'
import type {
  NotificationContent,
  NotificationList,
} from '#shared/notification/notification.schema.ts'
import { smsTopic } from './notification-sms.policy.ts'

const maxShown = 50
const keptDays = 90
/** To one person in 24 hours; the rest is told at the bell alone. */
const maxSmsADay = 20

export interface NotificationTo {
  userId: string
  content: NotificationContent
}

/** What also changes for a person of whom this is told. */
function publishHintAbout(em: EntityManager, { userId, content }: NotificationTo): void {
  publishHint(em, userId, 'notices')
  if (content.kind === 'order') publishHint(em, userId, 'orders', content.orderId)
  if (content.kind === 'booking') publishHint(em, userId, 'bookings', content.bookingId)
}

/** Written where the person has not muted their kind; orders and bookings can't be. */
const tellSql = `insert into notices (id, user_id, content, created_at, updated_at)
  select told.id, told.user_id, told.content, clock_timestamp(), clock_timestamp()
    from jsonb_to_recordset(?::jsonb) as told (id uuid, user_id uuid, content jsonb)
    left join notice_settings s on s.user_id = told.user_id
    where case told.content ->> 'kind' when 'price-alert' then s.price_alerts
      when 'community-answer' then s.community when 'review' then s.reviews end is not false`

/**
 * The day's SMS are counted without a lock: several processes at once may let a few more through.
 * Demo sellers have numbers that no mobile has, so nothing is sent to them.
 */
const queueSmsSql = `insert into sms_outbox (id, notice_id, user_id, next_try_at, created_at)
  select asked.id, asked.notice_id, asked.user_id, clock_timestamp(), clock_timestamp()
    from (select *, row_number() over (partition by user_id) as nth
      from jsonb_to_recordset(?::jsonb) as told (id uuid, notice_id uuid, user_id uuid, topic text)) asked
    join users u on u.id = asked.user_id and u.phone ~ '^[6-9]'
    left join notice_settings s on s.user_id = asked.user_id
    where case asked.topic when 'orders' then s.sms_orders when 'bookings' then s.sms_bookings end is not false
      and asked.nth + (select count(*) from sms_outbox before where before.user_id = asked.user_id
        and before.created_at > now() - interval '24 hours') <= ${maxSmsADay}
    returning 1`

/**
 * Tells people something, in the transaction that makes it so: told if that commits, and then exactly
 * once. By SMS too where it matters and the person has not switched that off.
 */
export async function tellAll(
  em: EntityManager,
  notificationsToSend: readonly NotificationTo[],
): Promise<void> {
  if (notificationsToSend.length === 0) return
  const rows = notificationsToSend.map((telling) => ({ ...telling, id: v7() }))
  const told = rows.map(({ id, userId, content }) => ({ id, user_id: userId, content }))
  await em.execute(tellSql, [JSON.stringify(told)])
  const sms = rows.flatMap(({ id, userId, content }) => {
    const topic = smsTopic(content)
    return topic ? [{ id: v7(), notice_id: id, user_id: userId, topic }] : []
  })
  if (sms.length > 0) {
    const queued = await em.execute<object[]>(queueSmsSql, [JSON.stringify(sms)])
    if (queued.length > 0) notesOf(em).hasSms = true
  }
  for (const telling of notificationsToSend) publishHintAbout(em, telling)
}

/** As `tellAll`, one person one thing. */
export const tell = (
  em: EntityManager,
  userId: string,
  content: NotificationContent,
): Promise<void> => tellAll(em, [{ userId, content }])

async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db.read<{ unread: number }>({
    name: 'notices:unread',
    text: 'select count(*) as unread from notices where user_id = $1 and read_at is null',
    values: [userId],
  })
  return row?.unread ?? 0
}

/** The newest 50 notices, and how many of all are not yet read. */
export async function listNotifications(db: Database, userId: string): Promise<NotificationList> {
  const [notifications, unread] = await Promise.all([
    db.read<NotificationList['notices'][number]>({
      name: 'notices:newest',
      text: `select id as "_id", content, created_at as "createdAt", read_at as "readAt"
        from notices where user_id = $1 order by created_at desc, id desc limit ${maxShown}`,
      values: [userId],
    }),
    countUnread(db, userId),
  ])
  return { notices: notifications, unread }
}

/**
 * Marks one's own notices as read; those that were keep their time. Other tabs and devices hear of it.
 * @param ids which; all of them when left out.
 * @returns how many are still unread.
 */
export async function markNotificationsRead(
  { db, live }: { db: Database; live: Live },
  userId: string,
  ids?: readonly string[],
) {
  const only = ids ? ' and id = any($2::uuid[])' : ''
  const marked = await db.read({
    text: `update notices set read_at = now(), updated_at = now()
      where user_id = $1 and read_at is null${only} returning id`,
    values: ids ? [userId, ids] : [userId],
  })
  if (marked.length > 0) live.publish([{ userId, topic: 'notices', id: null }])
  return { unread: await countUnread(db, userId) }
}

/** Drops notices that were read more than 90 days ago. */
export const deleteOldNotifications = (db: Database) =>
  db.read({ text: `delete from notices where read_at < now() - interval '${keptDays} days'` })

export const notificationCleanupJob = (db: Database): Job => ({
  name: 'notice-cleanup',
  everyMs: 24 * 60 * 60 * 1000,
  run: () => deleteOldNotifications(db),
})
