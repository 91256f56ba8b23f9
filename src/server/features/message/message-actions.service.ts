import { v7 } from 'uuid'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import type { MarkReadInput, MessageReportInput } from '#shared/message/message.schema.ts'
import { cannotReportOwnMessage, messageNotFound } from './message.errors.ts'
import { requireReportLimit } from './message-limits.service.ts'
import { countUnread } from './message-read.service.ts'
import { isOwnConversation, lockConversation } from './message-sides.service.ts'

/**
 * Marks the counterparty's messages up to `upTo` as read. Messages never become unread again.
 * @returns how many messages are unread in all conversations.
 * @throws AppError `message.unknown_conversation` (404).
 */
export async function markRead(
  db: Database,
  userId: string,
  { conversationId, upTo }: MarkReadInput,
) {
  await db.transaction(async (em) => {
    const { side, counterpartyId } = await lockConversation(em, conversationId, userId)
    const [changed] = await execute(
      em,
      sql`update conversations c set ${sql.raw(side)}_read_seq = least(${upTo}, last_seq),
          ${sql.raw(side)}_unread = (select count(*) from messages m
            where m.conversation_id = c.id and m.sender_id = ${counterpartyId} and m.seq > ${upTo})
        where id = ${conversationId} and ${sql.raw(side)}_read_seq < least(${upTo}, last_seq) returning 1`,
    )
    // Updates only the reader's other open pages: the app does not show writers what was read.
    if (changed) publishHint(em, userId, 'messages', conversationId)
  })
  return countUnread(db, userId)
}

/**
 * Blocks the counterparty of a conversation from writing to the user anywhere, or unblocks them.
 * Repeating the request changes nothing.
 * @throws AppError `message.unknown_conversation` (404).
 */
export function setBlocked(
  db: Database,
  userId: string,
  { conversationId, isBlocked }: { conversationId: string; isBlocked: boolean },
) {
  return db.transaction(async (em) => {
    const { counterpartyId } = await lockConversation(em, conversationId, userId)
    await execute(
      em,
      isBlocked
        ? sql`insert into message_blocks (blocker_id, blocked_id, created_at) values (${userId}, ${counterpartyId}, now())
            on conflict do nothing`
        : sql`delete from message_blocks where blocker_id = ${userId} and blocked_id = ${counterpartyId}`,
    )
    for (const reader of [counterpartyId, userId])
      publishHint(em, reader, 'messages', conversationId)
    return { isBlocked }
  })
}

/**
 * Reports the counterparty's message to the operators. A second report by the same user changes
 * nothing.
 * @throws AppError `message.unknown_message` (404), also in conversations of other people,
 * `message.own_message` (409), `message.too_many` (429).
 */
export async function reportMessage(
  db: Database,
  reporterId: string,
  { messageId, reason, note }: MessageReportInput,
) {
  await db.transaction(async (em) => {
    const [message] = isUuid(messageId)
      ? await queryRows<{ sender: string; conversation: string }>(
          em,
          sql`select m.sender_id as sender, c.id as conversation
            from messages m join conversations c on c.id = m.conversation_id
            where m.id = ${messageId} and m.status = 'shown' and ${isOwnConversation(sql.value(reporterId))}`,
        )
      : []
    if (!message) throw messageNotFound()
    if (message.sender === reporterId) throw cannotReportOwnMessage()
    await requireReportLimit(em, reporterId)
    await execute(
      em,
      sql`insert into message_reports (id, message_id, reporter_id, reason, note, created_at)
        values (${v7()}, ${messageId}, ${reporterId}, ${reason}, ${note}, now()) on conflict (message_id, reporter_id) do nothing`,
    )
    publishHint(em, reporterId, 'messages', message.conversation)
  })
  return { _id: messageId }
}
