import { isFoundUnpaidOrContestedSql } from '#server/features/order/rules/order-contested.sql.ts'
import { sql } from '#server/platform/database/sql.ts'

/**
 * SQL for whether review `r` is public: it is not hidden, and the seller does not contest the payment
 * of its order, nor has an operator found it missing.
 */
export const shownReviewCondition = (r: string) => `(${r}.status = 'shown' and not exists (
    select from orders contested where contested.id = ${r}.order_id
      and contested.buyer_id = ${r}.author_id and ${isFoundUnpaidOrContestedSql('contested').text}))`

/** The same as a part of a statement. */
export const isShown = (alias: string) => sql.raw(shownReviewCondition(alias))
