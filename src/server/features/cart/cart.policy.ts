import { sumOf } from '#server/platform/text/money.ts'
import type { CartProblem } from '#shared/cart/cart.constants.ts'
import type {
  CartLineInput,
  CartLineView,
  CartView,
  SellerGroup,
} from '#shared/cart/cart.schema.ts'

/** A crop as it can be had at this moment, with its seller. */
export interface Offer {
  cropId: string
  name: string
  image: string | null
  unit: CartLineView['unit']
  /** Rupees a unit. */
  price: number
  /** Whole units. */
  stock: number
  isExpired: boolean
  /** Name or unit are not those that it was listed with. */
  hasChangedTerms: boolean
  /** What the buyer saw when they put it into their stored basket; null when it is not in it. */
  stored: SeenTerms | null
  /** A block between the buyer and the seller, as the buyer is told of it. */
  block: 'blocked' | 'blocking' | null
  seller: NonNullable<SellerGroup['seller']>
}

/** What a buyer saw of a crop, as far as they said. */
export type SeenTerms = Pick<CartLineInput, 'price' | 'unit' | 'currency' | 'name'>

/** What is wanted of one crop, however many lines asked for it. */
export interface Query {
  cropId: string
  quantity: number
  /** One for each line that asked for it. */
  seen: SeenTerms[]
  /** Where in the input it was first asked for. */
  index: number
}

/** What has changed since the buyer saw it; null where nothing has, or nobody said. */
export interface ChangedTerms {
  oldPrice: number | null
  oldUnit: CartLineView['unit'] | null
  oldCurrency: CartLineView['oldCurrency']
  oldName: string | null
  /** The price came without its unit, and the crop has been sold under another name or unit before. */
  isUnitUnknown: boolean
}

/** A wish beside what there is. */
export interface PricedLine extends ChangedTerms {
  wish: Query
  /** Null when the crop is gone. */
  offer: Offer | null
  problem: CartProblem | null
}

/** Joins lines of the same crop, in the order in which the crops first come. */
export function mergeLines(lines: readonly CartLineInput[]): Query[] {
  const queries = new Map<string, Query>()
  for (const [index, { cropId, quantity, ...seen }] of lines.entries()) {
    const id = cropId.toLowerCase()
    const query = queries.get(id) ?? { cropId: id, quantity: 0, seen: [], index }
    query.quantity += quantity
    query.seen.push(seen)
    queries.set(id, query)
  }
  return [...queries.values()]
}

function problemOf(offer: Offer, quantity: number, viewerId: string | null): CartProblem | null {
  if (offer.seller._id === viewerId) return 'own'
  if (offer.block) return offer.block
  if (offer.isExpired) return 'expired'
  if (offer.stock < 1) return 'sold-out'
  return offer.stock < quantity ? 'less-stock' : null
}

const unchanged: ChangedTerms = {
  oldPrice: null,
  oldUnit: null,
  oldCurrency: null,
  oldName: null,
  isUnitUnknown: false,
}

/** All crops are sold in rupees. */
const cropCurrency = 'INR'

/** Compares what was seen of a crop with what it is; what a line left out is as the buyer's stored basket has it. */
function changedTerms(query: Query, offer: Offer): ChangedTerms {
  const seen = query.seen.map((terms): SeenTerms => ({ ...offer.stored, ...terms }))
  const old = <Term extends keyof SeenTerms>(term: Term, now: SeenTerms[Term]) =>
    seen.find((terms) => terms[term] !== undefined && terms[term] !== now)?.[term] ?? null
  return {
    oldPrice: old('price', offer.price),
    oldUnit: old('unit', offer.unit),
    oldCurrency: old('currency', cropCurrency),
    oldName: old('name', offer.name),
    isUnitUnknown:
      offer.hasChangedTerms &&
      seen.some(({ price, unit }) => price !== undefined && unit === undefined),
  }
}

/** Whether nothing has changed since the buyer saw it. */
export const areTermsAgreed = (line: ChangedTerms) =>
  line.oldPrice === null &&
  line.oldUnit === null &&
  line.oldCurrency === null &&
  line.oldName === null &&
  !line.isUnitUnknown

/** @param offer null when the crop is gone. @param viewerId null for a visitor. */
export function priceCart(query: Query, offer: Offer | null, viewerId: string | null): PricedLine {
  if (!offer) return { wish: query, offer, problem: 'gone', ...unchanged }
  return {
    wish: query,
    offer,
    problem: problemOf(offer, query.quantity, viewerId),
    ...changedTerms(query, offer),
  }
}

const goneLine = { name: '', image: null, unit: 'kg', price: 0, stock: 0 } as const

function lineOf({ wish: query, offer, problem, ...changed }: PricedLine): CartLineView {
  const { name, image, unit, price, stock } = offer ?? goneLine
  const { cropId, quantity } = query
  return { cropId, quantity, name, image, unit, price, ...changed, stock, problem }
}

const totalOf = (lines: readonly CartLineView[]) => sumOf(lines.filter(({ problem }) => !problem))

/** The basket as a person sees it, by sellers; what is gone stands in a part of its own. */
export function viewCart(pricedCart: readonly PricedLine[]): CartView {
  const parts = new Map<string, SellerGroup>()
  for (const line of pricedCart) {
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
    isReady: lines.length > 0 && lines.every((line) => !line.problem && areTermsAgreed(line)),
  }
}
