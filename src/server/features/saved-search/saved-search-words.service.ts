import { resolveListingSearch } from '#server/features/listing/words/listing-search.service.ts'
import { lexemesOf } from '#server/features/listing/words/listing-words.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** The words of a search as they are compared with a listing: of one of the kinds, and with the words. */
export interface SavedWords {
  /** A listing must be of one of these kinds or contain `kindWords`; null for any. */
  goodsKinds: readonly string[] | null
  /** A tsquery; null for none. */
  kindWords: string | null
  /** A tsquery that a listing must match as well; null for none. */
  words: string | null
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

/** All words of a text, for one that no listing has yet: the search waits for a listing that has them. */
async function exactWords(db: Database, q: string): Promise<SavedWords | null> {
  const lexemes = await lexemesOf(db, q)
  if (lexemes.length === 0) return null
  const words = lexemes.map(quoted).join(' & ')
  return { goodsKinds: null, kindWords: null, words }
}

/**
 * Resolves a search text as lists do, at the time when it is saved.
 * @returns null when the text has no word that narrows a search.
 */
export async function resolveSavedWords(
  db: Database,
  kind: ListingKind,
  q: string,
): Promise<SavedWords | null> {
  const search = await resolveListingSearch(db, kind, q)
  if (search === 'everything') return null
  if (search === 'nothing') return exactWords(db, q)
  const { kinds, kindText, required } = search
  return kinds.length > 0
    ? { goodsKinds: kinds, kindWords: kindText, words: required }
    : { goodsKinds: null, kindWords: null, words: required }
}

/** The words in a tsquery without negations: whatever matches it has at least one of them. */
export const wordsOfTsquery = (tsquery: string): string[] => [
  ...new Set(
    [...tsquery.matchAll(/'((?:[^'\\]|''|\\\\)*)'/g)].map(([, word = '']) =>
      word.replaceAll("''", "'").replaceAll('\\\\', '\\'),
    ),
  ),
]
