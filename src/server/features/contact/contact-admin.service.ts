import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { pageLimitSql, readPageInfo } from '#server/platform/database/page-info.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type {
  AdminContact,
  AdminContactInput,
  AdminContactMessage,
} from '#shared/admin/admin.schema.ts'

const conditions = {
  waiting: sql`handled_at is null`,
  handled: sql`handled_at is not null`,
}

/** The messages for operators, newest first. */
export async function listContactMessages(
  db: Database,
  { page, limit, show, subject }: AdminContactInput,
): Promise<AdminContact> {
  const ofSubject = subject === '' ? sql`` : sql`and subject = ${subject}`
  const from = sql`from contact_messages where ${conditions[show]} ${ofSubject}`
  const messages = await queryRows<AdminContactMessage>(
    db,
    sql`select id as "_id", name, email, subject, message, language, created_at as "createdAt",
        handled_at as "handledAt", handled_note as "handledNote" ${from}
      order by created_at desc, id desc
      ${pageLimitSql({ page, limit })}`,
  )
  return { messages, ...(await readPageInfo(db, from, { page, limit, rows: messages.length })) }
}

interface HandledChange {
  operatorId: string
  isHandled: boolean
  note: string
}

/**
 * Marks a message as handled, with the operator's note, or as waiting again, in the caller's transaction.
 * @returns 'unknown' when there is no such message, 'unchanged' when it has that status already, else
 * the account that it was sent from; null for a visitor.
 */
export async function setContactMessageHandled(
  em: EntityManager,
  id: string,
  { operatorId, isHandled, note }: HandledChange,
): Promise<{ userId: string | null } | 'unknown' | 'unchanged'> {
  const [message] = await queryRows<{ isHandled: boolean; userId: string | null }>(
    em,
    sql`select handled_at is not null as "isHandled", user_id as "userId" from contact_messages where id = ${id} for update`,
  )
  if (!message) return 'unknown'
  if (message.isHandled === isHandled) return 'unchanged'
  await execute(
    em,
    sql`update contact_messages set handled_at = ${isHandled ? sql`now()` : null}, handled_by = ${isHandled ? operatorId : null},
        handled_note = ${isHandled ? note : ''}, updated_at = now() where id = ${id}`,
  )
  return { userId: message.userId }
}
