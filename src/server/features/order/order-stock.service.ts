import type { EntityManager } from '@mikro-orm/postgresql'

/** The column's maximum: the seller may have raised the stock in the meantime. */
const mostStock = 999_999_999

/**
 * Returns the stock of orders to their crops, in the order of the crops' ids. The caller has locked the
 * orders and ends them in the same transaction, so that this happens once. A crop whose unit has
 * changed since gets nothing back: ten kilograms are not ten tons.
 */
export const returnStock = (em: EntityManager, orderIds: readonly string[]) =>
  em.execute(
    `with freed as materialized (
        select crop_id, unit, sum(quantity) as quantity from order_lines
          where order_id = any(?::uuid[]) group by crop_id, unit
      ), locked as materialized (
        select c.id from crops c where c.id in (select crop_id from freed)
          order by c.id for no key update
      )
      update crops c set quantity = least(c.quantity + f.quantity, ${mostStock}),
          stock_moves = c.stock_moves + 1
        from freed f join locked on locked.id = f.crop_id where c.id = f.crop_id and c.unit = f.unit`,
    [`{${orderIds.join(',')}}`],
  )
