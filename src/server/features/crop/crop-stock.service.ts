import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import type { Crop } from './crop.entity.ts'
import { stockChanged } from './crop.errors.ts'

/**
 * Notes that the owner is about to read what orders have left of their crops. Called before the stock is
 * read, so that nothing counts as seen that the answer does not have yet.
 * @param cropId one of them; all when left out.
 * @returns whether there was anything that they had not seen.
 */
export async function noteStockSeen(
  db: Database,
  ownerId: string,
  cropId: string | null = null,
): Promise<boolean> {
  const note = {
    name: 'crop:stock-seen',
    text: `update crops set stock_moves_seen = stock_moves
      where owner_id = $1::uuid and ($2::uuid is null or id = $2::uuid)
        and stock_moves_seen <> stock_moves returning 1`,
    values: [ownerId, cropId],
  }
  try {
    return (await db.read(note)).length > 0
  } catch (error) {
    // Reading goes on while nothing can be written. What is not noted counts as not seen, so a later change
    // of the stock is refused rather than wrong.
    if (error instanceof AppError && error.code === 'storage.full') return false
    throw error
  }
}

/**
 * Sets the stock of a locked crop, unless orders have changed what the new number is based on.
 * @param quantity in the crop's units; undefined leaves the stock as it is, and so does the number that
 * it was based on, or that there is.
 * @param quantityWas what the owner read before; without it, it is what they read last from here.
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
