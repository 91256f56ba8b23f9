import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { blockedByThem, blockedByYou } from './message.errors.ts'

/** A block between two people, as one of them is told of it: they are blocked, or they block. */
export type Block = 'blocked' | 'blocking'

/**
 * The block between two people as SQL: 'blocking' when the viewer set it, 'blocked' when the other did,
 * null without one. Who blocks each other reads of their own block.
 * @param viewer an SQL expression for the reader's id, as is `other`; null for a visitor.
 */
export const blockSql = (viewer: string, other: string) =>
  `case when exists (select from message_blocks where blocker_id = ${viewer} and blocked_id = ${other})
      then 'blocking'
    when exists (select from message_blocks where blocker_id = ${other} and blocked_id = ${viewer})
      then 'blocked' end`

/** The block between a person and another, inside a transaction. */
export async function findBlock(
  em: EntityManager,
  userId: string,
  otherId: string,
): Promise<Block | null> {
  const [row] = await em.execute<{ block: Block | null }[]>(
    `select ${blockSql('viewer', 'other')} as block
      from (select ?::uuid as viewer, ?::uuid as other) people`,
    [userId, otherId],
  )
  return row?.block ?? null
}

/**
 * Refuses a first contact between two people of whom one has blocked the other.
 * @throws AppError `message.blocking` or `message.blocked` (403).
 */
export async function requireNoBlock(db: Database, userId: string, otherId: string): Promise<void> {
  const [row] = await db.read<{ block: Block | null }>({
    name: 'message:block',
    text: `select ${blockSql('$1::uuid', '$2::uuid')} as block`,
    values: [userId, otherId],
  })
  if (row?.block === 'blocking') throw blockedByYou()
  if (row?.block === 'blocked') throw blockedByThem()
}
