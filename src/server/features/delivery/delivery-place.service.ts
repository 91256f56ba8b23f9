import { findPlaceOfPin } from '#server/features/place/place.service.ts'
import { isAddressInIndia } from '#server/features/place/place-address.service.ts'
import { listDistricts } from '#server/features/place/place-districts.service.ts'
import {
  type DistrictChoice,
  defaultCropDelivery,
  defaultEquipmentTravel,
} from '#shared/delivery/delivery.schema.ts'
import type {
  DeliveryDestination,
  DeliveryPlace,
  DeliveryReach,
  TravelQuote,
} from '#shared/delivery/delivery-quote.schema.ts'
import { deliveryReachTo } from '#shared/delivery/delivery-quote.ts'
import { quoteTravel, type TravelHire } from '#shared/delivery/travel-quote.ts'
import { distanceKm } from '#shared/place/distance.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import { pinPattern } from '#shared/place/place.constants.ts'
import type { DeliverySource } from './delivery.sql.ts'

/** The PIN code of a profile: "422 001" becomes "422001". @returns null abroad and for any other text. */
export function pinOf({ zip, country }: Pick<DeliverySource, 'zip' | 'country'>): string | null {
  const pin = toPinDigits(zip)
  return pinPattern.test(pin) && isAddressInIndia({ country }) ? pin : null
}

/** A PIN code with its place, whose names are null when no post office has it. */
export function deliveryPlaceOf(pin: string): DeliveryPlace {
  const view = findPlaceOfPin(pin)
  return {
    pin,
    place: view && {
      name: view.name,
      nameHindi: view.nameHindi,
      district: view.district,
      state: view.state,
    },
  }
}

/** Whether the list of districts has this one. */
export const isDistrict = ({ state, district }: DistrictChoice) =>
  listDistricts({ state }).districts.some((known) => known.district === district)

/** Whether distances can be measured from a PIN code. */
export const hasPoint = (pin: string) => findPlaceOfPin(pin) !== null

/**
 * A destination as seen from a seller. The distance is between the points of the two PIN codes, in whole
 * kilometres as people see it, so that everybody can check the fee.
 * @param seller whose profile says where it starts.
 */
export function destinationFrom(seller: DeliverySource, to: DeliveryPlace): DeliveryDestination {
  const from = pinOf(seller)
  const [start, end] = [from && findPlaceOfPin(from), findPlaceOfPin(to.pin)]
  return { ...to, distanceKm: start && end ? Math.round(distanceKm(start, end)) : null }
}

/** Whether and at which rates a seller delivers crops to a place. @param to null when it is not given. */
export const deliveryReachFrom = (
  seller: DeliverySource,
  to: DeliveryPlace | null,
): DeliveryReach =>
  deliveryReachTo({ ...defaultCropDelivery, ...seller.crops }, to && destinationFrom(seller, to))

/** What it costs to bring a machine of an owner to a place, or why it is not brought. */
export const travelQuoteFrom = (
  owner: DeliverySource,
  to: DeliveryPlace,
  hire: TravelHire,
): TravelQuote =>
  quoteTravel({ ...defaultEquipmentTravel, ...owner.equipment }, destinationFrom(owner, to), hire)
