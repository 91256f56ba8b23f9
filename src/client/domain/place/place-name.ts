import type { Language } from '#shared/kit/language.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'

/** The place's name in the language of the page, where it is known. */
export const placeNameIn = (
  language: Language,
  { name, nameHindi }: Pick<PlaceView, 'name' | 'nameHindi'>,
) => (language === 'hi' && nameHindi) || name

/** The district's name in the language of the page, where it is known. */
export const districtNameIn = (
  language: Language,
  { district, districtHindi }: { district: string; districtHindi?: string | null | undefined },
) => (language === 'hi' && districtHindi) || district

/** The place as the addresses of lists have it: its PIN, or its point. */
export const nearTextOf = ({ pin, lat, lon }: Pick<PlaceView, 'pin' | 'lat' | 'lon'>) =>
  pin ?? `${lat},${lon}`
