import {
  type AddressCodec,
  type AddressField,
  addressCodec,
  choiceField,
  flagField,
  pageField,
  searchField,
  textField,
} from '#client/ui/list/address-codec.ts'
import { listingSorts } from '#shared/kit/pagination.constants.ts'
import type { ListingSort } from '#shared/kit/pagination.schema.ts'
import { indianStates } from '#shared/kit/places.ts'
import {
  coordinateDecimals,
  indiaBounds,
  maxPlaceNameLength,
  pinPattern,
  radiusChoices,
} from '#shared/place/place.constants.ts'

export type IndianState = (typeof indianStates)[number]
export type Radius = (typeof radiusChoices)[number]

/** What a list of listings shows. */
export interface ListState<Category extends string = string> {
  q: string
  category: Category | 'all'
  /** `nearest` only with `near`. */
  sort: ListingSort
  organic: boolean
  /** A PIN code, or "18.52,73.85"; "" for everywhere. */
  near: string
  /** Kilometres around `near`; null for any distance. */
  radius: Radius | null
  /** "" for all. */
  state: IndianState | ''
  /** A district of `state`; "" for all. */
  district: string
  /** Rupees per kilogram, for crops; null for any price. */
  minPrice: number | null
  maxPrice: number | null
  /** From 1. */
  page: number
}

/** A PIN code as it is, a point in India with two decimals; null for anything else. */
export function parseNear(text: string): string | null {
  if (pinPattern.test(text)) return text
  const [, latText, lonText] = /^(\d{1,2}(?:\.\d{1,9})?),(\d{2}(?:\.\d{1,9})?)$/.exec(text) ?? []
  const round = (degrees: string | undefined) => Number(Number(degrees).toFixed(coordinateDecimals))
  const lat = round(latText)
  const lon = round(lonText)
  const { south, north, west, east } = indiaBounds
  const isInBounds = lat >= south && lat <= north && lon >= west && lon <= east
  return isInBounds ? `${lat},${lon}` : null
}

const nearField: AddressField<string> = { initial: '', parse: parseNear }

const radiusField: AddressField<Radius | null> = {
  initial: null,
  parse: (text) => radiusChoices.find((radius) => String(radius) === text) ?? null,
}

/** Rupees with up to two decimals; null for anything else. */
export const parsePrice = (text: string): number | null =>
  /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null

const minPriceField: AddressField<number | null> = { initial: null, parse: parsePrice }
const maxPriceField: AddressField<number | null> = {
  initial: null,
  parse: (text) => parsePrice(text) || null,
}

const cleanDistrict = (text: string) =>
  text.replaceAll('\0', '').trim().slice(0, maxPlaceNameLength).toWellFormed().trim()

/**
 * Leaves out what means nothing alone: a radius and an order without a place, a district without a state, a
 * lowest price above the highest.
 */
const withoutLooseParts = <Category extends string>(
  state: ListState<Category>,
): ListState<Category> => ({
  ...state,
  sort: state.near === '' && state.sort === 'nearest' ? 'newest' : state.sort,
  radius: state.near === '' ? null : state.radius,
  district: state.state === '' ? '' : state.district,
  minPrice:
    state.minPrice !== null && state.maxPrice !== null && state.minPrice > state.maxPrice
      ? null
      : state.minPrice,
})

/** The address of a list whose filter offers these categories. */
export function listAddress<Category extends string>(
  categories: readonly Category[],
): AddressCodec<ListState<Category>> {
  const codec = addressCodec<ListState<Category>>({
    q: searchField,
    category: choiceField(categories, 'all'),
    sort: choiceField(listingSorts, 'newest'),
    organic: flagField,
    near: nearField,
    radius: radiusField,
    state: choiceField(indianStates, ''),
    district: textField(cleanDistrict),
    minPrice: minPriceField,
    maxPrice: maxPriceField,
    page: pageField(),
  })
  return {
    ...codec,
    parse: (search) => withoutLooseParts(codec.parse(search)),
    build: (state) => codec.build(withoutLooseParts(state)),
  }
}

/** What the list's procedure takes: without a radius any distance, without prices any price. */
export const listQueryOf = <State extends ListState>({
  radius,
  minPrice,
  maxPrice,
  ...query
}: State) => ({
  ...query,
  ...(radius !== null && { radius }),
  ...(minPrice !== null && { minPrice }),
  ...(maxPrice !== null && { maxPrice }),
})
