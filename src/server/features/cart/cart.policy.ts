import type { DeliverySource } from '#server/features/delivery/delivery.sql.ts'
import { sumOf } from '#server/platform/text/money.ts'
import type { CartProblem } from '#shared/cart/cart.constants.ts'
import type {
  CartLineInput,
  CartLineView,
  CartView,
  SellerGroup,
} from '#shared/cart/cart.schema.ts'
import type { DeliveryReach } from '#shared/delivery/delivery-quote.schema.ts'
import { quoteDelivery, weightKgOf } from '#shared/delivery/delivery-quote.ts'
import { givenFields } from '#shared/kit/given-fields.ts'

/** What a crop's seller offers at this moment. */
export interface Offer {
  cropId: string
  name: string
  /** The Hindi name of its kind of goods; null where we have none. */
  kindHindi: string | null
  /** The drawing of its kind, for a crop without a photo. */
  kindImage?: string
  image: string | null
  unit: CartLineView['unit']
  /** Rupees per unit. */
  price: number
  /** Whole units. */
  stock: number
  isExpired: boolean
  /** The name or the unit has changed since the crop was listed. */
  hasChangedTerms: boolean
  /** What the buyer saw when they put the crop into their stored cart; null when it is not in it. */
  stored: SeenTerms | null
  /** A block between the buyer and the seller, from the buyer's view. */
  block: 'blocked' | 'blocking' | null
  /** What the seller's deliveries depend on. */
  delivery: DeliverySource
  seller: NonNullable<SellerGroup['seller']>
}

/** The terms that a buyer saw, as far as the request includes them. */
export type SeenTerms = Pick<CartLineInput, 'price' | 'unit' | 'currency' | 'name'>

/** The lines of one crop, joined. */
export interface JoinedLine {
  cropId: string
  quantity: number
  /** One for each joined line. */
  seen: SeenTerms[]
  /** The index of its first line in the input. */
  index: number
}

/** The terms that the buyer saw and that have changed since; null where unchanged or not known. */
export interface ChangedTerms {
  oldPrice: number | null
  oldUnit: CartLineView['unit'] | null
  oldCurrency: CartLineView['oldCurrency']
  oldName: string | null
  /** The price was sent without its unit, and the listing had another name or unit before. */
  isUnitUnknown: boolean
}

/** A joined line with the current offer. */
export interface PricedLine extends ChangedTerms {
  line: JoinedLine
  /** Null when the crop is gone. */
  offer: Offer | null
  problem: CartProblem | null
}

/** Joins lines of the same crop, in the order of their first lines. */
export function mergeLines(lines: readonly CartLineInput[]): JoinedLine[] {
  const joinedLines = new Map<string, JoinedLine>()
  for (const [index, { cropId, quantity, ...seen }] of lines.entries()) {
    const id = cropId.toLowerCase()
    const line = joinedLines.get(id) ?? { cropId: id, quantity: 0, seen: [], index }
    line.quantity += quantity
    line.seen.push(seen)
    joinedLines.set(id, line)
  }
  return [...joinedLines.values()]
}

function cartProblemOf(
  offer: Offer,
  quantity: number,
  viewerId: string | null,
): CartProblem | null {
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

/** Compares what was seen with the offer. Terms that a line leaves out come from the stored cart. */
function changedTerms(line: JoinedLine, offer: Offer): ChangedTerms {
  const seen = line.seen.map((terms): SeenTerms => ({ ...offer.stored, ...givenFields(terms) }))
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

/** Whether no term has changed since the buyer saw it. */
export const areTermsAgreed = (line: ChangedTerms) =>
  line.oldPrice === null &&
  line.oldUnit === null &&
  line.oldCurrency === null &&
  line.oldName === null &&
  !line.isUnitUnknown

/** @param offer null when the crop is gone. @param viewerId null for a visitor. */
export function priceCartLine(
  line: JoinedLine,
  offer: Offer | null,
  viewerId: string | null,
): PricedLine {
  if (!offer) return { line, offer, problem: 'gone', ...unchanged }
  return {
    line,
    offer,
    problem: cartProblemOf(offer, line.quantity, viewerId),
    ...changedTerms(line, offer),
  }
}

const goneLine = { name: '', kindHindi: null, image: null, unit: 'kg', price: 0, stock: 0 } as const

function toLineView({ line, offer, problem, ...changed }: PricedLine): CartLineView {
  const { name, kindHindi, image, unit, price, stock } = offer ?? goneLine
  const { cropId, quantity } = line
  const art = offer?.kindImage === undefined ? {} : { kindImage: offer.kindImage }
  return {
    cropId,
    quantity,
    name,
    kindHindi,
    ...art,
    image,
    unit,
    price,
    ...changed,
    stock,
    problem,
  }
}

const orderableLines = (lines: readonly CartLineView[]) => lines.filter(({ problem }) => !problem)

/** The lines of one seller, or those whose crop is gone. */
function viewGroup(
  lines: readonly PricedLine[],
  reachFrom: (seller: DeliverySource) => DeliveryReach,
): SellerGroup {
  const offer = lines[0]?.offer ?? null
  const views = lines.map(toLineView)
  const orderable = orderableLines(views)
  const total = sumOf(orderable)
  const goods = { value: total, weightKg: weightKgOf(orderable) }
  return {
    seller: offer?.seller ?? null,
    lines: views,
    total,
    delivery: offer && quoteDelivery(reachFrom(offer.delivery), goods),
  }
}

/**
 * The cart as shown, grouped by seller. Lines whose crop is gone form a group of their own.
 * @param deliverTo the place of the deliveries; null when it is not given.
 * @param reachFrom whether and at which rates a seller delivers there.
 */
export function viewCart(
  pricedCart: readonly PricedLine[],
  deliverTo: CartView['deliverTo'],
  reachFrom: (seller: DeliverySource) => DeliveryReach,
): CartView {
  const groups = Map.groupBy(pricedCart, ({ offer }) => offer?.seller._id ?? '')
  const parts = [...groups.values()].map((group) => viewGroup(group, reachFrom))
  const lines = parts.flatMap((group) => group.lines)
  return {
    parts,
    total: sumOf(orderableLines(lines)),
    deliverTo,
    isReady: lines.length > 0 && lines.every((line) => !line.problem && areTermsAgreed(line)),
  }
}
