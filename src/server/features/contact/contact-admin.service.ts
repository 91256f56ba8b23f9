import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import type {
  AdminContact,
  AdminContactInput,
  AdminContactMessage,
} from '#shared/admin/admin.schema.ts'

const conditions = { waiting: 'handled_at is null', handled: 'handled_at is not null' }

/** The messages for operators, newest first. */
export async function listContactMessages(
  db: Database,
  { page, limit, show, subject }: AdminContactInput,
): Promise<AdminContact> {
  const values = subject === '' ? [] : [subject]
  const from = `from contact_messages where ${conditions[show]}${subject === '' ? '' : ' and subject = $1'}`
  const messages = await db.read<AdminContactMessage>({
    text: `select id as "_id", name, email, subject, message, language, created_at as "createdAt",
        handled_at as "handledAt", handled_note as "handledNote" ${from}
      order by created_at desc, id desc
      limit ${rowsOfPage(page, limit)} offset ${(page - 1) * limit}`,
    values,
  })
  const [{ total } = { total: 0 }] = await db.read<{ total: number }>({
    text: `select count(*)::int as total from (select 1 ${from} limit 10001) counted`,
    values,
  })
  return { messages, ...pageInfo({ page, limit, rows: messages.length, counted: total }) }
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
  const [message] = await em.execute<{ isHandled: boolean; userId: string | null }[]>(
    `select handled_at is not null as "isHandled", user_id as "userId" from contact_messages where id = ? for update`,
    [id],
  )
  if (!message) return 'unknown'
  if (message.isHandled === isHandled) return 'unchanged'
  await em.execute(
    `update contact_messages set handled_at = ${isHandled ? 'now()' : 'null'}, handled_by = ?,
        handled_note = ?, updated_at = now() where id = ?`,
    [isHandled ? operatorId : null, isHandled ? note : '', id],
  )
  return { userId: message.userId }
}
