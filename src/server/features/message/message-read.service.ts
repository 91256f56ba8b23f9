import { withPlaceHindi } from '#server/features/place/place-hindi-names.service.ts'
import { pictureUrlFor } from '#server/features/upload/private-picture.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { placeOf } from '#shared/kit/places.ts'
import type {
  ConversationListInput,
  ConversationPage,
  ConversationSummary,
  ConversationView,
  MessagesInput,
  MessageView,
} from '#shared/message/message.schema.ts'
import { conversationNotFound, messageNotFound } from './message.errors.ts'
import {
  type ConversationRow,
  conversationColumns,
  conversationJoins,
  conversationPageStatement,
  messageColumns,
  type SummaryRow,
  toConversationListing,
  toCounterparty,
} from './message.sql.ts'
import { isOwnConversation } from './message-sides.service.ts'

const toSummary = (row: SummaryRow): ConversationSummary => ({
  _id: row._id,
  listing: toConversationListing(row),
  other: toCounterparty(row),
  last: {
    text: row.text,
    images: row.images,
    isOwn: row.isOwn,
    isHidden: row.isHidden,
    at: row.at,
  },
  unread: row.unread,
  updatedAt: row.updatedAt,
})

/** One page of the user's conversations that have messages, by newest message. */
export async function listConversations(
  db: Database,
  userId: string,
  { cursor, limit }: ConversationListInput,
): Promise<ConversationPage> {
  const rows = await queryRows<SummaryRow>(
    db,
    conversationPageStatement(userId, cursor ?? null, limit + 1),
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? `${last.at}_${last._id}` : null
  return {
    conversations: shown.map(toSummary),
    next,
    nextCursor: next,
  }
}

/** What reading messages requires: picture addresses are signed for the viewer. */
export interface MessageReadServices {
  db: Database
  env: Pick<Env, 'SECRET_KEY'>
}

const signImages = ({ env }: MessageReadServices, viewerId: string, message: MessageView) => ({
  ...message,
  images: message.images.map((url) => pictureUrlFor(env.SECRET_KEY, url, viewerId)),
})

/** Above every `seq`: without a cursor, a page ends with the newest message. */
const aboveEverySeq = 2_000_000_000

async function readMessages(
  services: MessageReadServices,
  viewerId: string,
  { conversationId, cursor, limit }: MessagesInput,
) {
  const rows = await queryRows<MessageView>(
    services.db,
    sql.named(
      'messages:back',
      sql`select ${messageColumns(sql.value(viewerId))} from messages m
        where m.conversation_id = ${conversationId}::uuid and m.seq < ${cursor ?? aboveEverySeq}::int
        order by m.seq desc limit ${limit + 1}::int`,
    ),
  )
  const messages = rows
    .slice(0, limit)
    .reverse()
    .map((message) => signImages(services, viewerId, message))
  const older = rows.length > limit ? (messages[0]?.seq ?? null) : null
  return { messages, older, nextCursor: older === null ? null : String(older) }
}

/**
 * One of the viewer's conversations, with the newest messages or those before `cursor`.
 * @throws AppError `message.unknown_conversation` (404), also for conversations of other people.
 */
export async function getConversation(
  services: MessageReadServices,
  viewerId: string,
  input: MessagesInput,
): Promise<ConversationView> {
  const { conversationId } = input
  const viewer = sql.value(viewerId)
  const [row] = isUuid(conversationId)
    ? await queryRows<ConversationRow>(
        services.db,
        sql.named(
          'messages:conversation',
          sql`select ${conversationColumns(viewer)} from conversations c
            ${conversationJoins(viewer)}
            where c.id = ${conversationId}::uuid and ${isOwnConversation(viewer)}`,
        ),
      )
    : []
  if (!row) throw conversationNotFound()
  const { city, state, isOwnListing, price, currency, unit, isBlocked, isClosed, readUpTo } = row
  return {
    _id: row._id,
    listing: { ...toConversationListing(row), isOwn: isOwnListing, price, currency, unit },
    other: withPlaceHindi({ ...toCounterparty(row), place: placeOf({ city, state }) }),
    isBlocked,
    isClosed,
    readUpTo,
    ...(await readMessages(services, viewerId, input)),
  }
}

/** One message from the viewer's view. The caller has checked that the viewer may read it. */
export async function readMessage(services: MessageReadServices, viewerId: string, id: string) {
  const [message] = await queryRows<MessageView>(
    services.db,
    sql.named(
      'messages:one',
      sql`select ${messageColumns(sql.value(viewerId))} from messages m where m.id = ${id}::uuid`,
    ),
  )
  if (!message) throw messageNotFound()
  return signImages(services, viewerId, message)
}

/** How many messages the user has not read, in all conversations. */
export async function countUnread(db: Database, userId: string): Promise<{ unread: number }> {
  const [row] = await queryRows<{ unread: number }>(
    db,
    sql.named(
      'messages:unread',
      sql`select coalesce(sum(unread), 0) as unread from (
        select asker_unread as unread from conversations where asker_id = ${userId} and asker_unread > 0
        union all
        select owner_unread from conversations where owner_id = ${userId} and owner_unread > 0) each`,
    ),
  )
  return { unread: row?.unread ?? 0 }
}
