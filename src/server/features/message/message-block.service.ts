import { queryRows, type SqlSource } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { blockedByThem, blockedByYou } from './message.errors.ts'

/** A block between two people from one person's view: they are blocked, or they block the other. */
export type Block = 'blocked' | 'blocking'

/**
 * SQL for the block between two people: 'blocking' when the viewer set it, 'blocked' when the
 * counterparty did, null without one. If both block each other, the viewer sees their own block.
 * @param viewer SQL of the viewer's id, null for a visitor. @param counterparty SQL of the other id.
 */
export const blockSql = (viewer: SqlFragment, counterpartySide: SqlFragment) =>
  sql`case when exists (select from message_blocks where blocker_id = ${viewer} and blocked_id = ${counterpartySide})
      then 'blocking'
    when exists (select from message_blocks where blocker_id = ${counterpartySide} and blocked_id = ${viewer})
      then 'blocked' end`

/**
 * Prevents a contact between two people if one has blocked the other.
 * @throws AppError `message.blocking` or `message.blocked` (403).
 */
export async function requireNoBlock(
  source: SqlSource,
  userId: string,
  counterpartyId: string,
): Promise<void> {
  const [user, other] = [sql.value(userId), sql.value(counterpartyId)]
  const [row] = await queryRows<{ block: Block | null }>(
    source,
    sql.named(
      'message:block',
      sql`select ${blockSql(sql`${user}::uuid`, sql`${other}::uuid`)} as block`,
    ),
  )
  if (row?.block === 'blocking') throw blockedByYou()
  if (row?.block === 'blocked') throw blockedByThem()
}
