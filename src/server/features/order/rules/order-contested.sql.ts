import { type SqlFragment, sql } from '#server/platform/database/sql.ts'

/** Whether the seller reported that the cash of an order never arrived, and this is not settled. */
export function isContestedSql(alias: string): SqlFragment {
  const order = sql.raw(alias)
  return sql`(${order}.contested_at is not null and ${order}.contest_settled_at is null)`
}
