import MiniSearch from 'minisearch'
import { foldWord, splitWords, termsOf } from '#server/platform/text/farm-words.ts'

/** Something with names, each of one word or more. */
export interface Named {
  id: string
  names: readonly string[]
}

/** What a question names, and the stems that name it. */
export interface FoundName {
  id: string
  stems: readonly string[]
}

interface NameDocument {
  key: number
  owner: string
  size: number
  name: string
}

/** A word is its stem here: a name is not found by another word for the same. */
const stemOf = (word: string) => termsOf(word)[0]

/** As written, a word counts beside its stem: आलू is potato before it is ginger's आले. */
const asWritten = (word: string) => `"${foldWord(word)}`
const isStem = (term: string) => !term.startsWith('"')

/** From so many letters on a slip is forgiven. */
const forgivingLength = 6

/** A slip is seldom in the first letter. */
const beginAlike = (named: readonly string[], met: ReadonlySet<string>) =>
  [...met].every((stem) => named.some((term) => term[0] === stem[0]))

/**
 * Makes the finder of names in questions: of every alias all words must be there, and the longest
 * wins (black gram before gram).
 * @param isKnown whether a stem is an ordinary word of the texts, which is then no slip of a name.
 */
export function createNameFinder(all: readonly Named[], isKnown: (stem: string) => boolean) {
  const index = new MiniSearch<NameDocument>({
    idField: 'key',
    fields: ['name'],
    storeFields: ['owner', 'size'],
    tokenize: splitWords,
    processTerm: (word) => {
      const stem = stemOf(word)
      return stem === undefined ? null : [stem, asWritten(word)]
    },
  })
  const documents = all.flatMap(({ id, names }) =>
    [...new Set(names)].map((name) => {
      const size = new Set(splitWords(name).flatMap((word) => stemOf(word) ?? [])).size
      return { owner: id, name, size }
    }),
  )
  index.addAll(
    documents.filter(({ size }) => size > 0).map((document, key) => ({ ...document, key })),
  )

  return (words: readonly string[]): FoundName[] => {
    const results = index
      .search(words.join(' '), {
        fuzzy: (term) => isStem(term) && term.length >= forgivingLength && !isKnown(term) && 0.2,
        weights: { fuzzy: 0.2, prefix: 0 },
      })
      .map(({ owner, size, score, terms, queryTerms }) => {
        const stems = { named: queryTerms.filter(isStem), met: new Set(terms.filter(isStem)) }
        return { owner, size, score, ...stems }
      })
      .filter(({ named, met, size }) => met.size >= size && beginAlike(named, met))
      .sort((a, b) => b.size - a.size || b.score - a.score)
    const found: { id: string; stems: string[] }[] = []
    const taken = new Set<string>()
    for (const { owner, named } of results) {
      const known = found.find(({ id }) => id === owner)
      if (known) known.stems.push(...named)
      else if (named.some((term) => taken.has(term))) continue
      else found.push({ id: owner, stems: named })
      for (const term of named) taken.add(term)
    }
    return found
  }
}
