import MiniSearch from 'minisearch'
import { foldWord, splitWords } from '#server/platform/text/farm-words.ts'
import { stemOf, stemsOfText } from './advisor-stems.policy.ts'

/** Something that a question can name, under any of its names; a name is one word or more. */
export interface NamedEntry {
  id: string
  names: readonly string[]
}

/** An entry that a question names, and the question's stems that name it. */
export interface NameMatch {
  id: string
  stems: readonly string[]
}

interface NameDocument {
  key: number
  entryId: string
  stemCount: number
  name: string
}

/**
 * The term for a word's exact spelling, indexed beside its stem, so that an exact match ranks first:
 * आलू is potato, although it shares its stem with आले, a name of ginger.
 */
const asWrittenTerm = (word: string) => `"${foldWord(word)}`
const isStem = (term: string) => !term.startsWith('"')

/** Stems of at least this many letters may match with a typing mistake. */
const minFuzzyLength = 6

/** A typing mistake is seldom in the first letter, so a fuzzy match must share it. */
const startWithSameLetter = (queryStems: readonly string[], matchedStems: ReadonlySet<string>) =>
  [...matchedStems].every((stem) => queryStems.some((term) => term[0] === stem[0]))

/**
 * Creates a function that finds names in the words of a question. All words of a name must be in the
 * question, and the longest name wins ("black gram" before "gram"). A synonym of a name does not count.
 * @param isKnown whether a stem is a word of the passages; such a word is never taken for a misspelt name.
 */
export function createNameFinder(
  entries: readonly NamedEntry[],
  isKnown: (stem: string) => boolean,
) {
  const index = new MiniSearch<NameDocument>({
    idField: 'key',
    fields: ['name'],
    storeFields: ['entryId', 'stemCount'],
    tokenize: splitWords,
    processTerm: (word) => {
      const stem = stemOf(word)
      return stem === undefined ? null : [stem, asWrittenTerm(word)]
    },
  })
  const documents = entries.flatMap(({ id, names }) =>
    [...new Set(names)].map((name) => {
      return { entryId: id, name, stemCount: new Set(stemsOfText(name)).size }
    }),
  )
  index.addAll(
    documents
      .filter(({ stemCount }) => stemCount > 0)
      .map((document, key) => ({ ...document, key })),
  )

  return (words: readonly string[]): NameMatch[] => {
    const results = index
      .search(words.join(' '), {
        fuzzy: (term) => isStem(term) && term.length >= minFuzzyLength && !isKnown(term) && 0.2,
        weights: { fuzzy: 0.2, prefix: 0 },
      })
      .map(({ entryId, stemCount, score, terms, queryTerms }) => ({
        entryId,
        stemCount,
        score,
        queryStems: queryTerms.filter(isStem),
        matchedStems: new Set(terms.filter(isStem)),
      }))
      .filter(
        ({ queryStems, matchedStems, stemCount }) =>
          matchedStems.size >= stemCount && startWithSameLetter(queryStems, matchedStems),
      )
      .sort((a, b) => b.stemCount - a.stemCount || b.score - a.score)
    const matches: { id: string; stems: string[] }[] = []
    const usedStems = new Set<string>()
    for (const { entryId, queryStems } of results) {
      const earlier = matches.find(({ id }) => id === entryId)
      if (earlier) earlier.stems.push(...queryStems)
      else if (queryStems.some((stem) => usedStems.has(stem))) continue
      else matches.push({ id: entryId, stems: queryStems })
      for (const stem of queryStems) usedStems.add(stem)
    }
    return matches
  }
}
