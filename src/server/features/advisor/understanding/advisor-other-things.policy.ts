import { foldWord, splitWords } from '#server/platform/text/farm-words.ts'
import { isPlantPart, isSignWord } from './aspects/advisor-aspect-words.policy.ts'
import { otherThingNames } from './words/advisor-context-words.data.ts'
import type { PhraseMatch } from './words/advisor-phrases.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'
import { createWordSet } from './words/advisor-word-set.policy.ts'

const soilLimeWords = createWordSet(
  'acid acidic acidity soil soils ph liming amliya mitti spread dose apply',
)

/** A crop's name and the word after it that together name something else. */
const otherThings: ReadonlySet<string> = new Set(
  otherThingNames.split(', ').map((name) => splitWords(name).map(foldWord).join(' ')),
)

const soilWords = createWordSet('maati mati mitti matti soil माटी মাটি', false)
/** The soil that is "tenga" in Assamese is sour; tenga is also a coconut in Malayalam. */
export const isSourOfSoil = (tokens: readonly Token[], position: number) =>
  tokens[position]?.folded === 'tenga' && tokens.some((token) => soilWords.has(token))

const cottonWords = createWordSet('cotton kapas kapaas narma कपास नरमा')
const bollWords = createWordSet('tinda tinde tindo tindon tindey टिंडा टिंडे टिंडों')
/** The "tinda" of cotton is its boll, no round gourd. */
const isBoll = (tokens: readonly Token[], position: number) => {
  const token = tokens[position]
  return token !== undefined && bollWords.has(token) && tokens.some((each) => cottonWords.has(each))
}

/** The colour rose is not the flower. */
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

/** "Chikna" is smooth, and spelt like chikoo. */
const smoothWords: ReadonlySet<string> = new Set(
  ['chikna', 'chikni', 'chikne', 'चिकना', 'चिकनी', 'चिकने'].map(foldWord),
)

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

const woolWords = createWordSet('cotton rui ruee ruyi रुई रूई', false)
const whiteWords = createWordSet('white safed sufed bhuri भूरी सफेद', false)
const likenessWords = createWordSet(
  'like jaisa jaise jaisi jaysi si sa se mould mold fungus जैसा जैसे जैसी सी सा',
  false,
)
/** "White cotton on the branch", "रुई जैसी फफूंद": how a mould or an insect looks. */
const isWoolOfMould = (tokens: readonly Token[], { start, end }: PhraseMatch) => {
  const [name, before, after] = [tokens[start], tokens[start - 1], tokens[end]]
  if (name === undefined || end - start !== 1 || !woolWords.has(name)) return false
  const isLikeness =
    (before !== undefined && whiteWords.has(before)) ||
    (after !== undefined && likenessWords.has(after))
  return isLikeness && tokens.some((token) => isPlantPart(token) || isSignWord(token))
}

const flourWords = createWordSet('aata atta aate flour आटा आटे', false)
const dustedWords = createWordSet(
  'chhidka chhidak chidka bikhra laga sprinkled dusted छिड़का छिड़क बिखरा लगा',
  false,
)
/** "आटा छिड़का सा": how a mildew looks. */
const isFlourOfMildew = (tokens: readonly Token[], { start, end }: PhraseMatch) => {
  const [name, after] = [tokens[start], tokens[end]]
  return (
    name !== undefined &&
    after !== undefined &&
    flourWords.has(name) &&
    (dustedWords.has(after) || likenessWords.has(after))
  )
}

const orangeWords: ReadonlySet<string> = new Set(['narangi', 'orange', 'नारंगी'].map(foldWord))
const afterColours = createWordSet(
  'si sa se rang colour color coloured colored pustule pustules powder patch patches spot spots dust larva larvae caterpillar caterpillars dhabbe dhabba daag sundi illi keeda keede सी सा से रंग धब्बे धब्बा दाग चूर्ण सुंडी इल्ली कीड़ा कीड़े',
  false,
)
/** "Narangi si sundi", "orange powder": the colour. */
const isOrangeColour = (tokens: readonly Token[], { start, end }: PhraseMatch) => {
  const next = tokens[end]
  return (
    end - start === 1 &&
    orangeWords.has(tokens[start]?.folded ?? '') &&
    next !== undefined &&
    afterColours.has(next)
  )
}

const measures = createWordSet(
  'pea peas matar lemon lime nimbu neembu walnut akhrot almond badam mustard sarson rice chickpea chana gram groundnut mungfali maize ber berry cherry grape angur orange santra apple coconut nariyal supari arecanut amla mango मटर नींबू नीबू अखरोट बादाम सरसों चना चने मूंगफली मक्का बेर अंगूर संतरा सुपारी आंवला नारियल',
  false,
)
const sizeWords = createWordSet(
  'size sized saiz saij akar aakar jitna jitne jitni barabar आकार साइज साइज़ जितना जितने जितनी बराबर',
  false,
)
const ownSizeWords = createWordSet(
  'small chhota chhote chhoti chota chote choti big bada bade kam nahi nahin nhi not increase badhane badhana badhaye badhe बढ़ाने बढ़ाना बढ़ाएं छोटा छोटे छोटी बड़ा कम नहीं',
  false,
)
/** "Now the fruit is pea size", "फल मटर जितना": a measure. "Lemon size small" tells of the lemons. */
export const isMeasure = (tokens: readonly Token[], { start, end }: PhraseMatch) => {
  const name = tokens[start]
  if (name === undefined || end - start !== 1 || !measures.has(name)) return false
  const next = particles.has(tokens[end]?.folded ?? '') ? end + 1 : end
  const [size, after] = [tokens[next], tokens[next + 1]]
  return (
    size !== undefined &&
    sizeWords.has(size) &&
    !(after && ownSizeWords.has(after)) &&
    tokens.some((token, position) => position !== start && isPlantPart(token))
  )
}

const yearWords: ReadonlySet<string> = new Set(['sal', 'saal', 'साल'].map(foldWord))
const numberWord =
  /^(?:[\d०-९]+|ek|do|teen|tin|char|chaar|paanch|panch|एक|दो|तीन|चार|पाच|छह|सात|आठ|नौ|दस)$/
/** "4 साल का पेड़" has an age, and is no sal tree. */
const isAge = (tokens: readonly Token[], start: number) =>
  yearWords.has(tokens[start]?.folded ?? '') && numberWord.test(tokens[start - 1]?.folded ?? '')

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
  isAge(tokens, start) ||
  isSilverOfLeaves(tokens, match) ||
  isOrangeColour(tokens, match) ||
  isWoolOfMould(tokens, match) ||
  isFlourOfMildew(tokens, match) ||
  tokens[start]?.folded === 'banned' ||
  pinkWords.has(tokens[start]?.folded ?? '') ||
  (end - start === 1 && smoothWords.has(tokens[start]?.folded ?? '')) ||
  otherThings.has(`${tokens[end - 1]?.folded} ${tokens[end]?.folded}`) ||
  (end - start === 1 &&
    tokens[start]?.folded === 'lime' &&
    tokens.some((token) => soilLimeWords.has(token)))
