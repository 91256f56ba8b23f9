import { LRUCache } from 'lru-cache'
import { knownPlaces } from './known-places.service.ts'
import { foldName } from './place-folding.ts'

let names: Map<string, string> | undefined

const keyOf = (name: string, state: string) => `${foldName(name)}, ${state}`

/** The Hindi names of districts and well-known towns, by their names in both scripts. */
function hindiNames(): Map<string, string> {
  if (names) return names
  names = new Map()
  for (const { view, keys } of knownPlaces()) {
    const hindi = view.kind === 'district' ? view.districtHindi : view.nameHindi
    if (hindi) for (const key of keys) names.set(`${key}, ${view.state}`, hindi)
  }
  return names
}

/** Towns of the lists that are read again and again: folding a name takes some microseconds. */
const townNames = new LRUCache<string, { hindi: string | null }>({
  max: 5000,
  memoMethod: (place) => {
    const comma = place.lastIndexOf(', ')
    if (comma < 0) return { hindi: null }
    const key = keyOf(place.slice(0, comma), place.slice(comma + 2))
    return { hindi: hindiNames().get(key) ?? null }
  },
})

/** The Hindi name of the town in "Nashik, Maharashtra"; null for towns that our data do not have. */
export const findHindiTownName = (place: string): string | null => townNames.memo(place).hindi

/** A person with the Hindi name of the town in their `place`, null where our data have none. */
export const withPlaceHindi = <Person extends { place: string }>(person: Person) => ({
  ...person,
  placeHindi: findHindiTownName(person.place),
})
