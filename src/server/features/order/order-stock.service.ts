import type { EntityManager } from '@mikro-orm/postgresql'
import { returnCropStock } from '#server/features/crop/crop-stock.service.ts'
import { sql } from '#server/platform/database/sql.ts'

/**
 * Returns the stock of orders to their crops. The caller has locked the orders and ends them in the
 * same transaction, so that this happens once.
 */
export const returnStock = (em: EntityManager, orderIds: readonly string[]) =>
  returnCropStock(
    em,
    sql`select crop_id, unit, sum(quantity) as quantity from order_lines
      where order_id = any(${orderIds}::uuid[]) group by crop_id, unit`,
  )
