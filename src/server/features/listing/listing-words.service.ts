import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import {
  asPrefix,
  type KnownWord,
  searchFor,
  splitWords,
  undoSlips,
  type WordSearch,
} from './listing-words.policy.ts'

/** Whose words: as `search_words.kind` names them. */
type Kind = 'crop' | 'equipment' | 'community'

/** Where words are counted. */
export interface WordSource {
  kind: Kind
  table: string
  /** SQL that is true for a row that can be found; listings: that they are not archived. */
  isFound?: string
}

/** Trigram likeness from 0 to 1 below which two words are not taken for the same. */
const leastLikeness = 0.35

interface Neighbour extends KnownWord {
  how: 'prefix' | 'slip' | 'alike'
}

/** Words of the listings that an unknown word may stand for: what it begins, else what it resembles. */
async function findNeighbours(db: Database, kind: Kind, word: string): Promise<KnownWord[]> {
  const found = await db.read<Neighbour>({
    name: 'search_words:neighbours',
    text: `(select word, listings, 'prefix' as how from search_words
        where kind = $1 and word like $2 order by listings desc, word limit 5)
      union all
      (select word, listings, 'slip' from search_words
        where kind = $1 and word = any($4::text[]) order by listings desc, word limit 3)
      union all
      (select word, listings, 'alike' from search_words
        where kind = $1 and word % $3 and similarity(word, $3) >= ${leastLikeness}
        order by similarity(word, $3) desc, listings desc, word limit 3)`,
    values: [kind, asPrefix(word), word, undoSlips(word)],
  })
  const begun = found.filter(({ how }) => how === 'prefix')
  const chosen = begun.length > 0 ? begun : found
  return [...new Map(chosen.map(({ word, listings }) => [word, { word, listings }])).values()]
}

async function lookUp(db: Database, kind: Kind, q: string): Promise<WordSearch | 'nothing' | null> {
  const words = await db.read<{ word: string; listings: number | null; all: number }>({
    name: 'search_words:known',
    text: `select given.lexeme as word, known.listings,
        (select max(listings) from search_words where kind = $1) as "all"
      from unnest(to_tsvector('hindi', $2)) as given
      left join search_words known on known.kind = $1 and known.word = given.lexeme`,
    values: [kind, splitWords(q).join(' ')],
  })
  if (words.length === 0) return null
  const groups = await Promise.all(
    words.map(({ word, listings }) =>
      listings === null ? findNeighbours(db, kind, word) : [{ word, listings }],
    ),
  )
  return searchFor(groups, words[0]?.all ?? 0) ?? 'nothing'
}

type Found = WordSearch | 'nothing' | 'everything'
const searches = createQueryCache<Found>()

/** Forgets looked-up words, so that a search finds what has just been written. */
export const forgetCachedWords = (db: Database) => searches.clear(db)

/**
 * Understands a search: each word as the listings have it, misspelt and unfinished ones replaced by
 * what they may stand for. Kept a few seconds a process.
 * @returns 'everything' when `q` has no word that narrows (empty, or only "the" and the like),
 * 'nothing' when one of its words is nowhere near any word of the listings.
 */
export function resolveLabels(db: Database, kind: Kind, q: string): Promise<Found> {
  if (q === '') return Promise.resolve('everything')
  const key = `${kind}:${q.toLowerCase()}`
  return searches.getOrLoad(db, key, async () => (await lookUp(db, kind, q)) ?? 'everything')
}

/**
 * Counts every word anew over the listings that can be found. A trigger adds new words at once
 * (with a count of one); this corrects counts and drops words that are gone. Seconds at a million.
 */
export async function recountWords(
  db: Database,
  { kind, table, isFound = 'not is_archived' }: WordSource,
): Promise<void> {
  await db.read({
    text: `with counted as materialized (
        select word, ndoc from ts_stat($$select search from ${table} where ${isFound}$$)
      ), gone as (
        delete from search_words known
        where kind = $1 and not exists (select from counted where counted.word = known.word)
      )
      insert into search_words (kind, word, listings)
      select $1, word, ndoc from counted order by word
      on conflict (kind, word) do update set listings = excluded.listings
      where search_words.listings <> excluded.listings`,
    values: [kind],
  })
  forgetCachedWords(db)
}

/** Recounts every hour. */
export const recountJob = (db: Database, source: WordSource): Job => ({
  name: `${source.kind}-words`,
  everyMs: 60 * 60 * 1000,
  run: () => recountWords(db, source),
})
