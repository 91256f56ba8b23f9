import type { EntityManager } from '@mikro-orm/postgresql'
import {
  conversationsPerDay,
  messageReportsPerDay,
  messagesPerDay,
  messagesPerMinute,
} from '#shared/message/message.constants.ts'
import { tooMany } from './message.errors.ts'

/** One person's writes of a kind come one after the other from here to the commit, so that counts hold. */
const queueUp = (em: EntityManager, what: string, userId: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${what} ${userId}`])

/** Seconds until the oldest of the last 24 hours' is a day old. */
const wait = 'coalesce(86400 - extract(epoch from now() - min(created_at)), 0)::int as wait'

/** @throws AppError `message.too_many` (429). */
export async function checkMayStart(em: EntityManager, userId: string): Promise<void> {
  await queueUp(em, 'conversations', userId)
  const [day] = await em.execute<{ made: number; wait: number }[]>(
    `select count(*)::int as made, ${wait} from conversations
      where starter_id = ? and created_at > now() - interval '24 hours'`,
    [userId],
  )
  if (day && day.made >= conversationsPerDay) throw tooMany('conversations', day.wait)
}

/** @throws AppError `message.too_many` (429). */
export async function checkMaySend(em: EntityManager, userId: string): Promise<void> {
  await queueUp(em, 'messages', userId)
  const [day] = await em.execute<{ made: number; justNow: number; wait: number }[]>(
    `select count(*)::int as made,
        (count(*) filter (where created_at > now() - interval '1 minute'))::int as "justNow", ${wait}
      from messages where sender_id = ? and created_at > now() - interval '24 hours'`,
    [userId],
  )
  if (day && day.made >= messagesPerDay) throw tooMany('messages', day.wait)
  if (day && day.justNow >= messagesPerMinute) throw tooMany('fast', 60)
}

/** @throws AppError `message.too_many` (429). */
export async function checkMayReport(em: EntityManager, userId: string): Promise<void> {
  await queueUp(em, 'message reports', userId)
  const [day] = await em.execute<{ made: number; wait: number }[]>(
    `select count(*)::int as made, ${wait} from message_reports
      where reporter_id = ? and created_at > now() - interval '24 hours'`,
    [userId],
  )
  if (day && day.made >= messageReportsPerDay) throw tooMany('reports', day.wait)
}
