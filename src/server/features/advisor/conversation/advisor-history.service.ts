import { v7 } from 'uuid'
import type { Database } from '#server/platform/database/database.ts'
import type { ChatHistory, ChatMessage, ChatReply } from '#shared/advisor/advisor.schema.ts'

/** Messages stored per user; storing a new one deletes the oldest beyond this number. */
export const maxStoredMessages = 200
/** The number of past messages that the advisor takes into account when it answers. */
const maxContextMessages = 6

/** An earlier message of the conversation, as context for the next answer. */
export type PastMessage = Pick<ChatMessage, 'role' | 'text'>

const newestSql = `select id as "_id", role, text, sources, created_at as "createdAt"
  from chat_messages where user_id = $1 order by created_at desc, id desc limit $2`

const readNewest = async (db: Database, userId: string, limit: number) =>
  (await db.read<ChatMessage>({ text: newestSql, values: [userId, limit] })).reverse()

/** A user's stored conversation, oldest message first. */
export const readHistory = async (db: Database, userId: string): Promise<ChatHistory> => ({
  messages: await readNewest(db, userId, maxStoredMessages),
})

/** The last few messages, oldest first. */
export const readContext = (db: Database, userId: string): Promise<PastMessage[]> =>
  readNewest(db, userId, maxContextMessages)

/**
 * Stores a question and its answer next to each other, even when the user sends several questions at
 * the same time: the user's row is locked, and the times are later than that of their last message.
 */
export async function storeTurn(
  db: Database,
  userId: string,
  question: string,
  reply: ChatReply,
): Promise<void> {
  await db.transaction(async (em) => {
    await em.execute('select 1 from users where id = ? for no key update', [userId])
    await em.execute(
      `insert into chat_messages (id, user_id, role, text, sources, created_at, updated_at)
       select message.id::uuid, ?::uuid, message.role, message.text, message.sources::jsonb,
         base.at + message.place * interval '1 millisecond', base.at
       from (select greatest(clock_timestamp(), max(created_at)) as at
             from chat_messages where user_id = ?) base,
         (values (?, 'user', ?, '[]', 1), (?, 'bot', ?, ?, 2))
           message (id, role, text, sources, place)`,
      [userId, userId, v7(), question, v7(), reply.message, JSON.stringify(reply.sources)],
    )
    await em.execute(
      `delete from chat_messages where user_id = ? and id not in (
         select id from chat_messages where user_id = ? order by created_at desc, id desc limit ?)`,
      [userId, userId, maxStoredMessages],
    )
  })
}

/** Deletes a user's whole conversation. */
export async function clearHistory(db: Database, userId: string): Promise<void> {
  await db.read({ text: 'delete from chat_messages where user_id = $1', values: [userId] })
}
