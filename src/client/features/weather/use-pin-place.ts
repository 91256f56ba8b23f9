import type { English } from '#client/platform/i18n/texts.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { readPinDigits } from '#shared/place/pin-digits.ts'
import { pinPattern, unknownPin } from '#shared/place/place.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'

interface PinPlace {
  /** Null for a name, and while it is not known. */
  place: PlaceView | null
  isLoading: boolean
  /** What is wrong with six digits; null for a name. */
  sentence: English | null
}

/** The place of a PIN code that stands in the city's field. */
export function usePinPlace(city: string): PinPlace {
  const digits = readPinDigits(city)
  const pin = digits !== null && pinPattern.test(digits) ? digits : null
  const query = trpc.place.resolve.useQuery(
    { pin: pin ?? '' },
    { enabled: pin !== null, staleTime: Number.POSITIVE_INFINITY, retry: false },
  )
  if (pin === null) return { place: null, isLoading: false, sentence: null }
  const isUnknown = readFailure(query.error).code === 'place.unknown_pin'
  return {
    place: query.data ?? null,
    isLoading: query.isFetching,
    sentence: isUnknown ? unknownPin : null,
  }
}
