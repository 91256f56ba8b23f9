import type { EquipmentTravelTerms } from './delivery.schema.ts'
import type { DeliveryDestination, TravelOutcome, TravelQuote } from './delivery-quote.schema.ts'

/** What a renter wants a machine for. */
export interface TravelHire {
  days: number
  /** Fees are in rupees, so the travel of a machine with another currency is agreed with its owner. */
  currency: string
}

function outcomeOf(
  { mode, radiusKm, leastDays }: EquipmentTravelTerms,
  to: DeliveryDestination | null,
  { days, currency }: TravelHire,
): TravelOutcome {
  if (mode === 'pickup') return 'pickup-only'
  if (to && !to.place) return 'unknown-pin'
  if (mode === 'agreed') return 'agreed'
  if (radiusKm === null) return 'pickup-only'
  if (!to) return 'no-pin'
  if (to.distanceKm === null) return 'agreed'
  if (to.distanceKm > radiusKm) return 'beyond'
  if (days < leastDays) return 'too-few-days'
  return currency === 'INR' ? 'priced' : 'agreed'
}

/** What it costs to bring a machine to a place, or why it is not brought. @param to null when not given. */
export function quoteTravel(
  terms: EquipmentTravelTerms,
  to: DeliveryDestination | null,
  hire: TravelHire,
): TravelQuote {
  const outcome = outcomeOf(terms, to, hire)
  const { flatFee, perKmFee, leastDays, mode } = terms
  const distanceKm = to?.distanceKm ?? null
  const paise = Math.round(flatFee * 100) + Math.round(perKmFee * 100) * (distanceKm ?? 0)
  return {
    outcome,
    distanceKm,
    flatFee,
    perKmFee,
    leastDays,
    radiusKm: mode === 'radius' ? terms.radiusKm : null,
    fee: outcome === 'priced' ? paise / 100 : null,
  }
}

/** Whether the machine is brought, at a fee or as agreed. */
export const isTravelPossible = ({ outcome }: Pick<TravelQuote, 'outcome'>) =>
  outcome === 'agreed' || outcome === 'priced'
