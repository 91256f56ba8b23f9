import { v7 } from 'uuid'
import type { priceCartLines } from '#server/features/cart/cart-offer.service.ts'
import type { Issue } from '#server/platform/errors/errors.ts'
import { sumOf } from '#server/platform/text/money.ts'
import { publicNumber } from '#server/platform/text/public-number.ts'
import type { CartProblem } from '#shared/cart/cart.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'

/** A cart line with the current offer of its crop. */
type PricedCartLine = Awaited<ReturnType<typeof priceCartLines>>[number]
type Offer = NonNullable<PricedCartLine['offer']>
type OrderableLine = PricedCartLine & { offer: Offer }

/** An order that is about to be written. */
export interface NewOrder {
  id: string
  number: string
  sellerId: string
  total: number
  lines: {
    cropId: string
    position: number
    name: string
    image: string | null
    unit: string
    price: number
    quantity: number
  }[]
}

/** Rupees; the database column cannot store a larger total. */
const maxTotal = 1e12

/** Numbers are written without digit grouping, because it differs between languages. */
const problemMessage = (problem: CartProblem, offer: Offer | null): string => {
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
  { name, price, unit }: Offer,
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
  for (const line of lines) {
    const { query, offer, problem } = line
    const path = `lines.${query.index}`
    if (problem) {
      const field = cropProblems.includes(problem) ? 'cropId' : 'quantity'
      problems.push({ path: `${path}.${field}`, message: problemMessage(problem, offer) })
    } else if (offer) changes.push(...changedTermIssues(line, offer, path))
  }
  return { problems, changes }
}

/** One order per seller, in the order of their first lines. @returns null when an order is too large. */
export function planOrders(lines: readonly PricedCartLine[]): NewOrder[] | null {
  const groups = new Map<string, OrderableLine[]>()
  for (const line of lines) {
    if (!line.offer) continue
    const group = groups.get(line.offer.seller._id) ?? []
    group.push({ ...line, offer: line.offer })
    groups.set(line.offer.seller._id, group)
  }
  const orders = [...groups].map(([sellerId, group]): NewOrder => {
    const rows = group.map(({ query: { cropId, quantity }, offer }, position) => {
      const { name, image, unit, price } = offer
      return { cropId, position, name, image, unit, price, quantity }
    })
    return { id: v7(), number: publicNumber('KH'), sellerId, total: sumOf(rows), lines: rows }
  })
  return orders.every(({ total }) => total < maxTotal) ? orders : null
}

/** Everything that must be equal in two checkouts with the same key. */
export const checkoutText = ({ lines, delivery, address, payBy, note }: PlaceOrdersInput): string =>
  JSON.stringify([lines, delivery, address ?? null, payBy, note])
