import type { EntityManager } from '@mikro-orm/postgresql'
import {
  conversationsPerDay,
  messageReportsPerDay,
  messagesPerDay,
  messagesPerMinute,
} from '#shared/message/message.constants.ts'
import { tooManyMessageActions } from './message.errors.ts'

/** Lets one user's writes of a kind run one after the other until the commit, so that the limits hold. */
const lockWritesOf = (em: EntityManager, kind: string, userId: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${kind} ${userId}`])

/** Seconds until the oldest row of the last 24 hours is a day old. */
const waitColumn = 'coalesce(86400 - extract(epoch from now() - min(created_at)), 0)::int as wait'

/** @throws AppError `message.too_many` (429). */
export async function requireConversationLimit(em: EntityManager, userId: string): Promise<void> {
  await lockWritesOf(em, 'conversations', userId)
  const [lastDay] = await em.execute<{ made: number; wait: number }[]>(
    `select count(*)::int as made, ${waitColumn} from conversations
      where starter_id = ? and created_at > now() - interval '24 hours'`,
    [userId],
  )
  if (lastDay && lastDay.made >= conversationsPerDay)
    throw tooManyMessageActions('conversations', lastDay.wait)
}

/** @throws AppError `message.too_many` (429). */
export async function requireMessageLimit(em: EntityManager, userId: string): Promise<void> {
  await lockWritesOf(em, 'messages', userId)
  const [lastDay] = await em.execute<{ made: number; justNow: number; wait: number }[]>(
    `select count(*)::int as made,
        (count(*) filter (where created_at > now() - interval '1 minute'))::int as "justNow", ${waitColumn}
      from messages where sender_id = ? and created_at > now() - interval '24 hours'`,
    [userId],
  )
  if (lastDay && lastDay.made >= messagesPerDay)
    throw tooManyMessageActions('messages', lastDay.wait)
  if (lastDay && lastDay.justNow >= messagesPerMinute) throw tooManyMessageActions('fast', 60)
}

/** @throws AppError `message.too_many` (429). */
export async function requireReportLimit(em: EntityManager, userId: string): Promise<void> {
  await lockWritesOf(em, 'message reports', userId)
  const [lastDay] = await em.execute<{ made: number; wait: number }[]>(
    `select count(*)::int as made, ${waitColumn} from message_reports
      where reporter_id = ? and created_at > now() - interval '24 hours'`,
    [userId],
  )
  if (lastDay && lastDay.made >= messageReportsPerDay)
    throw tooManyMessageActions('reports', lastDay.wait)
}
