import { v7 } from 'uuid'
import type { priceCartLines } from '#server/features/cart/cart-offer.service.ts'
import type { Issue } from '#server/platform/errors/errors.ts'
import { sumOf } from '#server/platform/text/money.ts'
import { publicNumber } from '#server/platform/text/public-number.ts'
import type { CartProblem } from '#shared/cart/cart.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'

/** A wish beside what there is of it; see the basket. */
type PricedCart = Awaited<ReturnType<typeof priceCartLines>>[number]
type Offer = NonNullable<PricedCart['offer']>
type OrderableLine = PricedCart & { offer: Offer }

/** One order to be, as its rows will be. */
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

/** Rupees that a total has room for. */
const maxTotal = 1e12

/** As the sentence has it: no grouping, so that no language's signs get into it. */
const problemSentence = (problem: CartProblem, offer: Offer | null): string => {
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

/** Problems that are about the crop itself, whatever the quantity. */
const cropProblems: readonly CartProblem[] = ['gone', 'own', 'blocked', 'blocking']

/** What has changed about a line since the buyer saw it, field by field of the input. */
function changesOf(line: PricedCart, { name, price, unit }: Offer, path: string): Issue[] {
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

/** What is in the way of ordering these lines, field by field of the input. */
export function issuesOf(lines: readonly PricedCart[]) {
  const problems: Issue[] = []
  const changes: Issue[] = []
  for (const line of lines) {
    const { wish: query, offer, problem } = line
    const path = `lines.${query.index}`
    if (problem) {
      const field = cropProblems.includes(problem) ? 'cropId' : 'quantity'
      problems.push({ path: `${path}.${field}`, message: problemSentence(problem, offer) })
    } else if (offer) changes.push(...changesOf(line, offer, path))
  }
  return { problems, changes }
}

/** One order for each seller, in the order in which they first come. @returns null when one is too large. */
export function planOrders(lines: readonly PricedCart[]): NewOrder[] | null {
  const parts = new Map<string, OrderableLine[]>()
  for (const line of lines) {
    if (!line.offer) continue
    const part = parts.get(line.offer.seller._id) ?? []
    part.push({ ...line, offer: line.offer })
    parts.set(line.offer.seller._id, part)
  }
  const orders = [...parts].map(([sellerId, part]): NewOrder => {
    const rows = part.map(({ wish: { cropId, quantity }, offer }, position) => {
      const { name, image, unit, price } = offer
      return { cropId, position, name, image, unit, price, quantity }
    })
    return { id: v7(), number: publicNumber('KH'), sellerId, total: sumOf(rows), lines: rows }
  })
  return orders.every(({ total }) => total < maxTotal) ? orders : null
}

/** Everything that two checkouts with the same key must have in common. */
export const queryText = ({ lines, delivery, address, payBy, note }: PlaceOrdersInput): string =>
  JSON.stringify([lines, delivery, address ?? null, payBy, note])
