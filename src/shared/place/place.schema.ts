import { z } from 'zod'
import { stateFilter, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { indianStates } from '#shared/kit/places.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import {
  isInIndia,
  maxPlaceNameLength,
  maxRadiusKm,
  maxSuggestedPlaces,
  pinPattern,
} from './place.constants.ts'

/**
 * How sure a point is. `pin`: from the PIN's own post offices. `region`: from PINs around it, good for
 * the district, not for the town.
 */
export const placePrecisions = ['pin', 'region'] as const
export const placeKinds = ['pin', 'village', 'town', 'district'] as const

export const notInIndia = 'This point is outside India'
export const notAPin = 'A PIN code has six digits'

export const PinCode = z
  .string(notAPin)
  .transform(toPinDigits)
  .pipe(z.string().regex(pinPattern, notAPin))

/** A place with a point. */
export const PlaceView = z.object({
  /** In English, as the post office writes it. */
  name: z.string(),
  /** In Hindi where the name is known, otherwise null. */
  nameHindi: z.string().nullable(),
  kind: z.enum(placeKinds),
  /** Null for a district. */
  pin: z.string().nullable(),
  district: z.string(),
  districtHindi: z.string().nullable(),
  state: z.enum(indianStates),
  /** Degrees (WGS 84) with two decimals: the point of the PIN or the district. */
  lat: z.number(),
  lon: z.number(),
  precision: z.enum(placePrecisions),
})
export type PlaceView = z.infer<typeof PlaceView>

const pinOrPoint = 'Give a PIN code, or lat and lon'

/** Either a PIN code or a point; the answer is the PIN or the nearest PIN's place. A PIN takes precedence. */
export const ResolvePlaceInput = z
  .object({
    pin: PinCode.optional(),
    lat: z.coerce.number<number>(pinOrPoint).optional(),
    lon: z.coerce.number<number>(pinOrPoint).optional(),
  })
  .refine(({ pin, lat, lon }) => pin !== undefined || (lat !== undefined && lon !== undefined), {
    message: pinOrPoint,
    path: ['pin'],
  })
  .refine(
    ({ pin, lat, lon }) =>
      pin !== undefined || lat === undefined || lon === undefined || isInIndia(lat, lon),
    { message: notInIndia, path: ['lat'] },
  )
export type ResolvePlaceInput = z.infer<typeof ResolvePlaceInput>

export const SuggestPlacesInput = z.object({
  /** The beginning of a name in English or Hindi, or of a PIN code. */
  q: z.string().trim().max(maxPlaceNameLength, 'A place name can have up to 100 characters'),
  limit: wholeNumber('limit', maxSuggestedPlaces).default(maxSuggestedPlaces),
})
export type SuggestPlacesInput = z.infer<typeof SuggestPlacesInput>
export const SuggestedPlaces = z.object({ places: z.array(PlaceView) })
export type SuggestedPlaces = z.infer<typeof SuggestedPlaces>

export const DistrictsInput = z.object({ state: stateFilter })
export type DistrictsInput = z.infer<typeof DistrictsInput>
export const DistrictsView = z.object({
  districts: z.array(PlaceView.pick({ state: true, district: true, districtHindi: true })),
})
export type DistrictsView = z.infer<typeof DistrictsView>

/** Raster tiles of another server, as the operator has set them; null without. */
export const MapTilesView = z.object({
  tiles: z
    .object({
      /** With {z}, {x} and {y} for the zoom, column and row. */
      url: z.string(),
      /** What the owner of the tiles asks to be shown. */
      credit: z.string(),
    })
    .nullable(),
})
export type MapTilesView = z.infer<typeof MapTilesView>

/** A PIN code, or latitude and longitude in degrees with a comma between them. */
export type NearPoint = { pin: string } | { lat: number; lon: number }

const notNear = 'near must be a PIN code, or latitude and longitude such as 18.52,73.85'

/** "411001" or "18.52,73.85"; "" for none. */
const nearText = z
  .string(notNear)
  .trim()
  .max(60, notNear)
  .default('')
  .transform((value, context): NearPoint | null => {
    if (value === '') return null
    const pin = toPinDigits(value)
    if (pinPattern.test(pin)) return { pin }
    const [lat, lon, ...rest] = value
      .split(',')
      .map((part) => (part.trim() ? Number(part) : Number.NaN))
    if (
      lat === undefined ||
      lon === undefined ||
      rest.length > 0 ||
      !(lat > -91) ||
      !(lon > -181)
    ) {
      context.addIssue({ code: 'custom', message: notNear })
      return z.NEVER
    }
    if (isInIndia(lat, lon)) return { lat, lon }
    context.addIssue({ code: 'custom', message: notInIndia })
    return z.NEVER
  })

/** Parameters of lists that can be narrowed by place, to spread into an input schema. */
export const nearParameters = {
  near: nearText,
  /** Kilometres around `near`; without it, any distance. */
  radius: wholeNumber('radius', maxRadiusKm).optional(),
  /** A district's English name as `place.suggest` gives it; "" for all. Needs `state`. */
  district: z.string().trim().max(maxPlaceNameLength).default(''),
}

/** Fields of a page of a list that was narrowed by place. */
export const nearPageFields = {
  /** The place that `near`, or a place in the search words, was understood as. */
  nearPlace: PlaceView.optional(),
  /** The search without the place that it names ("tomato" of "tomato pune"); only when it names one. */
  searchWords: z.string().optional(),
  /** Matches beyond the radius, up to 1,000; only when there is none inside it. */
  fartherAway: z.number().optional(),
}
