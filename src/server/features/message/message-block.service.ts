import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { blockedByThem, blockedByYou } from './message.errors.ts'

/** A block between two people from one person's view: they are blocked, or they block the other. */
export type Block = 'blocked' | 'blocking'

/**
 * SQL for the block between two people: 'blocking' when the viewer set it, 'blocked' when the
 * counterparty did, null without one. If both block each other, the viewer sees their own block.
 * @param viewer SQL of the viewer's id, null for a visitor. @param counterparty SQL of the other id.
 */
export const blockSql = (viewer: string, counterpartySide: string) =>
  `case when exists (select from message_blocks where blocker_id = ${viewer} and blocked_id = ${counterpartySide})
      then 'blocking'
    when exists (select from message_blocks where blocker_id = ${counterpartySide} and blocked_id = ${viewer})
      then 'blocked' end`

/** The block between two people, inside a transaction. */
export async function findBlock(
  em: EntityManager,
  userId: string,
  counterpartyId: string,
): Promise<Block | null> {
  const [row] = await em.execute<{ block: Block | null }[]>(
    `select ${blockSql('viewer', 'other')} as block
      from (select ?::uuid as viewer, ?::uuid as other) people`,
    [userId, counterpartyId],
  )
  return row?.block ?? null
}

/**
 * Prevents a first contact between two people if one has blocked the other.
 * @throws AppError `message.blocking` or `message.blocked` (403).
 */
export async function requireNoBlock(
  db: Database,
  userId: string,
  counterpartyId: string,
): Promise<void> {
  const [row] = await db.read<{ block: Block | null }>({
    name: 'message:block',
    text: `select ${blockSql('$1::uuid', '$2::uuid')} as block`,
    values: [userId, counterpartyId],
  })
  if (row?.block === 'blocking') throw blockedByYou()
  if (row?.block === 'blocked') throw blockedByThem()
}
