import { travelFeeChange, travelRefusal } from '#server/features/delivery/delivery.errors.ts'
import type { DeliverySource } from '#server/features/delivery/delivery.sql.ts'
import {
  deliveryPlaceOf,
  pinOf,
  travelQuoteFrom,
} from '#server/features/delivery/delivery-place.service.ts'
import { type BookingInput, countDays } from '#shared/booking/booking.schema.ts'
import { isTravelPossible } from '#shared/delivery/travel-quote.ts'
import { travelChanged, travelRefused } from './booking.errors.ts'

/** What a booking records of how the machine gets to its renter. */
export interface PlannedTravel {
  isBrought: boolean
  /** Rupees; null when it is agreed with the owner, or not brought. */
  travelFee: number | null
  travelKm: number | null
  travelFromPin: string | null
  travelToPin: string | null
}

const collected: PlannedTravel = {
  isBrought: false,
  travelFee: null,
  travelKm: null,
  travelFromPin: null,
  travelToPin: null,
}

/**
 * The travel of a machine as its owner offers it now.
 * @throws AppError `booking.no_travel` or `booking.travel_changed` (409).
 */
export function planTravel(
  { travel, from, to }: BookingInput,
  { owner, currency }: { owner: DeliverySource; currency: string },
): PlannedTravel {
  if (!travel) return collected
  const { pin, fee: seenFee } = travel
  const hire = { days: countDays(from, to), currency }
  const quote = travelQuoteFrom(owner, deliveryPlaceOf(pin), hire)
  if (!isTravelPossible(quote)) throw travelRefused(travelRefusal('travel.pin', quote, pin))
  const { fee } = quote
  // A caller who names no fee has seen none: nobody pays one that they have not seen.
  const isAgreed = seenFee === undefined ? (fee ?? 0) === 0 : seenFee === fee
  if (!isAgreed) throw travelChanged(travelFeeChange('travel.fee', fee, pin))
  return {
    isBrought: true,
    travelFee: fee,
    travelKm: quote.distanceKm,
    travelFromPin: pinOf(owner),
    travelToPin: pin,
  }
}
