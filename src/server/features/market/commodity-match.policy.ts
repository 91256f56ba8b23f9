import { foldText } from '#server/platform/text/word-search.ts'
import { knownNames } from './market-words.policy.ts'

/**
 * Words that make another thing of a crop (its oil is not the seed, a sweet potato no potato): they
 * must stand in both names or in neither. In Hindi as well, with the word that counts for both.
 */
const tellingWords = new Map(
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

/** One of many: "tomatoes" and "chillies" as the lists have them, "tomato" and "chilli". */
const singular = (word: string) =>
  word.replace(/(?<=o|ll?i)es$/, '').replace(/(?<=[a-z]{3}[^s])s$/, '')

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
    .map((word) => tellingWords.get(word) ?? word)

const counted = new Set(tellingWords.values())
const notificationOf = (words: readonly string[]) =>
  new Set(words.filter((word) => counted.has(word)))

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((word) => b.has(word))

const hasAll = (words: readonly string[], wanted: readonly string[]) =>
  wanted.length > 0 && wanted.every((word) => words.includes(word))

/** The listing's name as it is, and with each known name in it as the price lists have it. */
function readings(name: string): string[][] {
  const words = wordsOf(name)
  const found = [words]
  for (const [called, listed] of knownNames) {
    const parts = wordsOf(called)
    const at = words.findIndex((_, i) => parts.every((part, j) => words[i + j] === part))
    if (at < 0 || parts.length === 0) continue
    for (const choice of listed) {
      found.push([...words.slice(0, at), ...wordsOf(choice), ...words.slice(at + parts.length)])
    }
  }
  return found
}

/** 'Bengal Gram(Gram)(Whole)': its own words, and those in brackets, which say which kind it is. */
function partsOf(commodity: string) {
  const [head = '', ...kinds] = commodity.split('(')
  // Green ginger is ginger as it is dug: only what was dried or pressed is another thing.
  const kindLabels = kinds.flatMap(wordsOf).filter((word) => /^(dry|raw|split|oil|dal)$/.test(word))
  const headWords = wordsOf(head)
  return { headWords, telling: notificationOf([...headWords, ...kindLabels]) }
}

/**
 * Which of the price lists' commodities a listing's name means: all of the commodity's own words are in
 * it, and nothing that would make another thing of it. @returns null when none is, or when it is not clear.
 */
export function matchCommodity(name: string, commodities: readonly string[]): string | null {
  const read = readings(name).map((words) => ({ words, telling: notificationOf(words) }))
  const fitting = commodities
    .map((commodity) => ({ commodity, ...partsOf(commodity) }))
    .filter(({ headWords, telling }) =>
      read.some((one) => hasAll(one.words, headWords) && isSameSet(one.telling, telling)),
    )
    .sort((a, b) => b.headWords.length - a.headWords.length)
  const [best] = fitting
  if (!best) return null
  // "Rice and wheat": two crops, and no telling which is sold.
  const isClear = fitting.every(({ headWords }) => hasAll(best.headWords, headWords))
  return isClear ? best.commodity : null
}
