import type { EntityManager } from '@mikro-orm/postgresql'
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

/** Empty conversations exist only for the side that opened them. `$` stands for the viewer's id. */
const isVisibleSql = `(c.asker_id = $ and (c.last_seq > 0 or c.asker_opened))
  or (c.owner_id = $ and (c.last_seq > 0 or c.owner_opened))`

/** SQL for whether conversation `c` is one of the viewer's. @param viewer the placeholder of their id. */
export const isOwnConversation = (viewer: string) =>
  `(${isVisibleSql.replaceAll('$', () => viewer)})`

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
    ? await em.execute<{ asker: string; owner: string; lastSeq: number }[]>(
        `select asker_id as asker, owner_id as owner, last_seq as "lastSeq" from conversations c
          where id = ? and ${isOwnConversation('?')} for no key update`,
        [id, userId, userId],
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
