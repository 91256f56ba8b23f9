import { nearTextOf } from '#client/domain/place/place-name.ts'
import type { RefusedPlace } from '#client/domain/place/place-search.tsx'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { pinPattern } from '#shared/place/place.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import type { NearState, Radius } from './near-state.ts'

/** Kilometres that a list near a place shows at first: a day's way there and back with a load. */
const defaultRadius: Radius = 50

/** The part of a page of listings that says which place it is near. */
export interface NearPage {
  nearPlace?: PlaceView | undefined
  fartherAway?: number | undefined
  searchWords?: string | undefined
}

/** What the controls of a place need of a list, whatever its categories are. */
export interface NearList {
  state: NearState
  change: (changed: Partial<NearState>) => void
  clear: (changed: Partial<NearState>) => void
}

/** A list near a place: the nearest first, within the default distance. */
export const nearPlaceChange = (place: PlaceView) => ({
  near: nearTextOf(place),
  radius: defaultRadius,
  sort: 'nearest' as const,
})

/**
 * What the server refused as the place of the list's address, and why; undefined when it did not. A point is no
 * text for the field that asks again.
 * @param error of the list's query.
 */
export function refusedPlace(error: unknown, near: string): RefusedPlace | undefined {
  const issue = readFailure(error).issues.find(({ path }) => path === 'near')
  if (near === '' || !issue) return undefined
  return { text: pinPattern.test(near) ? near : '', sentence: issue.message }
}

/** The place of the list's address: as the user chose it, or as the server understands it; null while unknown. */
export function useListPlace({ state }: NearList, page: NearPage | undefined): PlaceView | null {
  const { place } = useMyPlace()
  if (state.near === '') return null
  if (place && nearTextOf(place) === state.near) return place
  return page?.nearPlace ?? null
}
