import type { ListingChange } from '#client/domain/outbox/listing-to-send.ts'

/** What orders have made of a stock since its seller looked at it. */
export interface StockChange {
  /** In the crop's units, like `now`; null when nobody kept it. */
  was: number | null
  now: number
}

interface Restored {
  quantity: unknown
  /** Told to the seller, who decides; null where there is nothing to decide. */
  change: StockChange | null
}

/**
 * The quantity that an edit form starts with, and whether its draft was based on another stock than
 * there is now. A quantity that was never typed follows the stock.
 * @param stock what is left now.
 * @param draft what was typed before, with the stock of then as `quantityWas`; null without a draft.
 */
export function restoreQuantity(stock: number, draft: Record<string, unknown> | null): Restored {
  const typed = draft?.quantity
  const base = typeof draft?.quantityWas === 'number' ? draft.quantityWas : null
  const isTyped = typed !== undefined && typed !== base
  if (!isTyped || typed === stock) return { quantity: stock, change: null }
  return { quantity: typed, change: base === stock ? null : { was: base, now: stock } }
}

/** The changes of a crop as they are sent: a stock goes with the one that it is based on. */
export const withStockBase = (changes: ListingChange['crop'], stock: number) =>
  'quantity' in changes ? { ...changes, quantityWas: stock } : changes
