import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import type { Crop } from './crop.entity.ts'
import { stockChanged } from './crop.errors.ts'

/**
 * Marks the current stock of the owner's crops as seen. Call it before reading the stock, so that no
 * change counts as seen that the answer does not include.
 * @param cropId one crop; all of the owner's crops when left out.
 * @returns whether there were changes that the owner had not seen.
 */
export async function markStockSeen(
  db: Database,
  ownerId: string,
  cropId: string | null = null,
): Promise<boolean> {
  const statement = {
    name: 'crop:stock-seen',
    text: `update crops set stock_moves_seen = stock_moves
      where owner_id = $1::uuid and ($2::uuid is null or id = $2::uuid)
        and stock_moves_seen <> stock_moves returning 1`,
    values: [ownerId, cropId],
  }
  try {
    return (await db.read(statement)).length > 0
  } catch (error) {
    // Reading must work while the database cannot be written. The stock then counts as not seen, so a
    // later change of the stock is rejected rather than wrong.
    if (error instanceof AppError && error.code === 'storage.full') return false
    throw error
  }
}

/**
 * Sets the stock of a locked crop, unless orders have changed the stock that the new number is based on.
 * @param quantity in the crop's units. Undefined, `quantityWas` and the current stock all leave the stock
 * as it is.
 * @param quantityWas the stock that the owner read; if left out, the last one that this server showed them.
 * @throws AppError `crop.stock_changed` (409).
 */
export function changeStock(crop: Crop, quantity?: number, quantityWas?: number): void {
  if (quantity === undefined || quantity === quantityWas || quantity === crop.quantity) return
  const isSeen =
    quantityWas === undefined
      ? crop.stockMoves === crop.stockMovesSeen
      : crop.quantity === quantityWas
  if (!isSeen) throw stockChanged(crop.quantity, crop.unit)
  crop.quantity = quantity
  crop.stockMovesSeen = crop.stockMoves
}
