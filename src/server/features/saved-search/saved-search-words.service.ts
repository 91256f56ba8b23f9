import { resolveListingSearch } from '#server/features/listing/words/listing-search.service.ts'
import { lexemesOf } from '#server/features/listing/words/listing-words.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { quoteLexeme } from '#server/platform/text/search-words.ts'
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

/** A tsquery for all words of a text as they were typed; null without words. */
async function typedWords(db: Database, q: string): Promise<string | null> {
  const lexemes = await lexemesOf(db, q)
  return lexemes.length > 0 ? lexemes.map(quoteLexeme).join(' & ') : null
}

const either = (one: string | null, other: string | null) =>
  one && other ? `(${one}) | (${other})` : (one ?? other)

/**
 * Resolves a search text as lists do, at the time when it is saved. What was typed counts as well: a word that no
 * listing has yet is read as a misspelt one, and a later listing may have it.
 * @returns null when the text has no word that narrows a search.
 */
export async function resolveSavedWords(
  db: Database,
  kind: ListingKind,
  q: string,
): Promise<SavedWords | null> {
  const search = await resolveListingSearch(db, kind, q)
  if (search === 'everything') return null
  const typed = await typedWords(db, q)
  if (search === 'nothing') {
    return typed === null ? null : { goodsKinds: null, kindWords: null, words: typed }
  }
  const { kinds, kindText, required } = search
  const words = required && either(required, typed)
  return kinds.length > 0
    ? { goodsKinds: kinds, kindWords: either(kindText, typed), words }
    : { goodsKinds: null, kindWords: null, words }
}

/** The words in a tsquery without negations: whatever matches it has at least one of them. */
export const wordsOfTsquery = (tsquery: string): string[] => [
  ...new Set(
    [...tsquery.matchAll(/'((?:[^'\\]|''|\\\\)*)'/g)].map(([, word = '']) =>
      word.replaceAll("''", "'").replaceAll('\\\\', '\\'),
    ),
  ),
]
