import { isContestedSql } from '#server/features/order/rules/order-contested.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { maxWaiting } from '#shared/admin/admin.constants.ts'
import type { AdminSummary } from '#shared/admin/admin.schema.ts'

const countSql = (from: SqlFragment) =>
  sql`(select count(*)::int from (${from} limit ${sql.raw(maxWaiting)}) counted)`

/** Counts what waits for a decision. Every count reads an index of just these rows. */
export async function getAdminSummary(db: Database): Promise<AdminSummary> {
  const [row] = await queryRows<AdminSummary>(
    db,
    sql.named(
      'desk:summary',
      sql`select
      ${countSql(sql`select 1 from users where verification_lapsed_at is not null`)} as people,
      ${countSql(sql`select distinct listing_id from listing_reports where settled_at is null`)} as listings,
      ${countSql(sql`select id from community_posts where status = 'hidden'
        union select post_id from community_reports where settled_at is null`)} as posts,
      ${countSql(sql`select distinct message_id from message_reports where settled_at is null`)} as messages,
      ${countSql(sql`select 1 from orders o where ${isContestedSql('o')}`)} as contests,
      ${countSql(sql`select 1 from contact_messages where handled_at is null`)} as contact,
      ${countSql(sql`select 1 from expert_sessions where status = 'requested'`)} as experts`,
    ),
  )
  if (!row) throw new Error('The summary query returned no row.')
  return row
}
