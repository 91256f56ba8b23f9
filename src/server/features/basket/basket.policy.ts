import type { BasketProblem } from '../../../shared/order.constants.ts'
import type { BasketLine, BasketPart, BasketView, LineInput } from '../../../shared/order.schema.ts'
import { sumOf } from '../../core/money.ts'

/** A crop as it can be had at this moment, with its seller. */
export interface Offer {
  cropId: string
  name: string
  image: string | null
  unit: BasketLine['unit']
  /** Rupees a unit. */
  price: number
  /** Whole units. */
  stock: number
  isExpired: boolean
  seller: NonNullable<BasketPart['seller']>
}

/** What is wanted of one crop, however many lines asked for it. */
export interface Wish {
  cropId: string
  quantity: number
  /** As seen by the buyer; those that were told. */
  prices: number[]
  /** Where in the input it was first asked for. */
  index: number
}

/** A wish beside what there is. */
export interface AssessedLine {
  wish: Wish
  /** Null when the crop is gone. */
  offer: Offer | null
  problem: BasketProblem | null
  /** What the buyer saw, when that is another price by now. */
  oldPrice: number | null
}

/** Joins lines of the same crop, in the order in which the crops first come. */
export function mergeLines(lines: readonly LineInput[]): Wish[] {
  const wishes = new Map<string, Wish>()
  for (const [index, { cropId, quantity, price }] of lines.entries()) {
    const id = cropId.toLowerCase()
    const wish = wishes.get(id) ?? { cropId: id, quantity: 0, prices: [], index }
    wish.quantity += quantity
    if (price !== undefined) wish.prices.push(price)
    wishes.set(id, wish)
  }
  return [...wishes.values()]
}

function problemOf(offer: Offer, quantity: number, viewerId: string | null): BasketProblem | null {
  if (offer.seller._id === viewerId) return 'own'
  if (offer.isExpired) return 'expired'
  if (offer.stock < 1) return 'sold-out'
  return offer.stock < quantity ? 'less-stock' : null
}

/** @param offer null when the crop is gone. @param viewerId null for a visitor. */
export function assess(wish: Wish, offer: Offer | null, viewerId: string | null): AssessedLine {
  if (!offer) return { wish, offer, problem: 'gone', oldPrice: null }
  return {
    wish,
    offer,
    problem: problemOf(offer, wish.quantity, viewerId),
    oldPrice: wish.prices.find((price) => price !== offer.price) ?? null,
  }
}

const goneLine = { name: '', image: null, unit: 'kg', price: 0, stock: 0 } as const

function lineOf({ wish, offer, problem, oldPrice }: AssessedLine): BasketLine {
  const { name, image, unit, price, stock } = offer ?? goneLine
  const { cropId, quantity } = wish
  return { cropId, quantity, name, image, unit, price, oldPrice, stock, problem }
}

const totalOf = (lines: readonly BasketLine[]) => sumOf(lines.filter(({ problem }) => !problem))

/** The basket as a person sees it, by sellers; what is gone stands in a part of its own. */
export function viewBasket(assessed: readonly AssessedLine[]): BasketView {
  const parts = new Map<string, BasketPart>()
  for (const line of assessed) {
    const seller = line.offer?.seller ?? null
    const key = seller?._id ?? ''
    const part = parts.get(key) ?? { seller, lines: [], total: 0 }
    part.lines.push(lineOf(line))
    parts.set(key, part)
  }
  for (const part of parts.values()) part.total = totalOf(part.lines)
  const lines = [...parts.values()].flatMap((part) => part.lines)
  return {
    parts: [...parts.values()],
    total: totalOf(lines),
    isReady:
      lines.length > 0 && lines.every(({ problem, oldPrice }) => !problem && oldPrice === null),
  }
}
