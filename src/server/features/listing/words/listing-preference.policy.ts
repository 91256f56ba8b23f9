import {
  anyWordQuery,
  combineQueries,
  type KnownWord,
  type ListingSearch,
} from './listing-words.policy.ts'

/** Words of which a listing must contain, or should contain, one. */
export interface WordGroup {
  /** The words as the text index has them, whether listings contain them or not. */
  lexemes: readonly string[]
  known: readonly KnownWord[]
}

/** For each name of a kind a group for each of its words. */
export type NamedGroups = readonly (readonly WordGroup[])[]

export const listingsOf = (words: readonly KnownWord[]) =>
  words.reduce((sum, { listings }) => sum + listings, 0)

/** Upper bound on the listings that contain a word of every group. */
export const leastOf = (groups: readonly WordGroup[]) =>
  Math.min(...groups.map(({ known }) => listingsOf(known)))

/** A tsquery for names of kinds: one of them, with all its words. */
export const namesQuery = (named: NamedGroups, inName: boolean) =>
  combineQueries(
    named
      .filter((groups) => groups.length > 0)
      .map((groups) => groups.map((group) => anyWordQuery(group.lexemes, inName)).join(' & ')),
    '|',
  )

export const allQuery = (groups: readonly (readonly string[])[], inName = false) =>
  combineQueries(
    groups.map((group) => anyWordQuery(group, inName)),
    '&',
  )

type Preference = Pick<ListingSearch, 'preferred' | 'preferredAtMost'>

/** More listings than this with a word are not read to find the few that have it in their name. */
const maxReadForNames = 20_000
/** Of this many listings with a word at least one must have it in its name. */
const maxPerName = 20

const inNamesOf = (words: readonly KnownWord[]) =>
  words.reduce((sum, { inNames = 0 }) => sum + inNames, 0)

/** @param isInNames whether only names count, which the text index finds among all listings with the words. */
function preferenceFor(
  query: string | null,
  groups: readonly (readonly KnownWord[])[],
  isInNames: boolean,
): Preference {
  const total = Math.min(...groups.map(listingsOf))
  const inNames = isInNames ? Math.min(...groups.map(inNamesOf)) : total
  const isWorthIt = total > 0 && (total <= maxReadForNames || inNames * maxPerName >= total)
  return isWorthIt
    ? { preferred: query, preferredAtMost: total <= maxReadForNames ? total : inNames }
    : { preferred: null, preferredAtMost: 0 }
}

/** What the listings that come first have: the describing words, else the words that are searched in their name. */
export function preferenceOf(
  hasKinds: boolean,
  naming: NamedGroups,
  required: readonly (readonly KnownWord[])[],
  describing: readonly WordGroup[],
): Preference {
  if (!hasKinds) {
    const words = required.map((group) => group.map(({ word }) => word))
    return preferenceFor(allQuery(words, true), required, true)
  }
  if (describing.length > 0) {
    const query = allQuery(describing.map(({ lexemes }) => lexemes))
    return preferenceFor(
      query,
      describing.map(({ known }) => known),
      false,
    )
  }
  const [best] = naming.toSorted((a, b) => leastOf(b) - leastOf(a))
  return preferenceFor(
    namesQuery(naming, true),
    (best ?? []).map(({ known }) => known),
    true,
  )
}
