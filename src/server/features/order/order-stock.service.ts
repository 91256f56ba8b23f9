import type { EntityManager } from '@mikro-orm/postgresql'

/** No more than the column has room for: a seller may have filled the stock up meanwhile. */
const mostStock = 999_999_999

/**
 * Gives the stock of orders back to their crops, in the order of the crops' ids. The caller has the
 * orders locked and ends them in the same transaction, so that it happens once. A crop that is sold by
 * another unit by now gets nothing back: ten kilograms are not ten tons.
 */
export const returnStock = (em: EntityManager, orderIds: readonly string[]) =>
  em.execute(
    `with freed as materialized (
        select crop_id, unit, sum(quantity) as quantity from order_lines
          where order_id = any(?::uuid[]) group by crop_id, unit
      ), held as materialized (
        select c.id from crops c where c.id in (select crop_id from freed)
          order by c.id for no key update
      )
      update crops c set quantity = least(c.quantity + f.quantity, ${mostStock}),
          stock_moves = c.stock_moves + 1
        from freed f join held on held.id = f.crop_id where c.id = f.crop_id and c.unit = f.unit`,
    [`{${orderIds.join(',')}}`],
  )
