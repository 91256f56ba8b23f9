import {
  allQuery,
  leastOf,
  listingsOf,
  type NamedGroups,
  namesQuery,
  preferenceOf,
  type WordGroup,
} from './listing-preference.policy.ts'
import type { KnownWord, ListingSearch } from './listing-words.policy.ts'

/** What a search text means, with how many listings have each of its words. */
export interface InterpretedSearch {
  /** The ids of the kinds of goods that it names. */
  kinds: readonly string[]
  /** The words that name them. */
  named: NamedGroups
  /** Of each group a listing must contain a word. */
  required: readonly (readonly KnownWord[])[]
  /** The words that describe the goods: "fresh", "organic". */
  describing: readonly WordGroup[]
  listingsOfKinds: number
  /** About the number of all listings: as many as the commonest word has. */
  listingsInAll: number
}

/** With a further condition the least number of matches is unknown. */
const atLeastOf = (further: readonly unknown[], count: number) => (further.length > 0 ? 0 : count)

/** The listings that a name of one word finds for certain: those that contain its commonest spelling. */
const listingsOfOneWord = (named: NamedGroups) =>
  Math.max(
    0,
    ...named
      .filter((groups) => groups.length === 1)
      .flatMap(([group]) => (group?.known ?? []).map(({ listings }) => listings)),
  )

/** The tsqueries of a search, and how many listings match them. */
export function buildListingSearch(search: InterpretedSearch): ListingSearch {
  const { kinds, named, required, describing, listingsOfKinds, listingsInAll } = search
  const hasKinds = kinds.length > 0
  const naming = named.some((groups) => groups.length > 0)
    ? named
    : describing.map((group) => [group])
  const requiredCounts = required.map(listingsOf)
  const namingCount = naming.reduce((sum, groups) => sum + leastOf(groups), 0)
  const kindMatches = hasKinds ? listingsOfKinds + namingCount : listingsInAll
  const [first = [], ...further] = required
  return {
    kinds,
    kindText: hasKinds ? namesQuery(naming, false) : null,
    required: allQuery(required.map((group) => group.map(({ word }) => word))),
    ...preferenceOf(hasKinds, naming, required, describing),
    atMost: Math.min(kindMatches, ...requiredCounts),
    atLeast: hasKinds
      ? atLeastOf(required, Math.max(listingsOfKinds, listingsOfOneWord(naming)))
      : atLeastOf(further, Math.max(...first.map((one) => one.listings))),
    expected: requiredCounts.reduce(
      (likely, count) => likely * Math.min(1, count / Math.max(1, listingsInAll)),
      kindMatches,
    ),
  }
}
