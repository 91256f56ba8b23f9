import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { copyToPrivate } from '#server/features/upload/picture-store.service.ts'
import { claimUploads, type UploadServices } from '#server/features/upload/upload.service.ts'
import { execute, queryRows, type SqlSource } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { keyMismatch } from '#server/platform/trpc/idempotency.ts'
import type { MessageSendInput, MessageView } from '#shared/message/message.schema.ts'
import { conversationNotFound } from './message.errors.ts'
import { requireNoBlock } from './message-block.service.ts'
import { requireMessageLimit } from './message-limits.service.ts'
import { type MessageReadServices, readMessage } from './message-read.service.ts'
import { counterpartySide, lockConversation } from './message-sides.service.ts'

interface Sender {
  id: string
  /** The `Idempotency-Key`, null without one. */
  key: string | null
}

/**
 * The id of the message that an earlier request with the same key sent. A message keeps its key, so that a phone that was
 * offline for days does not send it twice.
 * @throws AppError `idempotency.mismatch` (422) for another text.
 */
async function findSent(source: SqlSource, { id, key }: Sender, input: MessageSendInput) {
  if (key === null) return undefined
  const [earlier] = await queryRows<{ id: string; body: string }>(
    source,
    sql`select id, body from messages
      where conversation_id = ${input.conversationId} and sender_id = ${id} and sent_key = ${key}`,
  )
  if (earlier && earlier.body !== input.text) throw keyMismatch()
  return earlier?.id
}

/** Writes a message while its conversation is locked. @returns its id, or the id of an earlier one with the same key. */
async function writeMessage(em: EntityManager, sender: Sender, input: MessageSendInput) {
  const { conversationId, text, images } = input
  // Always before the conversation's lock, so that two sends of one user lock in the same order.
  await requireMessageLimit(em, sender.id)
  const { side, counterpartyId } = await lockConversation(em, conversationId, sender.id)
  const earlierId = await findSent(em, sender, input)
  if (earlierId) return earlierId
  await requireNoBlock(em, sender.id, counterpartyId)
  const unreadColumn = sql.raw(`${counterpartySide(side)}_unread`)
  const [numbered] = await execute<{ seq: number }>(
    em,
    sql`update conversations set last_seq = last_seq + 1, last_message_at = now(),
      ${unreadColumn} = ${unreadColumn} + 1 where id = ${conversationId} returning last_seq as seq`,
  )
  if (!numbered) throw conversationNotFound()
  const id = v7()
  await execute(
    em,
    sql`insert into messages
        (id, conversation_id, seq, sender_id, body, images, sent_key, created_at)
      values (${id}, ${conversationId}, ${numbered.seq}, ${sender.id}, ${text}, array(select jsonb_array_elements_text(${sql.json(images)})), ${sender.key}, now())`,
  )
  await claimUploads(em, { ownerId: sender.id, usedBy: id, urls: images })
  for (const reader of [counterpartyId, sender.id])
    publishHint(em, reader, 'messages', conversationId)
  return id
}

/**
 * Sends a message to the counterparty of the sender's own conversation, once per key.
 * @throws AppError `message.unknown_conversation` (404), `message.blocked` and `message.blocking`
 * (403), `upload.unknown` (400), `message.too_many` (429).
 */
export async function sendConversationMessage(
  services: UploadServices & MessageReadServices,
  sender: Sender,
  input: MessageSendInput,
): Promise<MessageView> {
  const { db } = services
  // Before the pictures: a public one is copied for its message, and deleted a day later.
  const earlierId = await findSent(db, sender, input)
  if (earlierId) return readMessage(services, sender.id, earlierId)
  // An uploaded picture is public until it is copied: anybody with its address could see it.
  const images = await copyToPrivate(services, sender.id, input.images)
  const id = await db.transaction((em) => writeMessage(em, sender, { ...input, images }))
  return readMessage(services, sender.id, id)
}
