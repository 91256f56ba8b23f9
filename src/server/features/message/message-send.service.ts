import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { copyToPrivate } from '#server/features/upload/picture-store.service.ts'
import { claimUploads, type UploadServices } from '#server/features/upload/upload.service.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import type { MessageSendInput, MessageView } from '#shared/message/message.schema.ts'
import { blockedByThem, blockedByYou, conversationNotFound } from './message.errors.ts'
import { findBlock } from './message-block.service.ts'
import { checkMaySend } from './message-limits.service.ts'
import { type MessageSources, readMessage } from './message-read.service.ts'
import { counterparty, lockConversation } from './message-sides.service.ts'

/** @throws AppError `message.blocking` or `message.blocked` (403). */
async function checkNotBlocked(em: EntityManager, userId: string, otherId: string) {
  const block = await findBlock(em, userId, otherId)
  if (block === 'blocking') throw blockedByYou()
  if (block === 'blocked') throw blockedByThem()
}

interface Sender {
  id: string
  /** The `Idempotency-Key`, null without one. */
  key: string | null
}

/** Writes one message in its conversation's lock. @returns its id; of what was sent by the same key before, that. */
async function writeMessage(em: EntityManager, sender: Sender, input: MessageSendInput) {
  const { conversationId, text, images } = input
  // Before the conversation's lock, always: whoever writes in two at once takes them in one order.
  await checkMaySend(em, sender.id)
  const { side, otherId } = await lockConversation(em, conversationId, sender.id)
  const [known] = await em.execute<{ id: string }[]>(
    'select id from messages where conversation_id = ? and sender_id = ? and sent_key = ?',
    [conversationId, sender.id, sender.key],
  )
  if (known) return known.id
  await checkNotBlocked(em, sender.id, otherId)
  const unread = `${counterparty(side)}_unread`
  const [counted] = await em.execute<{ seq: number }[]>(
    `update conversations set last_seq = last_seq + 1, last_message_at = now(),
      ${unread} = ${unread} + 1 where id = ? returning last_seq as seq`,
    [conversationId],
  )
  if (!counted) throw conversationNotFound()
  const id = v7()
  await em.execute(
    `insert into messages
        (id, conversation_id, seq, sender_id, body, images, sent_key, created_at)
      values (?, ?, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)), ?, now())`,
    [id, conversationId, counted.seq, sender.id, text, JSON.stringify(images), sender.key],
  )
  await claimUploads(em, { ownerId: sender.id, usedBy: id, urls: images })
  for (const reader of [otherId, sender.id]) publishHint(em, reader, 'messages', conversationId)
  return id
}

/**
 * Sends a message to the other side of one's own conversation, once a key.
 * @throws AppError `message.unknown_conversation` (404), `message.blocked` and `message.blocking`
 * (403), `upload.unknown` (400), `message.too_many` (429).
 */
export async function sendMessage(
  services: UploadServices & MessageSources,
  sender: Sender,
  input: MessageSendInput,
): Promise<MessageView> {
  const { db } = services
  // Anybody with its address could see a picture that was uploaded as for a listing.
  const images = await copyToPrivate(services, sender.id, input.images)
  const id = await db.transaction((em) => writeMessage(em, sender, { ...input, images }))
  return readMessage(services, sender.id, id)
}
