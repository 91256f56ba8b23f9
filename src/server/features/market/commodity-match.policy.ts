import { foldText } from '#server/platform/text/word-search.ts'
import { cropNameAlternatives } from './market-words.policy.ts'

/**
 * Words that turn a crop into another product: coconut oil is not coconut, and a sweet potato is not a
 * potato. Such a word must be in both names or in neither. Each group of synonyms, English and Hindi,
 * is mapped to its first word.
 */
const distinguishingWords = new Map(
  [
    'oil तेल, flour atta आटा, powder पाउडर, pickle achar अचार, juice रस, butter, paste, sauce, jam',
    'chip चिप्स, seed बीज, seedling sapling पौध, plant पौधा, leaf leave पत्ता पत्ती, flower फूल',
    'stem, husk chhilka छिलका, bran चोकर, straw bhusa भूसा, hay, fodder चारा, grass घास',
    'dal daal दाल, rava sooji suji सूजी, maida मैदा, poha पोहा, flake, puffed murmura मुरमुरा',
    'milk दूध, ghee घी, honey शहद, wine, vinegar सिरका, sugar चीनी, jaggery gur गुड़, cake khal खली',
    'feed, peel, sprout, sweet मीठा मीठी, spring, baby, custard, wood, rose, raw कच्चा कच्ची कच्चे',
    'dry dried sukha सूखा सूखी सूखे, green hari हरा हरी हरे, black kala काला काली काले, bitter, water',
    'wild, brown, ripe, split, roasted भुना भुनी, kernel, copra, gourd, millet, gram, pea, bean',
  ].flatMap((line) =>
    line.split(', ').flatMap((words) => {
      const [first = '', ...others] = words.split(' ').map(foldText)
      return [first, ...others].map((word) => [word, first] as const)
    }),
  ),
)

/** The singular of an English word: "tomatoes" is "tomato", "chillies" is "chilli". */
const singular = (word: string) =>
  word.replace(/(?<=o|ll?i)es$/, '').replace(/(?<=[a-z]{3}[^s])s$/, '')

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
    .map((word) => distinguishingWords.get(word) ?? word)

const distinguishingSet = new Set(distinguishingWords.values())
const distinguishingWordsIn = (words: readonly string[]) =>
  new Set(words.filter((word) => distinguishingSet.has(word)))

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((word) => b.has(word))

const hasAll = (words: readonly string[], required: readonly string[]) =>
  required.length > 0 && required.every((word) => words.includes(word))

/** The words of a listing's name, and its variants with each known name replaced by that of the price lists. */
function nameReadings(name: string): string[][] {
  const words = wordsOf(name)
  const readings = [words]
  for (const [called, listed] of cropNameAlternatives) {
    const nameWords = wordsOf(called)
    const at = words.findIndex((_, i) => nameWords.every((word, j) => words[i + j] === word))
    if (at < 0 || nameWords.length === 0) continue
    for (const choice of listed) {
      readings.push([
        ...words.slice(0, at),
        ...wordsOf(choice),
        ...words.slice(at + nameWords.length),
      ])
    }
  }
  return readings
}

/**
 * Splits a commodity such as 'Bengal Gram(Gram)(Whole)' into the words before the brackets and the words
 * that distinguish it from other products of the same crop.
 */
function parseCommodity(commodity: string) {
  const [head = '', ...kinds] = commodity.split('(')
  // In brackets only processing distinguishes a product: 'Ginger(Green)' is plain ginger, 'Ginger(Dry)' is not.
  const kindLabels = kinds.flatMap(wordsOf).filter((word) => /^(dry|raw|split|oil|dal)$/.test(word))
  const headWords = wordsOf(head)
  return { headWords, distinguishing: distinguishingWordsIn([...headWords, ...kindLabels]) }
}

/**
 * Finds the commodity of the price lists that a listing's name means: the name contains all words of the
 * commodity and no word that makes it another product.
 * @returns null when no commodity fits, or when several do.
 */
export function matchCommodity(name: string, commodities: readonly string[]): string | null {
  const read = nameReadings(name).map((words) => ({
    words,
    distinguishing: distinguishingWordsIn(words),
  }))
  const fitting = commodities
    .map((commodity) => ({ commodity, ...parseCommodity(commodity) }))
    .filter(({ headWords, distinguishing }) =>
      read.some(
        (one) => hasAll(one.words, headWords) && isSameSet(one.distinguishing, distinguishing),
      ),
    )
    .sort((a, b) => b.headWords.length - a.headWords.length)
  const [best] = fitting
  if (!best) return null
  // A name such as "Rice and wheat" names two crops, so it is ambiguous.
  const isClear = fitting.every(({ headWords }) => hasAll(best.headWords, headWords))
  return isClear ? best.commodity : null
}
