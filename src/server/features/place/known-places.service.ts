import { runSteps, type Steps } from '#server/platform/config/stepwise.ts'
import { stateNames } from '#server/platform/text/state-names.data.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { pinTableSteps, placeTables } from './place-data.ts'
import { foldName, placeSound } from './place-folding.ts'
import { indexOfPin, viewAtPin, viewOfDistrict } from './place-pins.ts'

/** A district or a well-known town, with all names under which it is found. */
export interface KnownPlace {
  view: PlaceView
  /** Folded names in both scripts, former ones and other spellings included. */
  keys: readonly string[]
  sounds: readonly string[]
}

function knownPlace(view: PlaceView, otherNames: readonly (string | null)[]): KnownPlace {
  const names = [...new Set([view.name, ...otherNames].filter((name) => name !== null))]
  return { view, keys: names.map(foldName), sounds: [...new Set(names.map(placeSound))] }
}

let places: readonly KnownPlace[] | undefined

/** Gives what `knownPlaces` gives, a place a step. */
export function* knownPlaceSteps(): Steps<readonly KnownPlace[]> {
  if (places) return places
  yield* pinTableSteps()
  const rows: KnownPlace[] = []
  for (const district of placeTables.districts) {
    rows.push(knownPlace(viewOfDistrict(district), [district.hindi, ...district.otherNames]))
    yield
  }
  for (const { name, hindi, pin } of placeTables.knownTowns) {
    const index = indexOfPin(pin)
    if (index === undefined) throw new Error(`known-towns.tsv names an unknown PIN: ${pin}`)
    rows.push(knownPlace(viewAtPin(index, { kind: 'town', name }), [hindi]))
    yield
  }
  places = rows
  return rows
}

/** Districts first, then towns. */
export const knownPlaces = (): readonly KnownPlace[] => places ?? runSteps(knownPlaceSteps())

/** Short names of states that people write: UP, MP. Two states of one short name have none. */
const initialsOf = (state: string) =>
  state
    .split(' ')
    .filter((word) => word !== 'and')
    .map((word) => word[0])
    .join('')
    .toLowerCase()

/** Folded names of each state in both scripts; its initials where they have two letters or more. */
export const stateKeys: ReadonlyMap<string, readonly string[]> = new Map(
  indianStates.map((state) => [
    state,
    [state, ...stateNames[state]]
      .map(foldName)
      .concat(state.includes(' ') ? [initialsOf(state)] : []),
  ]),
)
