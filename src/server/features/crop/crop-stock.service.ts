import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { AppError, invalidInput } from '#server/platform/errors/errors.ts'
import { quantityTooLow } from '#shared/crop/crop.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import type { Crop } from './crop.entity.ts'
import { stockChanged } from './crop.errors.ts'

/** A crop that is shown to its owner. */
export interface ShownStock {
  _id: string
  /** How often orders had changed the stock that is shown; null when the owner has seen it before. */
  unseenStockMoves: number | null
}

/**
 * Marks the stock that its owner is shown as seen, with the count that was read together with it: the stock
 * may have changed since, and a replica may have answered with an older one.
 */
export async function markStockSeen(db: Database, crops: readonly ShownStock[]): Promise<void> {
  const shown = crops.flatMap(({ _id: id, unseenStockMoves: moves }) =>
    moves === null ? [] : [{ id, moves }],
  )
  if (shown.length === 0) return
  const statement = sql.named(
    'crop:stock-seen',
    sql`with shown as materialized (
        select * from jsonb_to_recordset(${sql.json(shown)}) as s (id uuid, moves int)
      ), locked as materialized (
        select c.id from crops c where c.id in (select id from shown) order by c.id for no key update
      )
      update crops c set stock_moves_seen = shown.moves
        from shown join locked on locked.id = shown.id
        where c.id = shown.id and c.stock_moves_seen < shown.moves`,
  )
  try {
    await execute(db, statement)
  } catch (error) {
    // Reading must work while the database cannot be written. The stock then counts as not seen, so a
    // later change of the stock is rejected rather than wrong.
    if (error instanceof AppError && error.code === 'storage.full') return
    throw error
  }
}

/** Less than this cannot be offered. */
export const leastOfferedStock = 1

interface StockChange {
  /** In the crop's units. Undefined, `quantityWas` and the current stock all leave the stock as it is. */
  quantity: number | undefined
  /** The stock that the owner read; if left out, the last one that this server showed them. */
  quantityWas?: number | undefined
  leastStock: number
}

/**
 * Sets the stock of a locked crop, unless orders have changed the stock that the new number is based on.
 * @throws AppError `crop.stock_changed` (409) or `input.invalid` (400) for less than `leastStock`.
 */
export function changeStock(crop: Crop, { quantity, quantityWas, leastStock }: StockChange): void {
  if (quantity === undefined || quantity === quantityWas || quantity === crop.quantity) return
  if (quantity < leastStock) throw invalidInput([{ path: 'quantity', message: quantityTooLow }])
  const isSeen =
    quantityWas === undefined
      ? crop.stockMoves === crop.stockMovesSeen
      : crop.quantity === quantityWas
  if (!isSeen) throw stockChanged(crop.quantity, crop.unit)
  crop.quantity = quantity
  crop.stockMovesSeen = crop.stockMoves
}

/** What an order takes of a crop, as its buyer has seen it. */
interface WantedStock {
  id: string
  name: string
  unit: string
  price: number
  quantity: number
}

/**
 * Takes the stock of a checkout, in the order of the crops' ids and only where all is still as the buyer
 * has read it. It is the checkout's last statement, so that a crop that many want is locked briefly.
 * @returns how many of the crops were as wanted.
 */
export async function takeCropStock(em: EntityManager, wanted: readonly WantedStock[]) {
  const taken = await execute(
    em,
    sql`with wanted as materialized (
    select * from jsonb_to_recordset(${sql.json(wanted)})
      as w (id uuid, name text, unit text, price numeric, quantity int)
  ), locked as materialized (
    select c.id from crops c where c.id in (select id from wanted) order by c.id for no key update
  )
  update crops c set quantity = c.quantity - w.quantity, stock_moves = c.stock_moves + 1
    from wanted w join locked on locked.id = w.id
    where c.id = w.id and c.quantity >= w.quantity and c.price = w.price and c.unit = w.unit
      and c.name = w.name and not c.is_archived and c.expiry_date >= ${indiaDay()}::date
    returning c.id`,
  )
  return taken.length
}

/** The largest stock that the column has room for: the seller may have added to it meanwhile. */
const mostStock = 999_999_999

/**
 * Adds to the stock of crops, in the order of their ids. A crop that is sold by another unit by now gets
 * nothing back: ten kilograms are not ten tonnes.
 * @param freed a query of `crop_id, unit, quantity`.
 */
export const returnCropStock = (em: EntityManager, freed: SqlFragment) =>
  execute(
    em,
    sql`with freed as materialized (${freed}), locked as materialized (
        select c.id from crops c where c.id in (select crop_id from freed)
          order by c.id for no key update
      )
      update crops c set quantity = least(c.quantity + f.quantity, ${mostStock}),
          stock_moves = c.stock_moves + 1
        from freed f join locked on locked.id = f.crop_id where c.id = f.crop_id and c.unit = f.unit`,
  )
