import { v7 } from 'uuid'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { ChatHistory, ChatMessage, ChatReply } from '#shared/advisor/advisor.schema.ts'

/** Messages stored per user; storing a new one deletes the oldest beyond this number. */
export const maxStoredMessages = 200
/** The number of past messages that the advisor takes into account when it answers. */
const maxContextMessages = 6

/** An earlier message of the conversation, as context for the next answer. */
export type PastMessage = Pick<ChatMessage, 'role' | 'text'>

async function readNewest(db: Database, userId: string, limit: number) {
  const newest = await queryRows<ChatMessage>(
    db,
    sql`select id as "_id", role, text, sources, understood, choices, created_at as "createdAt" from chat_messages
      where user_id = ${userId} order by created_at desc, id desc limit ${limit}`,
  )
  return newest.reverse()
}

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
    await lockUser(em, userId)
    await execute(
      em,
      sql`insert into chat_messages (id, user_id, role, text, sources, understood, choices, created_at, updated_at)
       select message.id::uuid, ${userId}::uuid, message.role, message.text, message.sources::jsonb,
         message.understood, message.choices::jsonb,
         base.at + message.place * interval '1 millisecond', base.at
       from (select greatest(clock_timestamp(), max(created_at)) as at
             from chat_messages where user_id = ${userId}) base,
         (values (${v7()}, 'user', ${question}, '[]', null, '[]', 1),
           (${v7()}, 'bot', ${reply.message}, ${JSON.stringify(reply.sources)}, ${reply.understood ?? null}::text, ${JSON.stringify(reply.choices ?? [])}, 2))
           message (id, role, text, sources, understood, choices, place)`,
    )
    await execute(
      em,
      sql`delete from chat_messages where user_id = ${userId} and id not in (
         select id from chat_messages where user_id = ${userId} order by created_at desc, id desc limit ${maxStoredMessages})`,
    )
  })
}

/** Deletes a user's whole conversation. */
export async function clearHistory(db: Database, userId: string): Promise<void> {
  await execute(db, sql`delete from chat_messages where user_id = ${userId}`)
}
