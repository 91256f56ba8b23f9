import type { CartLineInput, CartLineView, CartView } from '#shared/cart/cart.schema.ts'
import type { OrderLine, OrderSummary } from '#shared/order/order.schema.ts'

/** The buyer can order again what is not on its way any more: it arrived, or never will. */
export const canRepeat = ({ role, status }: Pick<OrderSummary, 'role' | 'status'>) =>
  role === 'buyer' && ['delivered', 'declined', 'cancelled', 'expired'].includes(status)

/** One line of an earlier order as it can be bought now. */
export interface RepeatedLine {
  /** What it is now, with what has changed since the order. */
  line: CartLineView
  /** Whole units that go into the cart; 0 when it cannot be bought. */
  quantity: number
}

/** The earlier order's lines, at the terms of that time, for `basket.check`. */
export const linesToCheck = (lines: readonly OrderLine[]): CartLineInput[] =>
  lines.map(({ cropId, quantity, price, unit, name }) => ({
    cropId,
    price,
    unit,
    name,
    quantity: Math.max(1, Math.floor(quantity)),
  }))

/** A quantity means another amount in another unit, so such a line is not repeated. */
function quantityNow({ problem, oldUnit, quantity, stock }: CartLineView): number {
  if (oldUnit !== null) return 0
  if (problem === null) return quantity
  return problem === 'less-stock' ? stock : 0
}

/** What of an earlier order can be bought now, and how much of it. @param checked the answer of `basket.check`. */
export const repeatedLines = (checked: CartView): RepeatedLine[] =>
  checked.parts.flatMap(({ lines }) => lines).map((line) => ({ line, quantity: quantityNow(line) }))

/** What goes into the cart, at today's terms. */
export const linesToJoin = (lines: readonly RepeatedLine[]): CartLineInput[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ line: { cropId, price, unit, name }, quantity }) => ({
      cropId,
      quantity,
      price,
      unit,
      name,
    }))
