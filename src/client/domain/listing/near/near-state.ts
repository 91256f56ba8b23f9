import { cleanText } from '#client/platform/format/clean-text.ts'
import { type AddressField, choiceField, textField } from '#client/ui/list/address-codec.ts'
import type { ListingSort } from '#shared/kit/pagination.schema.ts'
import { indianStates } from '#shared/kit/places.ts'
import {
  coordinateDecimals,
  isInIndia,
  maxPlaceNameLength,
  pinPattern,
  radiusChoices,
} from '#shared/place/place.constants.ts'

type IndianState = (typeof indianStates)[number]
export type Radius = (typeof radiusChoices)[number]

/** What the controls of a place read and change of a list. */
export interface NearState {
  q: string
  /** `nearest` only with `near`. */
  sort: ListingSort
  /** A PIN code, or "18.52,73.85"; "" for everywhere. */
  near: string
  /** Kilometres around `near`; null for any distance. */
  radius: Radius | null
  /** "" for all. */
  state: IndianState | ''
  /** A district of `state`; "" for all. */
  district: string
  /** Whether the map is shown above the list. */
  view: (typeof listViews)[number]
}

const listViews = ['list', 'map'] as const

/** A PIN code as it is, a point in India with two decimals; null for anything else. */
function parseNear(text: string): string | null {
  if (pinPattern.test(text)) return text
  const [, latText, lonText] = /^(\d{1,2}(?:\.\d{1,9})?),(\d{2}(?:\.\d{1,9})?)$/.exec(text) ?? []
  const round = (degrees: string | undefined) => Number(Number(degrees).toFixed(coordinateDecimals))
  const lat = round(latText)
  const lon = round(lonText)
  return isInIndia(lat, lon) ? `${lat},${lon}` : null
}

const nearField: AddressField<string> = { initial: '', parse: parseNear }

const radiusField: AddressField<Radius | null> = {
  initial: null,
  parse: (text) => radiusChoices.find((radius) => String(radius) === text) ?? null,
}

/** The parameters of an address that narrow a list by place or show its map. */
export const nearFields = {
  near: nearField,
  radius: radiusField,
  state: choiceField(indianStates, ''),
  district: textField((text) => cleanText(text, maxPlaceNameLength)),
  view: choiceField(listViews, 'list'),
}

/** Leaves out what means nothing alone: a radius and an order without a place, a district without a state. */
export const withoutLooseParts = <State extends NearState>(state: State): State => ({
  ...state,
  sort: state.near === '' && state.sort === 'nearest' ? 'newest' : state.sort,
  radius: state.near === '' ? null : state.radius,
  district: state.state === '' ? '' : state.district,
})
