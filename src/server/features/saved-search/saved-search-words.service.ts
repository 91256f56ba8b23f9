import { splitSearchWords } from '#server/features/listing/listing-words.policy.ts'
import { findNeighbours } from '#server/features/listing/listing-words.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** The words of a search as they are compared with a listing's text index. */
interface SavedWords {
  tsquery: string
  /** The rarest of its groups: every match has one of these words. */
  rarest: readonly string[]
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

/**
 * Resolves a search text as lists do, but also keeps words that no listing has yet: the search waits for
 * one that has. Of an unknown word it keeps what it begins or resembles beside it.
 * @returns null when the text has no word that narrows a search.
 */
export async function resolveSavedWords(
  db: Database,
  kind: ListingKind,
  q: string,
): Promise<SavedWords | null> {
  if (q === '') return null
  const lexemes = await queryRows<{ word: string; listings: number | null }>(
    db,
    sql`select given.lexeme as word, known.listings
      from unnest(to_tsvector('hindi', ${splitSearchWords(q).join(' ')})) as given
      left join search_words known on known.kind = ${kind} and known.word = given.lexeme`,
  )
  if (lexemes.length === 0) return null
  const groups = await Promise.all(
    lexemes.map(async ({ word, listings }) => {
      if (listings !== null) return { words: [word], listings }
      const neighbours = await findNeighbours(db, kind, word)
      return {
        words: [word, ...neighbours.map((neighbour) => neighbour.word)],
        listings: neighbours.reduce((sum, neighbour) => sum + neighbour.listings, 0),
      }
    }),
  )
  const rarest = groups.reduce((least, group) => (group.listings < least.listings ? group : least))
  return {
    tsquery: groups.map(({ words }) => `(${words.map(quoted).join(' | ')})`).join(' & '),
    rarest: rarest.words,
  }
}
