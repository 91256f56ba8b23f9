import type { EntityManager } from '@mikro-orm/postgresql'
import { checkRowQuota } from '#server/platform/quota/quota.ts'
import {
  conversationsPerDay,
  messageReportsPerDay,
  messagesPerDay,
  messagesPerMinute,
} from '#shared/message/message.constants.ts'
import { tooMany } from './message.errors.ts'

const day = 24 * 3600

/** Makes one user's writes of a kind happen one after the other until the commit, so that counts hold. */
const lockWrites = (em: EntityManager, kind: string, userId: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${kind} ${userId}`])

/** @throws AppError `message.too_many` (429). */
export async function checkMayStart(em: EntityManager, userId: string): Promise<void> {
  await lockWrites(em, 'conversations', userId)
  const quota = { max: conversationsPerDay, window: day }
  const rows = { table: 'conversations', where: 'starter_id = ?', values: [userId] }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooMany('conversations', wait)
}

/** @throws AppError `message.too_many` (429). */
export async function checkMaySend(em: EntityManager, userId: string): Promise<void> {
  await lockWrites(em, 'messages', userId)
  const rows = { table: 'messages', where: 'sender_id = ?', values: [userId] }
  const wait = await checkRowQuota(em, { max: messagesPerDay, window: day }, rows)
  if (wait !== null) throw tooMany('messages', wait)
  const isTooFast = await checkRowQuota(em, { max: messagesPerMinute, window: 60 }, rows)
  if (isTooFast !== null) throw tooMany('fast', 60)
}

/** @throws AppError `message.too_many` (429). */
export async function checkMayReport(em: EntityManager, userId: string): Promise<void> {
  await lockWrites(em, 'message reports', userId)
  const quota = { max: messageReportsPerDay, window: day }
  const rows = { table: 'message_reports', where: 'reporter_id = ?', values: [userId] }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooMany('reports', wait)
}
