import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { containsPattern } from '#server/platform/database/sql-text.ts'
import { foldWords } from '#server/platform/text/name-index.ts'
import { splitSearchWords } from '#server/platform/text/search-words.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

interface WordsOfKind {
  id: string
  /** Words of the names that cards show, in both languages. */
  shown: readonly string[]
  /** Words of all names. */
  all: ReadonlySet<string>
}

const wordsOfKinds = new Map<ListingKind, readonly WordsOfKind[]>()

function readWordsOfKinds(listingKind: ListingKind): readonly WordsOfKind[] {
  const words =
    wordsOfKinds.get(listingKind) ??
    goodsKinds(listingKind).map(({ id, name, names }) => ({
      id,
      shown: foldWords(`${name.en} ${name.hi}`),
      all: new Set(names.flatMap(foldWords)),
    }))
  wordsOfKinds.set(listingKind, words)
  return words
}

/** The kinds of goods of which the word is part of a name, or begins a word of a name that cards show. */
function kindsOfWord(listingKind: ListingKind, word: string): string[] {
  const folded = foldWords(word).join('')
  if (folded === '') return []
  return readWordsOfKinds(listingKind)
    .filter(({ shown, all }) => all.has(folded) || shown.some((each) => each.startsWith(folded)))
    .map(({ id }) => id)
}

/** A word of a search, and the kinds of goods that it names. */
interface GoodsWord {
  word: string
  kinds: readonly string[]
}

/**
 * The words of a search of goods that somebody bought, sold or rented. Cards show the kind of goods in the reader's
 * language beside the name that their owner gave them, so either can be searched.
 * @returns null when no word names a kind, so that the names alone are searched.
 */
export function readGoodsWords(listingKind: ListingKind, q: string): GoodsWord[] | null {
  const words = splitSearchWords(q)
    .filter((word) => word !== '')
    .map((word) => ({ word, kinds: kindsOfWord(listingKind, word) }))
  return words.some(({ kinds }) => kinds.length > 0) ? words : null
}

/** Whether each word is in the name or names the kind. @param kindId an expression; null for an unknown kind. */
export const hasGoodsWords = (
  words: readonly GoodsWord[],
  { name, kindId }: { name: SqlFragment; kindId: SqlFragment },
): SqlFragment =>
  sql.join(
    words.map(
      ({ word, kinds }) =>
        sql`(${name} ilike ${containsPattern(word)} or ${kindId} = any(${sql.value(kinds)}::text[]))`,
    ),
    ' and ',
  )
