import type { ListingChange } from '#client/domain/outbox/listing-to-send.ts'

/** How orders changed a crop's stock since its seller last saw it. */
export interface StockChange {
  /** In the crop's units, like `now`; null when the draft did not store it. */
  was: number | null
  now: number
}

interface Restored {
  /** '' when the seller emptied the field. */
  quantity: number | ''
  /** Shown to the seller, who decides; null when there is nothing to decide. */
  change: StockChange | null
}

/** What a draft stores of the quantity; another version of the app may have stored something else. */
const storedQuantity = ({
  quantity,
  quantityWas,
}: {
  quantity?: unknown
  quantityWas?: unknown
}) => ({
  typed: typeof quantity === 'number' ? quantity : quantity === '' ? ('' as const) : undefined,
  base: typeof quantityWas === 'number' ? quantityWas : null,
})

/**
 * The initial quantity of an edit form, and whether its draft was based on another stock than the
 * current one. An untouched quantity follows the stock.
 * @param stock the current stock.
 * @param draft the earlier input, with the stock of that time as `quantityWas`; null without a
 * draft.
 */
export function restoreQuantity(stock: number, draft: object | null): Restored {
  const { typed, base } = storedQuantity(draft ?? {})
  const isEdited = typed !== undefined && typed !== base
  if (!isEdited || typed === stock) return { quantity: stock, change: null }
  return { quantity: typed, change: base === stock ? null : { was: base, now: stock } }
}

/** Adds the stock that a changed quantity is based on, so that the server can detect a conflict. */
export const withStockBase = (changes: ListingChange['crop'], stock: number) =>
  'quantity' in changes ? { ...changes, quantityWas: stock } : changes
