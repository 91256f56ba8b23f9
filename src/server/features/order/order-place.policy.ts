import { v7 } from 'uuid'
import type { CropOffer, PricedCartLine } from '#server/features/cart/cart-offer.service.ts'
import type { DeliverySource } from '#server/features/delivery/delivery.sql.ts'
import type { Issue } from '#server/platform/errors/errors.ts'
import { sumOf, sumOfAmounts } from '#server/platform/text/money.ts'
import { publicNumber } from '#server/platform/text/public-number.ts'
import type { CartProblem } from '#shared/cart/cart.constants.ts'
import type { CropUnit } from '#shared/crop/crop.constants.ts'
import { weightKgOf } from '#shared/delivery/delivery-quote.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'
import { type PlannedDelivery, planDelivery } from './rules/order-delivery.policy.ts'

type OrderableLine = PricedCartLine & { offer: CropOffer }

/** An order that is about to be written. */
export interface NewOrder extends PlannedDelivery {
  id: string
  number: string
  sellerId: string
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

/** Numbers are written without digit grouping, because it differs between languages. */
const problemMessage = (problem: CartProblem, offer: CropOffer | null): string => {
  const name = offer?.name ?? ''
  return {
    gone: 'This crop is no longer here.',
    own: 'You cannot buy your own crop.',
    blocked: 'This seller does not take orders from you.',
    blocking: 'You have blocked this seller. Unblock them to order from them.',
    expired: `${name} has passed its expiry date.`,
    'sold-out': `${name} is sold out.`,
    'less-stock': `Only ${offer?.stock} ${offer?.unit} of ${name} are left.`,
  }[problem]
}

/** Problems with the crop itself, independent of the quantity. */
const cropProblems: readonly CartProblem[] = ['gone', 'own', 'blocked', 'blocking']

/** One issue per input field for each term that changed since the buyer saw it. */
function changedTermIssues(
  line: PricedCartLine,
  { name, price, unit }: CropOffer,
  path: string,
): Issue[] {
  const issues: Issue[] = []
  const add = (field: string, message: string) => issues.push({ path: `${path}.${field}`, message })
  if (line.oldName !== null) add('name', `${line.oldName} is now called ${name}.`)
  if (line.oldUnit !== null) {
    add('unit', `${name} is now sold by another unit: ₹${price} per ${unit}.`)
  } else if (line.oldPrice !== null) {
    add('price', `The price of ${name} is now ₹${price} per ${unit}.`)
  }
  if (line.oldCurrency !== null) add('currency', `${name} is sold in INR.`)
  if (line.isUnitUnknown) {
    add(
      'unit',
      `${name} has changed since it was listed: ₹${price} per ${unit}. Please say which unit you saw.`,
    )
  }
  return issues
}

/** What prevents ordering these lines: one issue per input field. */
export function issuesOf(lines: readonly PricedCartLine[]) {
  const problems: Issue[] = []
  const changes: Issue[] = []
  for (const priced of lines) {
    const { line, offer, problem } = priced
    const path = `lines.${line.index}`
    if (problem) {
      const field = cropProblems.includes(problem) ? 'cropId' : 'quantity'
      problems.push({ path: `${path}.${field}`, message: problemMessage(problem, offer) })
    } else if (offer) changes.push(...changedTermIssues(priced, offer, path))
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
    plan.isTooLarge ||= total >= maxTotal
    plan.orders.push({
      id: v7(),
      number: publicNumber('KH'),
      sellerId,
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
