import type { EntityManager } from '@mikro-orm/postgresql'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlInput, sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { conversationNotFound } from './message.errors.ts'

export type ConversationSide = 'asker' | 'owner'

export const counterpartySide = (side: ConversationSide): ConversationSide =>
  side === 'asker' ? 'owner' : 'asker'

/** A conversation from the view of one of its two people. */
export interface OwnConversation {
  id: string
  /** The viewer's side. */
  side: ConversationSide
  counterpartyId: string
  lastSeq: number
}

/**
 * True for conversations `c` of a viewer. An empty one is shown only to the person who opened it.
 * @param viewer their id.
 */
export const isOwnConversation = (viewer: SqlInput) =>
  sql`((c.asker_id = ${viewer} and (c.last_seq > 0 or c.asker_opened))
    or (c.owner_id = ${viewer} and (c.last_seq > 0 or c.owner_opened)))`

/**
 * Locks one of the user's own conversations.
 * @throws AppError `message.unknown_conversation` (404), also for conversations of other people.
 */
export async function lockConversation(
  em: EntityManager,
  id: string,
  userId: string,
): Promise<OwnConversation> {
  const [row] = isUuid(id)
    ? await queryRows<{ asker: string; owner: string; lastSeq: number }>(
        em,
        sql`select asker_id as asker, owner_id as owner, last_seq as "lastSeq" from conversations c
          where id = ${id} and ${isOwnConversation(sql.value(userId))} for no key update`,
      )
    : []
  if (!row) throw conversationNotFound()
  const side: ConversationSide = row.asker === userId ? 'asker' : 'owner'
  return {
    id,
    side,
    counterpartyId: side === 'asker' ? row.owner : row.asker,
    lastSeq: row.lastSeq,
  }
}
