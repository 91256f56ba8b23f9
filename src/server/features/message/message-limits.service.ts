import type { EntityManager } from '@mikro-orm/postgresql'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { checkRowQuota } from '#server/platform/quota/quota.ts'
import {
  conversationsPerDay,
  messageReportsPerDay,
  messagesPerDay,
  messagesPerMinute,
} from '#shared/message/message.constants.ts'
import { tooManyMessageActions } from './message.errors.ts'

const day = 24 * 3600

/** Makes one user's writes of a kind happen one after the other until the commit, so that the limits hold. */
const lockWrites = (em: EntityManager, kind: string, userId: string) =>
  execute(em, sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${userId}`}, 0))`)

/** @throws AppError `message.too_many` (429). */
export async function requireConversationLimit(em: EntityManager, userId: string): Promise<void> {
  await lockWrites(em, 'conversations', userId)
  const quota = { max: conversationsPerDay, window: day }
  const rows = { table: 'conversations', where: sql`starter_id = ${userId}` }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooManyMessageActions('conversations', wait)
}

/** @throws AppError `message.too_many` (429). */
export async function requireMessageLimit(em: EntityManager, userId: string): Promise<void> {
  await lockWrites(em, 'messages', userId)
  const rows = { table: 'messages', where: sql`sender_id = ${userId}` }
  const wait = await checkRowQuota(em, { max: messagesPerDay, window: day }, rows)
  if (wait !== null) throw tooManyMessageActions('messages', wait)
  const isTooFast = await checkRowQuota(em, { max: messagesPerMinute, window: 60 }, rows)
  if (isTooFast !== null) throw tooManyMessageActions('fast', 60)
}

/** @throws AppError `message.too_many` (429). */
export async function requireReportLimit(em: EntityManager, userId: string): Promise<void> {
  await lockWrites(em, 'message reports', userId)
  const quota = { max: messageReportsPerDay, window: day }
  const rows = { table: 'message_reports', where: sql`reporter_id = ${userId}` }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooManyMessageActions('reports', wait)
}
