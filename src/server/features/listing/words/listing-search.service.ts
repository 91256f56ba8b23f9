import {
  goodsKindIndex,
  goodsKinds,
  understandGoodsSearch,
} from '#server/features/vocabulary/vocabulary.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { foldWords, spellingsOf } from '#server/platform/text/name-index.ts'
import { splitSearchWords } from '#server/platform/text/search-words.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import type { WordGroup } from './listing-preference.policy.ts'
import { buildListingSearch, type InterpretedSearch } from './listing-search.policy.ts'
import type { KnownWord, ListingSearch } from './listing-words.policy.ts'
import {
  findBegunWords,
  findNeighbours,
  goodsKindCounts,
  listingSearches,
  lookUpWords,
} from './listing-words.service.ts'

/** A word of a search with what it can be in listings. */
interface TypedWord extends WordGroup {
  typed: string
}

interface LookedUpSearch {
  named: readonly (readonly TypedWord[])[]
  describing: readonly TypedWord[]
  others: readonly TypedWord[]
  /** As many listings as the commonest word has. */
  all: number
}

/** Looks up all words of a search in one statement. */
async function lookUpSearch(
  db: Database,
  listingKind: ListingKind,
  { kindWords, describing, others }: ReturnType<typeof understandGoodsSearch>,
): Promise<LookedUpSearch> {
  const given: string[] = []
  /** @param words the typed word, and its synonyms. */
  const place = (words: readonly string[]) => {
    const spellings = words.flatMap(spellingsOf)
    given.push(...spellings)
    return { typed: words[0] ?? '', from: given.length - spellings.length, to: given.length }
  }
  const places = {
    named: kindWords.map((words) => words.map((word) => place([word]))),
    describing: describing.map(place),
    others: others.map((word) => place([word])),
  }
  const rows = given.length > 0 ? await lookUpWords(db, listingKind, given) : []
  const group = ({ typed, from, to }: ReturnType<typeof place>): TypedWord => {
    const words = rows.filter(({ given: at }) => from <= at && at < to)
    const byWord = new Map(words.map((each) => [each.word, each]))
    return {
      typed,
      lexemes: [...byWord.keys()],
      known: [...byWord.values()].flatMap(({ word, listings, inNames }) =>
        listings === null ? [] : [{ word, listings, inNames }],
      ),
    }
  }
  const hasLexemes = ({ lexemes }: WordGroup) => lexemes.length > 0
  return {
    named: places.named.map((words) => words.map(group).filter(hasLexemes)),
    describing: places.describing.map(group).filter(hasLexemes),
    others: places.others.map(group).filter(hasLexemes),
    all: rows[0]?.all ?? 0,
  }
}

/** The number of listings of these kinds, as counted within the last hour. */
async function countOfKinds(db: Database, listingKind: ListingKind, kinds: readonly string[]) {
  if (kinds.length === 0) return 0
  const rows = await queryRows<{ listings: number }>(
    db,
    sql.named(
      'search_words:kinds',
      sql`select listings from search_words where kind = ${goodsKindCounts(listingKind)} and word = any(${kinds}::text[])`,
    ),
  )
  return rows.reduce((sum, { listings }) => sum + listings, 0)
}

/** The kinds that an unknown word can mean: by the beginning of their names, else by their sound. */
function kindsLike(listingKind: ListingKind, word: string): readonly string[] {
  const { names, varieties } = goodsKindIndex(listingKind)
  const folded = foldWords(word).join('')
  for (const ids of [
    names.findByPrefix(folded),
    names.findAlike(folded),
    varieties.findAlike(folded),
  ]) {
    if (ids.length > 0) return ids
  }
  return []
}

/** An unknown word with what it can mean. */
interface ReadWord {
  kinds: readonly string[]
  /** Words of listings that it begins or resembles. */
  neighbours: readonly KnownWord[]
}

/** Words that listings do not contain are read as kinds only where no word names one. */
async function readUnknownWord(
  db: Database,
  listingKind: ListingKind,
  typed: TypedWord,
  namesKind: boolean,
): Promise<ReadWord> {
  const kinds = namesKind ? [] : kindsLike(listingKind, typed.typed)
  const neighbours = await Promise.all(
    typed.lexemes.map((lexeme) => findNeighbours(db, listingKind, lexeme)),
  )
  return { kinds, neighbours: neighbours.flat() }
}

/**
 * A word that is still being typed can have a meaning that no listing has: "nai" is new, and begins Naine. Then the
 * words that it begins count.
 */
async function readUnfinishedWord(
  db: Database,
  listingKind: ListingKind,
  group: TypedWord,
): Promise<TypedWord> {
  if (group.known.length > 0) return group
  const known = await findBegunWords(db, listingKind, group.typed.toLowerCase())
  return known.length > 0 ? { ...group, lexemes: known.map(({ word }) => word), known } : group
}

/** Whether these words are a whole name of one of the kinds: "seedl" is not one of seedlings. */
function isWholeName(listingKind: ListingKind, kinds: readonly string[], words: readonly string[]) {
  const fold = (text: string) => foldWords(text).join(' ')
  const typed = fold(words.join(' '))
  return goodsKinds(listingKind).some(
    ({ id, names }) => kinds.includes(id) && names.some((name) => fold(name) === typed),
  )
}

/** Reads what is typed: the kinds that it names, and what listings must or should contain. */
async function interpretSearch(
  db: Database,
  listingKind: ListingKind,
  q: string,
): Promise<InterpretedSearch | 'nothing' | 'everything'> {
  const typed = splitSearchWords(q)
  const understood = understandGoodsSearch(listingKind, typed)
  const saysNothing =
    understood.kindWords.length + understood.describing.length + understood.others.length === 0
  const meaning = saysNothing ? { ...understood, others: typed } : understood
  const lookedUp = await lookUpSearch(db, listingKind, meaning)
  const namesKind = meaning.kinds.length > 0
  const kinds = new Set(meaning.kinds)
  const named: (readonly WordGroup[])[] = [...lookedUp.named]
  const required: KnownWord[][] = []
  for (const group of lookedUp.others) {
    if (group.known.length > 0) {
      required.push([...group.known])
      continue
    }
    const read = await readUnknownWord(db, listingKind, group, namesKind)
    if (read.kinds.length > 0) {
      for (const kind of read.kinds) kinds.add(kind)
      const lexemes = read.neighbours.map(({ word }) => word)
      if (lexemes.length > 0) named.push([{ lexemes, known: read.neighbours }])
    } else if (read.neighbours.length > 0) required.push([...read.neighbours])
    else return 'nothing'
  }
  let { describing } = lookedUp
  if (kinds.size === 0) {
    describing = await Promise.all(
      describing.map((group) => readUnfinishedWord(db, listingKind, group)),
    )
    for (const { known } of describing) {
      if (known.length === 0) return 'nothing'
      required.push([...known])
    }
    if (required.length === 0) return 'everything'
  }
  const listingsOfKinds = await countOfKinds(db, listingKind, [...kinds])
  const lastName = meaning.kindWords.at(-1) ?? []
  const [lastWord, ...moreWords] = lookedUp.named.at(-1) ?? []
  if (listingsOfKinds === 0 && lastWord && moreWords.length === 0) {
    const isWhole = isWholeName(listingKind, meaning.kinds, lastName)
    const begun = isWhole ? lastWord : await readUnfinishedWord(db, listingKind, lastWord)
    if (begun !== lastWord) named.push([begun])
  }
  return {
    kinds: [...kinds],
    named,
    required,
    describing,
    listingsOfKinds,
    listingsInAll: lookedUp.all,
  }
}

async function findListingSearch(
  db: Database,
  listingKind: ListingKind,
  q: string,
): Promise<ListingSearch | 'nothing' | 'everything'> {
  const search = await interpretSearch(db, listingKind, q)
  return typeof search === 'string' ? search : buildListingSearch(search)
}

/**
 * Resolves a search text to kinds of goods and to words that listings contain. Names of kinds are understood
 * in every language of the vocabulary; an unknown word is read as what it begins, sounds like or resembles.
 * Results are cached for a few seconds per process.
 * @returns 'everything' when `q` has no word that narrows the search (empty, or only stop words),
 * 'nothing' when one of its words means nothing.
 */
export function resolveListingSearch(
  db: Database,
  listingKind: ListingKind,
  q: string,
): Promise<ListingSearch | 'nothing' | 'everything'> {
  if (q === '') return Promise.resolve('everything')
  return listingSearches.getOrLoad(db, `${listingKind}:${q.toLowerCase()}`, () =>
    findListingSearch(db, listingKind, q),
  )
}
