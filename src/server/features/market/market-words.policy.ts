import { goodsKindIndex, goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import { foldWords } from '#server/platform/text/name-index.ts'
import { foldText } from '#server/platform/text/word-search.ts'
import { cropNames, stateNameAlternatives } from './market-words.data.ts'

/** Folded texts of which at least one must match. */
export type NameAlternatives = readonly string[]

/** Everyday names of crops, not folded, with their names in the price lists. */
export const cropNameAlternatives: readonly (readonly [
  called: string,
  listed: NameAlternatives,
])[] = cropNames.flatMap(([called, listed]) =>
  called.split(', ').map((name) => [name, listed] as const),
)

const alternativesByName = new Map<string, NameAlternatives>(
  [
    ...cropNames,
    ...stateNameAlternatives.map(([called, listed]) => [called, [listed]] as const),
  ].flatMap(([called, listed]) =>
    called.split(', ').map((name) => [foldText(name), listed] as const),
  ),
)
/** The most terms of a search; further words are ignored, since each one is compared with every price. */
const maxSearchTerms = 12
const maxNameWords = Math.max(
  ...[...alternativesByName.keys()].map((name) => name.split(' ').length),
)

/** The names in the price lists of the kinds that the vocabulary knows by a name. */
const listedNames = (ids: readonly string[]): NameAlternatives =>
  goodsKinds('crop').flatMap(({ id, mandi }) => (ids.includes(id) ? mandi : []))

/** The vocabulary's name at the beginning of the words, with its names in the price lists. */
function vocabularyName(words: readonly string[]) {
  const [phrase] = goodsKindIndex('crop')
    .names.findPhrases(words.map((word) => foldWords(word).join('')))
    .filter(({ start }) => start === 0)
  const listed = phrase ? listedNames(phrase.ids) : []
  return phrase && listed.length > 0 ? { length: phrase.length, listed } : null
}

/** A name in the price lists that a misspelt word can mean, beside the word itself. */
const alikeNames = (word: string): NameAlternatives => [
  word,
  ...listedNames(goodsKindIndex('crop').names.findAlike(foldWords(word).join(''))),
]

/**
 * Splits a search into terms that must all match. A known name, which may have several words, becomes its
 * names in the price lists: 'गेहूँ उत्तर प्रदेश' searches for wheat in Uttar Pradesh.
 * @param isTolerant whether an unknown word may be a misspelt name.
 */
export function parsePriceSearch(q: string, isTolerant = false): NameAlternatives[] {
  const words = foldText(q)
    .split(/[\s,;()]+/)
    .filter(Boolean)
  const searchTerms: NameAlternatives[] = []
  for (let at = 0; at < words.length && searchTerms.length < maxSearchTerms; ) {
    let length = Math.min(maxNameWords, words.length - at)
    const currentName = () => words.slice(at, at + length).join(' ')
    while (length > 1 && !alternativesByName.has(currentName())) length--
    const known = alternativesByName.get(currentName())
    const named = known ? null : vocabularyName(words.slice(at, at + maxNameWords))
    searchTerms.push(
      known ?? named?.listed ?? (isTolerant ? alikeNames(currentName()) : [currentName()]),
    )
    at += named?.length ?? length
  }
  return searchTerms
}

/** Whether the text contains at least one alternative of every term. */
export function matchesAll(searchTerms: readonly NameAlternatives[], text: string): boolean {
  if (searchTerms.length === 0) return true
  const searched = text.toLowerCase()
  return searchTerms.every((choices) => choices.some((choice) => searched.includes(choice)))
}
