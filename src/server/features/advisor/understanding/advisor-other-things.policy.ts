import { foldWord, splitWords } from '#server/platform/text/farm-words.ts'
import { isPlantPart } from './advisor-aspect-words.policy.ts'
import { otherThingNames } from './advisor-context-words.data.ts'
import type { PhraseMatch } from './advisor-phrases.policy.ts'
import type { Token } from './advisor-token.policy.ts'
import { createWordSet } from './advisor-word-set.policy.ts'

const soilLimeWords = createWordSet(
  'acid acidic acidity soil soils ph liming amliya mitti spread dose apply',
)

/** A crop's name and the word after it that together name something else. */
const otherThings: ReadonlySet<string> = new Set(
  otherThingNames.split(', ').map((name) => splitWords(name).map(foldWord).join(' ')),
)

const cottonWords = createWordSet('cotton kapas kapaas narma कपास नरमा')
const bollWords = createWordSet('tinda tinde tindo tindon tindey टिंडा टिंडे टिंडों')
/** The "tinda" of cotton is its boll, no round gourd. */
const isBoll = (tokens: readonly Token[], position: number) => {
  const token = tokens[position]
  return token !== undefined && bollWords.has(token) && tokens.some((each) => cottonWords.has(each))
}

/** The colour is no rose. */
const pinkWords: ReadonlySet<string> = new Set(['gulabi', 'गुलाबी'].map(foldWord))

const coffeeWords = createWordSet('coffee kofi kaafi कॉफी कॉफ़ी', false)
/** The ripe fruit of coffee is called a cherry. */
const isCoffeeCherry = (tokens: readonly Token[], start: number) =>
  /^cherr(?:y|ies)$/.test(tokens[start]?.text.toLowerCase() ?? '') &&
  tokens.some((token) => coffeeWords.has(token))

const particles = new Set(['ka', 'ke', 'ki', 'का', 'के', 'की'])

const oilSources = createWordSet(
  'neem nim oil mustard sarson groundnut mungfali castor arandi karanj karanja mahua pongamia sesame til linseed alsi cotton cottonseed seed नीम सरसों मूंगफली अरंडी करंज महुआ तिल अलसी',
  false,
)
const cakeWords = createWordSet('cake cakes khali khalli khal खली खल', false)
/** "Neem cake" and "sarson ki khali" are manures: no food, and no question about mustard. */
const isOilCake = (tokens: readonly Token[], { start, end }: PhraseMatch) => {
  const isIn = (set: { has(token: Token): boolean }, position: number) => {
    const token = tokens[position]
    return token !== undefined && set.has(token)
  }
  const next = particles.has(tokens[end]?.folded ?? '') ? end + 1 : end
  return (
    (isIn(cakeWords, start) && isIn(oilSources, start - 1)) ||
    (isIn(oilSources, end - 1) && isIn(cakeWords, next))
  )
}

const smellWords: ReadonlySet<string> = new Set(['bas', 'baas', 'बास'].map(foldWord))
/** "Baas aa rahi hai": a smell, which is spelt like bamboo. */
const isSmell = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
  end - start === 1 &&
  smellWords.has(tokens[start]?.folded ?? '') &&
  /^(?:aa|aat|aay|aan|mar|maar|आ|आत|आन|मार)/.test(tokens[end]?.folded ?? '')

const silverWords: ReadonlySet<string> = new Set(
  ['silver', 'chandi', 'chaandi', 'चादी'].map(foldWord),
)
/** The silver of leaves is a colour. */
const isSilverOfLeaves = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
  end - start === 1 && silverWords.has(tokens[start]?.folded ?? '') && tokens.some(isPlantPart)

/**
 * Black cotton soil is a soil, carrot grass a weed, and the lime that is spread on sour soil no fruit. Bamboo is called
 * bans, which has the stem of banned.
 */
export const isOtherThing = (
  tokens: readonly Token[],
  match: PhraseMatch,
  { start, end } = match,
) =>
  isBoll(tokens, start) ||
  isOilCake(tokens, match) ||
  isCoffeeCherry(tokens, start) ||
  isSmell(tokens, match) ||
  isSilverOfLeaves(tokens, match) ||
  tokens[start]?.folded === 'banned' ||
  pinkWords.has(tokens[start]?.folded ?? '') ||
  otherThings.has(`${tokens[end - 1]?.folded} ${tokens[end]?.folded}`) ||
  (end - start === 1 &&
    tokens[start]?.folded === 'lime' &&
    tokens.some((token) => soilLimeWords.has(token)))
