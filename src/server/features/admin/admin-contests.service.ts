import { closeContestByOperator } from '#server/features/order/order-contest-admin.service.ts'
import { isContestedSql } from '#server/features/order/rules/order-contested.sql.ts'
import { userCardSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageLimitSql, readPageInfo } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type {
  AdminContest,
  AdminContests,
  AdminContestsInput,
  CloseContestInput,
} from '#shared/admin/admin-review.schema.ts'
import { alreadyDecided } from './admin.errors.ts'
import { recordDecision } from './audit-log.service.ts'

const contestedSql = sql`from orders o where ${isContestedSql('o')}`

/** A column of the newest event of order `o` with a status. */
const lastEventSql = (
  status: string,
  column: string,
) => sql`(select e.${sql.raw(column)} from order_events e
  where e.order_id = o.id and e.status = ${status} order by e.id desc limit 1)`

const contestPersonSql = (alias: string) =>
  sql`${userCardSql(alias)}::jsonb || jsonb_build_object('phone', ${sql.raw(alias)}.phone)`

/** Orders whose sellers report that the cash never arrived, longest waiting first. */
export async function listAdminContests(
  db: Database,
  { page, limit }: AdminContestsInput,
): Promise<AdminContests> {
  const contests = await queryRows<AdminContest>(
    db,
    sql`select o.id as "_id", o.number, o.total, o.contested_at as "contestedAt",
        ${lastEventSql('delivered', 'created_at')} as "deliveredAt",
        ${lastEventSql('contested', 'reason')} as reason,
        (select l.name from order_lines l where l.order_id = o.id and l.position = 0) as item,
        (select count(*)::int - 1 from order_lines l where l.order_id = o.id) as more,
        ${contestPersonSql('b')} as buyer, ${contestPersonSql('s')} as seller
      from (select * ${contestedSql} order by contested_at, id
        ${pageLimitSql({ page, limit })}) o
      join users b on b.id = o.buyer_id join users s on s.id = o.seller_id
      order by o.contested_at, o.id`,
  )
  return {
    contests,
    ...(await readPageInfo(db, contestedSql, { page, limit, rows: contests.length })),
  }
}

/**
 * Closes a contest, so that the order counts like any other delivered order, or as one that was not paid.
 * @throws AppError `order.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export function decideContest(db: Database, operatorId: string, input: CloseContestInput) {
  return recordDecision(db, operatorId, async (em) => {
    const closed = await closeContestByOperator(em, operatorId, input)
    if (!closed) throw alreadyDecided()
    return {
      action: input.outcome === 'unpaid' ? 'uphold-contest' : 'close-contest',
      subject: { kind: 'order', id: input.orderId },
      reason: input.reason,
      about: closed.number,
      concerns: closed.people,
    }
  })
}
