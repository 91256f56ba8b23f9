import type {
  CartLineInput,
  CartLineView,
  CartView,
  SellerGroup,
} from '#shared/cart/cart.schema.ts'
import { lineTotal } from '#shared/cart/line-total.ts'
import { quoteDelivery, weightKgOf } from '#shared/delivery/delivery-quote.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'

const sum = (amounts: number[]) =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100

/** The terms that the buyer saw when they added the crop. */
export type SeenTerms = Pick<CartLineInput, 'price' | 'unit' | 'name'>

/** The terms that the buyer accepts by keeping the line as it is now. */
export const termsNow = ({ price, unit, name }: SeenTerms): SeenTerms => ({ price, unit, name })

/** The terms that the buyer saw when they added the line, to change it without accepting new terms. */
export const termsSeen = (line: CartLineView): SeenTerms => ({
  price: line.oldPrice ?? line.price,
  ...(!line.isUnitUnknown && { unit: line.oldUnit ?? line.unit }),
  name: line.oldName ?? line.name,
})

/** Whether the crop's unit differs from the one that the quantity was chosen in. */
export const isOtherUnit = ({ oldUnit, isUnitUnknown }: CartLineView) =>
  oldUnit !== null || isUnitUnknown

/** Whether price, unit, currency or name have changed since the buyer saw them. */
export const hasChanged = (line: CartLineView) =>
  line.oldPrice !== null || line.oldName !== null || line.oldCurrency !== null || isOtherUnit(line)

const isOrderable = (line: CartLineView) => line.problem === null && !hasChanged(line)

export const linesOf = ({ parts }: CartView) => parts.flatMap(({ lines }) => lines)

/** The group with its total, and with the delivery of what can be ordered. */
function withTotal(group: SellerGroup): SellerGroup {
  const orderable = group.lines.filter(({ problem }) => !problem)
  const total = sum(orderable.map(lineTotal))
  const goods = { value: total, weightKg: weightKgOf(orderable) }
  return { ...group, total, delivery: group.delivery && quoteDelivery(group.delivery, goods) }
}

function withTotals(parts: readonly SellerGroup[], deliverTo: CartView['deliverTo']): CartView {
  const groups = parts.filter(({ lines }) => lines.length > 0).map(withTotal)
  return {
    parts: groups,
    total: sum(groups.map(({ total }) => total)),
    deliverTo,
    isReady: groups.length > 0 && groups.every(({ lines }) => lines.every(isOrderable)),
  }
}

/** Another quantity changes only whether the stock suffices; other problems stay. */
function withQuantity(line: CartLineView, quantity: number): CartLineView {
  const hasStockProblemOrNone = line.problem === null || line.problem === 'less-stock'
  if (!hasStockProblemOrNone) return { ...line, quantity }
  return { ...line, quantity, problem: quantity > line.stock ? 'less-stock' : null }
}

/** Clears the changes that the buyer has accepted by seeing these terms. */
function withAcceptedTerms(
  { price, unit, name }: CartLineView,
  seen: SeenTerms = {},
): Partial<CartLineView> {
  return {
    ...(seen.price === price && { oldPrice: null }),
    ...(seen.unit === unit && { oldUnit: null, isUnitUnknown: false }),
    ...(seen.name === name && { oldName: null }),
  }
}

/**
 * The cart as the server will return it after a change, to be shown until the server's answer.
 * @param wanted quantities by crop; other crops are removed.
 * @param seen the terms that the buyer has accepted, by crop.
 */
export function withWanted(
  view: CartView,
  wanted: ReadonlyMap<string, number>,
  seen: ReadonlyMap<string, SeenTerms> = new Map(),
): CartView {
  const change = (line: CartLineView): CartLineView[] => {
    const quantity = wanted.get(line.cropId)
    if (quantity === undefined) return []
    return [{ ...withQuantity(line, quantity), ...withAcceptedTerms(line, seen.get(line.cropId)) }]
  }
  const parts = view.parts.map((group) => ({ ...group, lines: group.lines.flatMap(change) }))
  return withTotals(parts, view.deliverTo)
}

/** The cart with the deliveries to the place of another view, which has a line of every seller. */
export function withReachOf(view: CartView, other: CartView): CartView {
  const deliveries = new Map(other.parts.map(({ seller, delivery }) => [seller?._id, delivery]))
  const parts = view.parts.map((group) => ({
    ...group,
    delivery: deliveries.get(group.seller?._id) ?? group.delivery,
  }))
  return withTotals(parts, other.deliverTo)
}

/** The fee of a seller's order as it is chosen; 0 when it is agreed, and for a pick-up. */
export const deliveryFeeOf = ({ delivery }: SellerGroup, way: DeliveryWay) =>
  way === 'delivery' ? (delivery?.fee ?? 0) : 0

/** What the buyer pays all sellers, in rupees. @param wayOf what the buyer chose for a seller. */
export const totalWithDelivery = (
  { parts }: CartView,
  wayOf: (group: SellerGroup) => DeliveryWay,
) => sum(parts.flatMap((group) => [group.total, deliveryFeeOf(group, wayOf(group))]))
