import { type SqlFragment, sql } from '#server/platform/database/sql.ts'

/** Whether the seller reported that the cash of an order never arrived, and this is not settled. */
export function isContestedSql(alias: string): SqlFragment {
  const order = sql.raw(alias)
  return sql`(${order}.contested_at is not null and ${order}.contest_settled_at is null)`
}

/** Whether such a report stands: it is not settled, or an operator found that the buyer had not paid. */
export function isFoundUnpaidOrContestedSql(alias: string): SqlFragment {
  return sql`(${isContestedSql(alias)} or ${sql.raw(alias)}.contest_upheld)`
}
