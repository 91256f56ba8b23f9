import { termsOf, wordStem } from '#server/platform/text/farm-words.ts'
import {
  createNameIndex,
  foldWords,
  type NameIndex,
  type NamePhrase,
} from '#server/platform/text/name-index.ts'
import { describingWords, ordinaryNames, secondaryNames, tradeWords } from './search-terms.data.ts'

/** A kind of goods with every name that people call it by. */
export interface GoodsKindNames {
  id: string
  names: readonly string[]
  /** Names of varieties, which name the kind too. */
  varieties: readonly string[]
  /** In a name with two kinds this one is meant: straw of wheat is straw. */
  prevails: boolean
}

/** Names and varieties of the kinds of one sort of listings. */
export interface KindIndex {
  names: NameIndex
  varieties: NameIndex
  /** The kinds that are meant where a text names others too. */
  prevailing: ReadonlySet<string>
}

export function createKindIndex(kinds: readonly GoodsKindNames[]): KindIndex {
  const list = (pick: (kind: GoodsKindNames) => readonly string[]) =>
    kinds.flatMap((kind) => pick(kind).map((name) => ({ id: kind.id, name })))
  return {
    names: createNameIndex(list(({ names }) => names)),
    varieties: createNameIndex(list(({ varieties }) => varieties)),
    prevailing: new Set(kinds.flatMap(({ id, prevails }) => (prevails ? [id] : []))),
  }
}

const stemsOf = (words: readonly string[]) => words.map(wordStem).join(' ')
const stemSet = (names: string) => new Set(names.split(',').map((name) => stemsOf(foldWords(name))))

const ordinary = stemSet(ordinaryNames)
const secondary = stemSet(secondaryNames)
const plainWords = new Set(foldWords(`${describingWords} ${tradeWords} ${ordinaryNames}`))

/** Whether a word says nothing about the kind, however it is spelt. */
export const isPlainWord = (folded: string) =>
  plainWords.has(folded) || termsOf(folded).length === 0

/** A name of kinds in a text. */
export interface KindPhrase extends NamePhrase {
  /** The kinds of which it is a variety. */
  varietyIds: readonly string[]
  /** It gives way to another name: orange is a colour of marigolds, too. */
  isSecondary: boolean
}

/**
 * The names of kinds among folded words. A name that is an ordinary word too counts only where it is all of the text.
 */
export function findKindPhrases(
  { names, varieties }: KindIndex,
  words: readonly string[],
): KindPhrase[] {
  const wordsOf = ({ start, length }: NamePhrase) => words.slice(start, start + length)
  const isTelling = (phrase: NamePhrase) =>
    phrase.length === words.length ||
    !(
      ordinary.has(stemsOf(wordsOf(phrase))) ||
      wordsOf(phrase).every((word) => termsOf(word).length === 0)
    )
  const isWithin = (inner: NamePhrase, outer: NamePhrase) =>
    outer.start <= inner.start && inner.start + inner.length <= outer.start + outer.length
  const ofVarieties = varieties.findPhrases(words).filter(isTelling)
  const named = names
    .findPhrases(words)
    .filter(isTelling)
    .filter((name) => !ofVarieties.some((one) => one.length > name.length && isWithin(name, one)))
  const phrases = [
    ...named.map((name) => ({
      ...name,
      varietyIds: ofVarieties.find((one) => isWithin(one, name))?.ids ?? [],
    })),
    ...ofVarieties
      .filter((one) => !named.some((name) => isWithin(one, name)))
      .map((one) => ({ ...one, ids: [], varietyIds: one.ids })),
  ]
  return phrases
    .map((phrase) => ({ ...phrase, isSecondary: secondary.has(stemsOf(wordsOf(phrase))) }))
    .sort((a, b) => a.start - b.start)
}

/**
 * The kinds that the names in one text can mean: those that all of them mean, else those that prevail, else
 * all. "Kesar mango" is mango, though kesar alone is saffron.
 */
export function kindsOfPhrases(
  { prevailing }: Pick<KindIndex, 'prevailing'>,
  phrases: readonly KindPhrase[],
): readonly string[] {
  const [first, ...others] = phrases
  if (!first) return []
  if (others.length === 0) return first.ids.length > 0 ? first.ids : first.varietyIds
  const shared = [...first.ids, ...first.varietyIds].filter((id) =>
    others.every(({ ids, varietyIds }) => ids.includes(id) || varietyIds.includes(id)),
  )
  if (shared.length > 0) return [...new Set(shared)]
  const main = phrases.filter(({ isSecondary }) => !isSecondary)
  if (main.length > 0 && main.length < phrases.length) return kindsOfPhrases({ prevailing }, main)
  const named = new Set(phrases.flatMap(({ ids }) => ids))
  const meant = [...named].filter((id) => prevailing.has(id))
  if (meant.length > 0) return meant
  return named.size > 0 ? [...named] : [...new Set(phrases.flatMap(({ varietyIds }) => varietyIds))]
}

/** Words after which a crop's name means another product: tomato sauce is not tomatoes. */
const otherProducts = new Set(
  `sauce ketchup juice jam jelly chips chip murabba squash candy powder pauder masala mask soap
  रस जूस पाउडर चिप्स मुरब्बा मसाला`
    .split(/\s+/)
    .flatMap((word) => foldWords(word)),
)

/** What follows says what the goods are with or for: "rotavator with tractor", "potato for chips". */
const accompaniment = /\s(?:with|on|for|from|of|beside|near)\s.*$/i

/** Hindi says so before: कच्चा आम अचार वाला are mangoes for pickles. */
const purpose = /(?<=\S\s+)\S+\s+(?:w[ao]l[aei]|वाला|वाली|वाले)(?!\S)/giu

/**
 * The kind that a listing's name tells, or else its tags.
 * @returns null when they name none, or several.
 */
export function kindOfNames(
  index: KindIndex,
  { name, tags }: { name: string; tags: readonly string[] },
): string | null {
  const words = foldWords(name.replace(accompaniment, '').replace(purpose, ' '))
  if (words.some((word) => otherProducts.has(word))) return null
  const phrases = findKindPhrases(index, words)
  if (phrases.length > 0) return onlyKind(kindsOfPhrases(index, phrases), index, tags)
  const alike = words
    .filter((word) => !isPlainWord(word))
    .map((word) => index.names.findAlike(word))
    .filter((ids) => ids.length > 0)
  const [misspelt] = alike
  if (misspelt?.length === 1 && alike.length === 1) return misspelt[0] ?? null
  const tagged = new Set(
    tags
      .map((tag) => kindsOfText(index, tag))
      .flatMap(([id, ...more]) => (id !== undefined && more.length === 0 ? [id] : [])),
  )
  return tagged.size === 1 ? ([...tagged][0] ?? null) : null
}

const kindsOfText = (index: KindIndex, text: string) =>
  kindsOfPhrases(index, findKindPhrases(index, foldWords(text)))

/** The kind if there is one; of several the one that the tags name, too. */
function onlyKind(
  kinds: readonly string[],
  index: KindIndex,
  tags: readonly string[],
): string | null {
  if (kinds.length === 1) return kinds[0] ?? null
  const tagged = new Set(
    tags.flatMap((tag) => kindsOfText(index, tag)).filter((id) => kinds.includes(id)),
  )
  return tagged.size === 1 ? ([...tagged][0] ?? null) : null
}
