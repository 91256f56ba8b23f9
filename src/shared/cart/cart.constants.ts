/** Different crops in one cart. */
export const maxCartLines = 50
/** As a crop's stock. */
export const maxOrderQuantity = 10_000_000

/**
 * What is wrong with a line of the cart: it is gone, too old, one's own, its seller has blocked the
 * buyer (`blocked`) or is blocked by the buyer (`blocking`), or there is less of it.
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
