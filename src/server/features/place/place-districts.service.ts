import { always, prepare } from '#server/platform/cache/serialized-output.ts'
import { type DistrictsInput, DistrictsView } from '#shared/place/place.schema.ts'
import { placeTables } from './place-data.ts'

/** The districts of a state, or of all India, in the order of their English names. */
export function listDistricts({ state }: DistrictsInput): DistrictsView {
  const districts = placeTables.districts
    .filter((district) => state === '' || district.state === state)
    .map((district) => ({
      state: district.state,
      district: district.name,
      districtHindi: district.hindi,
    }))
    .sort((one, other) => one.district.localeCompare(other.district, 'en'))
  return prepare(DistrictsView, { districts }, always)
}

let hindiNames: ReadonlyMap<string, string | null> | undefined

const keyOf = (state: string, district: string) => `${state}\n${district}`

/** The Hindi name of a district of `listDistricts`; null where none is known, and for any other. */
export function districtHindiOf({ state, district }: { state: string; district: string }) {
  hindiNames ??= new Map(
    placeTables.districts.map(({ state: of, name, hindi }) => [keyOf(of, name), hindi]),
  )
  return hindiNames.get(keyOf(state, district)) ?? null
}
