/** Different crops in one cart. */
export const maxCartLines = 50
/** Whole units; the same maximum as a crop's stock. */
export const maxOrderQuantity = 10_000_000

/**
 * What can be wrong with a cart line: the crop is gone, expired, sold out, short of stock or the
 * buyer's own; its seller has blocked the buyer (`blocked`) or is blocked by the buyer (`blocking`).
 */
export const cartProblems = [
  'gone',
  'expired',
  'own',
  'blocked',
  'blocking',
  'sold-out',
  'less-stock',
] as const
export type CartProblem = (typeof cartProblems)[number]

/** Has {{max}}, which is `maxCartLines`. */
export const cartFullSentence = 'A cart can hold up to {{max}} crops'
