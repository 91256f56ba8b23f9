import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { acceptWithinHours, maxCountedBuyers } from '#shared/order/order.constants.ts'
import type { SellerFacts } from '#shared/order/seller-facts.schema.ts'
import { isFoundUnpaidOrContestedSql } from './rules/order-contested.sql.ts'

/** Fewer answers say nothing about what is usual. */
const minAnswers = 5
/** Only so many of the newest orders count: a seller who has become slow, or quick, is soon seen as that. */
const newestOrders = 50

const nothing: SellerFacts = { buyers: 0, answersWithinHours: null }

/**
 * What a seller's orders say of them. Buyers count once, however often they order, so that two friends cannot
 * make a seller look busy. An order that expired counts as answered after the whole time.
 */
export async function getSellerFacts(db: Database, sellerId: string): Promise<SellerFacts> {
  if (!isUuid(sellerId)) return nothing
  const seller = sql.value(sellerId)
  const [row] = await queryRows<{ buyers: number; answers: number; hours: number | null }>(
    db,
    sql.named(
      'order:seller-facts',
      sql`select bought.buyers, answered.answers, answered.hours
        from (select count(*)::int as buyers from (select distinct buyer_id from orders o
            where seller_id = ${seller}::uuid and status = 'delivered' and not ${isFoundUnpaidOrContestedSql('o')}
            limit ${sql.raw(maxCountedBuyers)}) counted) bought,
          (select count(*)::int as answers, percentile_cont(0.5) within group
              (order by extract(epoch from answer.created_at - o.created_at) / 3600.0) as hours
            from (select id, created_at from orders
                where seller_id = ${seller}::uuid and status <> 'placed'
                order by created_at desc limit ${sql.raw(newestOrders)}) o
              cross join lateral (select e.created_at from order_events e
                where e.order_id = o.id and e.status in ('accepted', 'declined', 'expired')
                order by e.id limit 1) answer) answered`,
    ),
  )
  if (!row) return nothing
  const { buyers, answers, hours } = row
  const isUsual = answers >= minAnswers && hours !== null
  const whole = Math.min(acceptWithinHours, Math.max(1, Math.ceil(Number(hours))))
  return { buyers, answersWithinHours: isUsual ? whole : null }
}
