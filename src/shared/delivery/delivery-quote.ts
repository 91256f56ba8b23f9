import type { CropDeliveryTerms } from './delivery.schema.ts'
import type {
  DeliveryDestination,
  DeliveryOutcome,
  DeliveryQuote,
  DeliveryReach,
} from './delivery-quote.schema.ts'

/** Grams of a unit. A litre of milk, juice or oil counts as a kilogram; a piece has no known weight. */
const gramsOf = {
  kg: 1_000,
  g: 1,
  ton: 1_000_000,
  litre: 1_000,
  piece: null,
} as const
type WeighedUnit = keyof typeof gramsOf

/** The weight of goods in kilograms; null as soon as something is sold by the piece. */
export function weightKgOf(
  goods: readonly { quantity: number; unit: WeighedUnit }[],
): number | null {
  let grams = 0
  for (const { quantity, unit } of goods) {
    const weight = gramsOf[unit]
    if (weight === null) return null
    grams += quantity * weight
  }
  return grams / 1_000
}

function isInArea(terms: CropDeliveryTerms, { pin, place, distanceKm }: DeliveryDestination) {
  switch (terms.mode) {
    case 'radius':
      return terms.radiusKm !== null && distanceKm !== null && distanceKm <= terms.radiusKm
    case 'districts':
      return terms.districts.some(
        ({ state, district }) => state === place?.state && district === place.district,
      )
    default:
      return terms.pinPrefixes.some((prefix) => pin.startsWith(prefix))
  }
}

function reachOf(terms: CropDeliveryTerms, to: DeliveryDestination | null): DeliveryReach['reach'] {
  if (terms.mode === 'pickup') return 'pickup-only'
  // Goods cannot be brought to a wrong PIN code, whatever the seller agrees to.
  if (to && !to.place) return 'unknown-pin'
  if (terms.mode === 'agreed') return 'agreed'
  if (!to) return 'no-pin'
  // The terms need a distance that nobody knows, because the seller's or the buyer's point is missing.
  const isDistanceMissing = to.distanceKm === null
  if (isDistanceMissing && terms.mode === 'radius') return 'agreed'
  if (!isInArea(terms, to)) return 'beyond'
  return isDistanceMissing && terms.perKmFee > 0 ? 'agreed' : 'reached'
}

/** Whether and at which rates a seller delivers to a place. @param to null when it is not given. */
export function deliveryReachTo(
  terms: CropDeliveryTerms,
  to: DeliveryDestination | null,
): DeliveryReach {
  const { mode, radiusKm, flatFee, perKmFee, per100KgFee, freeAbove, leastOrder } = terms
  return {
    mode,
    reach: reachOf(terms, to),
    distanceKm: to?.distanceKm ?? null,
    radiusKm: mode === 'radius' ? radiusKm : null,
    flatFee,
    perKmFee,
    per100KgFee,
    freeAbove,
    leastOrder,
  }
}

const paise = (rupees: number) => Math.round(rupees * 100)

/** What is delivered. */
export interface DeliveredGoods {
  /** Rupees. */
  value: number
  /** Null when it is not known: see `weightKgOf`. */
  weightKg: number | null
}

/**
 * The fee in rupees: fixed, per whole kilometre, and per 100 kg by the exact weight. Free from `freeAbove` on.
 * @returns null when it follows weight and the weight is not known.
 */
function feeOf(
  reach: Omit<DeliveryReach, 'mode' | 'reach' | 'radiusKm'>,
  { value, weightKg }: DeliveredGoods,
): number | null {
  const { flatFee, perKmFee, per100KgFee, freeAbove, distanceKm } = reach
  if (freeAbove !== null && value >= freeAbove) return 0
  if (per100KgFee > 0 && weightKg === null) return null
  const byDistance = paise(perKmFee) * (distanceKm ?? 0)
  const byWeight = (paise(per100KgFee) * (weightKg ?? 0)) / 100
  return Math.round(paise(flatFee) + byDistance + byWeight) / 100
}

/** What the delivery of these goods costs, or why the seller does not deliver them. */
export function quoteDelivery(reach: DeliveryReach, goods: DeliveredGoods): DeliveryQuote {
  const quote = (outcome: DeliveryOutcome, fee: number | null = null, missing = 0) => ({
    ...reach,
    outcome,
    fee,
    missing,
  })
  if (reach.reach !== 'reached') return quote(reach.reach)
  const missing = paise(reach.leastOrder) - paise(goods.value)
  if (missing > 0) return quote('below-least', null, missing / 100)
  const fee = feeOf(reach, goods)
  return fee === null ? quote('weight-unknown') : quote('priced', fee)
}

/** Outcomes with which goods can be ordered for delivery. */
const deliverableOutcomes: readonly DeliveryOutcome[] = ['agreed', 'weight-unknown', 'priced']

/** Whether the seller delivers these goods, at a fee or as agreed. */
export const isDeliverable = ({ outcome }: Pick<DeliveryQuote, 'outcome'>) =>
  deliverableOutcomes.includes(outcome)
