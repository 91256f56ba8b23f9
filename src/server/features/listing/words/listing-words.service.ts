import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { splitSearchWords } from '#server/platform/text/search-words.ts'
import {
  combineWordGroups,
  type KnownWord,
  type ListingSearch,
  prefixPattern,
  undoTypos,
  type WordSearch,
} from './listing-words.policy.ts'

/** What the words belong to: the values of `search_words.kind`. */
export type WordKind = 'crop' | 'equipment' | 'community'

/** The table whose words are counted. */
export interface WordSource {
  kind: WordKind
  table: string
  /** Whether its rows have a kind of goods, whose listings are counted too. */
  hasGoodsKinds?: boolean
  /** SQL condition for rows that a search can find; by default, rows that are not archived. */
  isFound?: string
}

/** Trigram similarity from 0 to 1; words below it do not count as alike. */
const minSimilarity = 0.35

interface Neighbour extends KnownWord {
  match: 'prefix' | 'typo' | 'alike'
}

/** The indexed words that start with a word, those of most listings first. */
const startingWith = (kind: WordKind, word: string) =>
  sql`from search_words where kind = ${kind} and word like ${prefixPattern(word)}
    order by listings desc, word limit 5`

/** Indexed words that an unknown word may mean: words that start with it, or else similar words. */
export async function findNeighbours(
  db: Database,
  kind: WordKind,
  word: string,
): Promise<KnownWord[]> {
  const rows = await queryRows<Neighbour>(
    db,
    sql.named(
      'search_words:neighbours',
      sql`(select word, listings, 'prefix' as match ${startingWith(kind, word)})
      union all
      (select word, listings, 'typo' from search_words
        where kind = ${kind} and word = any(${undoTypos(word)}::text[]) order by listings desc, word limit 3)
      union all
      (select word, listings, 'alike' from search_words
        where kind = ${kind} and word % ${word} and similarity(word, ${word}) >= ${sql.raw(minSimilarity)}
        order by similarity(word, ${word}) desc, listings desc, word limit 3)`,
    ),
  )
  const byPrefix = rows.filter(({ match }) => match === 'prefix')
  const chosen = byPrefix.length > 0 ? byPrefix : rows
  return [...new Map(chosen.map(({ word, listings }) => [word, { word, listings }])).values()]
}

/** Indexed words that start with a word, those of most listings first. */
export const findBegunWords = (db: Database, kind: WordKind, word: string): Promise<KnownWord[]> =>
  queryRows<KnownWord>(
    db,
    sql.named('search_words:begun', sql`select word, listings ${startingWith(kind, word)}`),
  )

/** A word of a search as the text index has it. */
export interface LookedUpWord {
  /** The position of the given word. */
  given: number
  word: string
  /** The listings that contain it; null for a word that none does. */
  listings: number | null
  /** The listings whose name has it, as last counted. */
  inNames: number
  /** As many as the commonest word has. */
  all: number
}

/** Stems words and looks them up. A stop word has no row. */
export const lookUpWords = (db: Database, kind: WordKind, words: readonly string[]) =>
  queryRows<LookedUpWord>(
    db,
    sql.named(
      'search_words:known',
      sql`select (given.at - 1)::int as given, stemmed.lexeme as word, known.listings,
        coalesce(named.listings, 0) as "inNames",
        (select max(listings) from search_words where kind = ${kind}) as "all"
      from unnest(${words}::text[]) with ordinality as given (word, at)
      cross join lateral unnest(to_tsvector('hindi', given.word)) as stemmed
      left join search_words known on known.kind = ${kind} and known.word = stemmed.lexeme
      left join search_words named on named.kind = ${nameCounts(kind)} and named.word = stemmed.lexeme
      order by given.at, stemmed.lexeme`,
    ),
  )

async function findSearchWords(
  db: Database,
  kind: WordKind,
  q: string,
): Promise<WordSearch | 'nothing' | null> {
  const rows = await lookUpWords(db, kind, splitSearchWords(q))
  const words = [...new Map(rows.map((each) => [each.word, each])).values()]
  if (words.length === 0) return null
  const groups = await Promise.all(
    words.map(({ word, listings }) =>
      listings === null ? findNeighbours(db, kind, word) : [{ word, listings }],
    ),
  )
  return combineWordGroups(groups, words[0]?.all ?? 0) ?? 'nothing'
}

type ResolvedWords = WordSearch | 'nothing' | 'everything'
const resolvedWords = createQueryCache<ResolvedWords>()

/** The resolved searches of listings, by kind of listing and text. */
export const listingSearches = createQueryCache<ListingSearch | 'nothing' | 'everything'>()

/** Clears this process's cached words, so that a search finds a listing that was just written. */
export function clearSearchWordCache(db: Database): void {
  resolvedWords.clear(db)
  listingSearches.clear(db)
}

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
  return resolvedWords.getOrLoad(
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
  { kind, table, isFound = 'not is_archived', hasGoodsKinds = false }: WordSource,
): Promise<void> {
  await storeCounts(
    db,
    kind,
    sql`select word, ndoc from ts_stat($$select search from ${sql.raw(table)} where ${sql.raw(isFound)}$$)`,
  )
  if (hasGoodsKinds) {
    await storeCounts(
      db,
      nameCounts(kind),
      sql`select word, ndoc
        from ts_stat($$select search from ${sql.raw(table)} where ${sql.raw(isFound)}$$, 'A')`,
    )
    await storeCounts(
      db,
      goodsKindCounts(kind),
      sql`select kind_id as word, count(*)::int as ndoc from ${sql.raw(table)}
        where ${sql.raw(isFound)} and kind_id is not null group by kind_id`,
    )
  }
  clearSearchWordCache(db)
}

/** The value of `search_words.kind` under which the words of listings' names are counted. */
export const nameCounts = (kind: WordKind) => `${kind}_names`

/** The value of `search_words.kind` under which the listings of each kind of goods are counted. */
export const goodsKindCounts = (kind: WordKind) => `${kind}_kinds`

const storeCounts = (db: Database, kind: string, counts: SqlFragment) =>
  execute(
    db,
    sql`with counted as materialized (${counts}), gone as (
        delete from search_words known
        where kind = ${kind} and not exists (select from counted where counted.word = known.word)
      )
      insert into search_words (kind, word, listings)
      select ${kind}, word, ndoc from counted order by word
      on conflict (kind, word) do update set listings = excluded.listings
      where search_words.listings <> excluded.listings`,
  )

/** The job that recounts the words every hour. */
export const recountJob = (db: Database, source: WordSource): Job => ({
  name: `${source.kind}-words`,
  everyMs: 60 * 60 * 1000,
  run: () => recountWords(db, source),
})

/** The words of a text as the text index has them, whether a listing contains them or not. */
export async function lexemesOf(db: Database, text: string): Promise<string[]> {
  const rows = await queryRows<{ word: string }>(
    db,
    sql`select lexeme as word from unnest(to_tsvector('hindi', ${splitSearchWords(text).join(' ')}))`,
  )
  return rows.map(({ word }) => word)
}
