import type { EntityManager } from '@mikro-orm/postgresql'
import { conversationNotFound } from './message.errors.ts'

export type Side = 'asker' | 'owner'

export const counterparty = (side: Side): Side => (side === 'asker' ? 'owner' : 'asker')

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What is no id at all is unknown; PostgreSQL would call it an error. */
export const isId = (text: string) => uuid.test(text)

/** A conversation from one of its two people's side. */
export interface OwnConversation {
  id: string
  /** The viewer's. */
  side: Side
  otherId: string
  lastSeq: number
}

/** One who has not opened an empty conversation is not told of it. `$` stands for the viewer's id. */
const mayLook = `(c.asker_id = $ and (c.last_seq > 0 or c.asker_opened))
  or (c.owner_id = $ and (c.last_seq > 0 or c.owner_opened))`

/** True for conversations `c` of a viewer. @param viewer their id's placeholder. */
export const isOwn = (viewer: string) => `(${mayLook.replaceAll('$', () => viewer)})`

/**
 * Locks one's own conversation.
 * @throws AppError `message.unknown_conversation` (404), for others' too.
 */
export async function lockConversation(
  em: EntityManager,
  id: string,
  userId: string,
): Promise<OwnConversation> {
  const [row] = isId(id)
    ? await em.execute<{ asker: string; owner: string; lastSeq: number }[]>(
        `select asker_id as asker, owner_id as owner, last_seq as "lastSeq" from conversations c
          where id = ? and ${isOwn('?')} for no key update`,
        [id, userId, userId],
      )
    : []
  if (!row) throw conversationNotFound()
  const side: Side = row.asker === userId ? 'asker' : 'owner'
  return { id, side, otherId: side === 'asker' ? row.owner : row.asker, lastSeq: row.lastSeq }
}
