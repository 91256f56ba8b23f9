import { v7 } from 'uuid'
import type { CropOffer, PricedCartLine } from '#server/features/cart/cart-offer.service.ts'
import type { DeliverySource } from '#server/features/delivery/delivery.sql.ts'
import type { Issue } from '#server/platform/errors/errors.ts'
import { sumOf, sumOfAmounts } from '#server/platform/text/money.ts'
import { publicNumber } from '#server/platform/text/public-number.ts'
import type { CropUnit } from '#shared/crop/crop.constants.ts'
import { weightKgOf } from '#shared/delivery/delivery-quote.ts'
import { isFreeOrder, type PayWay } from '#shared/order/order.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'
import { type PlannedDelivery, planDelivery } from './rules/order-delivery.policy.ts'
import { changedTermIssues, lineProblem } from './rules/order-line.errors.ts'

type OrderableLine = PricedCartLine & { offer: CropOffer }

/** An order that is about to be written. */
export interface NewOrder extends PlannedDelivery {
  id: string
  number: string
  sellerId: string
  /** Cash when there is nothing to pay, so that nobody waits for a payment. */
  payBy: PayWay
  /** Rupees, with the delivery. */
  total: number
  lines: {
    cropId: string
    position: number
    name: string
    image: string | null
    unit: CropUnit
    price: number
    quantity: number
  }[]
}

/** Rupees; the database column cannot store a larger total. */
const maxTotal = 1e12

/** What prevents ordering these lines: one issue per input field. */
export function issuesOf(lines: readonly PricedCartLine[]) {
  const problems: Issue[] = []
  const changes: Issue[] = []
  for (const priced of lines) {
    const { line, offer, problem } = priced
    const path = `lines.${line.index}`
    if (problem) problems.push(lineProblem(path, problem, offer))
    else if (offer) changes.push(...changedTermIssues(path, priced, offer))
  }
  return { problems, changes }
}

const hasOffer = (line: PricedCartLine): line is OrderableLine => line.offer !== null

interface CheckoutPlan {
  orders: NewOrder[]
  /** Of the sellers who are to deliver, as it was read. */
  sources: Map<string, DeliverySource>
  /** Why sellers do not deliver, and what changed of their fees since the buyer saw them. */
  refusals: Issue[]
  changes: Issue[]
  /** An order exceeds what can be stored. */
  isTooLarge: boolean
  /** An order is to be paid by UPI, and its seller takes cash only. */
  lacksUpi: boolean
}

/** One order per seller, in the order of their first lines, with its delivery priced now. */
export function planOrders(
  lines: readonly PricedCartLine[],
  input: PlaceOrdersInput,
): CheckoutPlan {
  const groups = Map.groupBy(lines.filter(hasOffer), ({ offer }) => offer.seller._id)
  const plan: CheckoutPlan = {
    orders: [],
    sources: new Map(),
    refusals: [],
    changes: [],
    isTooLarge: false,
    lacksUpi: false,
  }
  for (const [sellerId, group] of groups) {
    const rows = group.map(({ line: { cropId, quantity }, offer }, position) => {
      const { name, image, unit, price } = offer
      return { cropId, position, name, image, unit, price, quantity }
    })
    const value = sumOf(rows)
    // No group is empty.
    const [{ offer }] = group as [OrderableLine]
    const source = offer.delivery
    const goods = { value, weightKg: weightKgOf(rows) }
    const { planned, refusal, change } = planDelivery(input, { id: sellerId, source }, goods)
    if (refusal) plan.refusals.push(refusal)
    else if (change) plan.changes.push(change)
    if (planned.delivery === 'delivery') plan.sources.set(sellerId, source)
    const total = sumOfAmounts([value, planned.deliveryFee ?? 0])
    const payBy = isFreeOrder({ total }) ? 'cash' : input.payBy
    plan.isTooLarge ||= total >= maxTotal
    plan.lacksUpi ||= payBy === 'upi' && !offer.seller.takesUpi
    plan.orders.push({
      id: v7(),
      number: publicNumber('KH'),
      sellerId,
      payBy,
      total,
      lines: rows,
      ...planned,
    })
  }
  return plan
}

/** Everything that must be equal in two checkouts with the same key. */
export const checkoutText = (input: PlaceOrdersInput): string => {
  const { lines, delivery, address, payBy, note, deliveries, externalId } = input
  // Fields that older releases did not have are left out when empty, so that a retry after an upgrade has the same fingerprint.
  const choices = deliveries === undefined ? [] : [deliveries]
  const reference = externalId == null ? [] : [{ externalId }]
  return JSON.stringify([lines, delivery, address ?? null, payBy, note, ...choices, ...reference])
}
