import { createAnswerCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import {
  combineWordGroups,
  type KnownWord,
  prefixPattern,
  splitSearchWords,
  undoTypos,
  type WordSearch,
} from './listing-words.policy.ts'

/** What the words belong to: the values of `search_words.kind`. */
type WordKind = 'crop' | 'equipment' | 'community'

/** The table whose words are counted. */
interface WordSource {
  kind: WordKind
  table: string
  /** SQL condition for rows that a search can find; by default, rows that are not archived. */
  isFound?: string
}

/** Trigram similarity from 0 to 1; words below it do not count as alike. */
const minSimilarity = 0.35

interface Neighbour extends KnownWord {
  match: 'prefix' | 'typo' | 'alike'
}

/** Indexed words that an unknown word may mean: words that start with it, or else similar words. */
async function findNeighbours(db: Database, kind: WordKind, word: string): Promise<KnownWord[]> {
  const rows = await db.read<Neighbour>({
    name: 'search_words:neighbours',
    text: `(select word, listings, 'prefix' as match from search_words
        where kind = $1 and word like $2 order by listings desc, word limit 5)
      union all
      (select word, listings, 'typo' from search_words
        where kind = $1 and word = any($4::text[]) order by listings desc, word limit 3)
      union all
      (select word, listings, 'alike' from search_words
        where kind = $1 and word % $3 and similarity(word, $3) >= ${minSimilarity}
        order by similarity(word, $3) desc, listings desc, word limit 3)`,
    values: [kind, prefixPattern(word), word, undoTypos(word)],
  })
  const byPrefix = rows.filter(({ match }) => match === 'prefix')
  const chosen = byPrefix.length > 0 ? byPrefix : rows
  return [...new Map(chosen.map(({ word, listings }) => [word, { word, listings }])).values()]
}

async function findSearchWords(
  db: Database,
  kind: WordKind,
  q: string,
): Promise<WordSearch | 'nothing' | null> {
  const words = await db.read<{ word: string; listings: number | null; all: number }>({
    name: 'search_words:known',
    text: `select given.lexeme as word, known.listings,
        (select max(listings) from search_words where kind = $1) as "all"
      from unnest(to_tsvector('hindi', $2)) as given
      left join search_words known on known.kind = $1 and known.word = given.lexeme`,
    values: [kind, splitSearchWords(q).join(' ')],
  })
  if (words.length === 0) return null
  const groups = await Promise.all(
    words.map(({ word, listings }) =>
      listings === null ? findNeighbours(db, kind, word) : [{ word, listings }],
    ),
  )
  return combineWordGroups(groups, words[0]?.all ?? 0) ?? 'nothing'
}

type ResolvedWords = WordSearch | 'nothing' | 'everything'
const resolvedWords = createAnswerCache<ResolvedWords>()

/** Clears this process's cached words, so that a search finds a listing that was just written. */
export const clearSearchWordCache = (db: Database) => resolvedWords.forget(db)

/**
 * Resolves a search text to words that listings contain. Misspelt and unfinished words are replaced
 * by the words that they may mean. Results are cached for a few seconds per process.
 * @returns 'everything' when `q` has no word that narrows the search (empty, or only stop words),
 * 'nothing' when one of its words does not resemble any indexed word.
 */
export function resolveSearchWords(
  db: Database,
  kind: WordKind,
  q: string,
): Promise<ResolvedWords> {
  if (q === '') return Promise.resolve('everything')
  const key = `${kind}:${q.toLowerCase()}`
  return resolvedWords.get(
    db,
    key,
    async () => (await findSearchWords(db, kind, q)) ?? 'everything',
  )
}

/**
 * Recounts every word over the listings that can be found. A trigger inserts new words immediately
 * with a count of one; this corrects the counts and deletes unused words. Takes seconds at a million
 * listings.
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
  clearSearchWordCache(db)
}

/** The job that recounts the words every hour. */
export const recountJob = (db: Database, source: WordSource): Job => ({
  name: `${source.kind}-words`,
  everyMs: 60 * 60 * 1000,
  run: () => recountWords(db, source),
})
