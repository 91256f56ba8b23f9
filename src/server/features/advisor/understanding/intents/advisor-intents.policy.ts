import type { Question } from '../advisor-question.ts'
import { type Token, tokenize } from '../words/advisor-token.policy.ts'
import { createWordSet, type WordSet } from '../words/advisor-word-set.policy.ts'
import {
  hasMeaning,
  hasWord,
  isIntentWord,
  isOneOf,
  isPlaceMark,
} from './advisor-intent-words.policy.ts'
import { asksPlainlyForWeather } from './advisor-sky-and-water.policy.ts'
import { asksForThoseWhoSell, asksSoldForInWords, asksToList } from './advisor-trade.policy.ts'

/** Something that a question asks for other than advice on a crop. */
export type Intent =
  | 'price'
  | 'weather'
  | 'cropListings'
  | 'rental'
  | 'rentingOut'
  | 'ownListings'
  | 'selling'
  | 'sowingNow'

const plainBuyWords = createWordSet(
  'buy buying purchase purchasing purchaser kharid kharidna kharidne kharidni kharidenge khareedna khareedni kharidunga खरीद खरीदना खरीदने खरीदनी खरीदूं',
)
const availableWords = createWordSet(
  'available supply supplier suppliers seller sellers milega milegi selling मिलेगा मिलेगी विक्रेता bech बेच',
)
const tokensHave = ({ freeTokens }: Question, set: { has(token: Token): boolean }) =>
  freeTokens.some((token) => set.has(token))

/** "my tractor", "our" equipment for rent is offered; any other is wanted. */
const asksRental = (question: Question) =>
  (hasWord(question, 'rent') || wantsEquipmentForDays(question)) &&
  !hasWord(question, 'ownEquipment')

const dayCount = createWordSet('day days hour hours din ghante ghanta दिन घंटे घंटा', false)
/** "Need a rotavator for two days". */
const wantsEquipmentForDays = (question: Question) =>
  question.crops.length === 0 &&
  hasWord(question, 'equipment') &&
  hasWord(question, 'want') &&
  tokensHave(question, dayCount)

/** "Tomatoes for sale near Nashik" buys, "I have tomatoes for sale" sells. */
export const isForSaleByOthers = (message: string) =>
  /\bfor sale\b/i.test(message) && !/\b(?:i|we|my|our|mine|mere|hamare|put|list)\b/i.test(message)

const asksForCropToBuy = (question: Question) => {
  if (question.crops.length === 0 || question.problems.length > 0) return false
  const isForSale =
    hasWord(question, 'sellers') &&
    !hasWord(question, 'sell') &&
    question.aspects.every((aspect) => aspect === 'general')
  // "How much seed should I buy" asks for the seed rate.
  if (question.strongAspects.some((aspect) => aspect !== 'general' && aspect !== 'yield'))
    return false
  if (isForSaleByOthers(question.message)) return true
  // "Selling 20 quintals, who will buy" sells.
  const isSelling = hasWord(question, 'selling', 'sell') && !asksForThoseWhoSell(question)
  if (isSelling && tokensHave(question, plainBuyWords)) return false
  const isAmount = hasWord(question, 'bulkUnits')
  if (tokensHave(question, plainBuyWords) || (hasWord(question, 'buy') && isAmount)) return true
  if (isForSale && tokensHave(question, availableWords)) return true
  if (hasWord(question, 'sell'))
    return hasWord(question, 'sellers') && !hasWord(question, 'ownListings')
  const isBulk =
    hasWord(question, 'bulkUnits') &&
    question.aspects.every((aspect) => aspect === 'general' || aspect === 'yield')
  return hasWord(question, 'want') && isBulk
}

/** "Kitne ka bik raha hai", "selling at what price": what it is sold for. */
const asksSoldFor = (question: Question) =>
  question.crops.length > 0 &&
  !hasWord(question, 'ownListings') &&
  (asksSoldForInWords(question) ||
    (hasWord(question, 'sold') && hasWord(question, 'howMuch')) ||
    (hasWord(question, 'selling') && hasWord(question, 'price')) ||
    (hasWord(question, 'money') &&
      hasWord(question, 'howMuch') &&
      question.strongAspects.length === 0 &&
      !hasWord(question, 'priceObject', 'rateObject', 'rent')))

const asksPrice = (question: Question) => asksSoldFor(question) || asksPriceByName(question)

const asksPriceByName = (question: Question) =>
  (hasWord(question, 'price') ||
    hasMeaning(question, '=price') ||
    (hasWord(question, 'rate') && !hasWord(question, 'rateObject'))) &&
  !hasWord(question, 'priceObject') &&
  !hasWord(question, 'sell')

const dayWord = createWordSet('day din दिन', false)
/** Whether a question asks if a day is fit for spraying, which the weather decides. */
function asksSprayDay(question: Question): boolean {
  if (!(hasWord(question, 'day') || tokensHave(question, dayWord)) || question.hasSigns)
    return false
  return hasWord(question, 'spray') || (question.asksRemedy && hasWord(question, 'mayI'))
}

/** A town may be called like a crop: "Amla me barish". */
const isCropNamedAsPlace = ({ subjects, tokens, aspects, hasSigns }: Question) =>
  aspects.every((aspect) => weatherAspects.has(aspect)) &&
  !hasSigns &&
  tokens.length <= shortQuestionTokens + 1 &&
  subjects.some(({ end }) => isPlaceMark(tokens[end]))

/** A question about the sky in the days to come, and not about a crop's climate or a damage. */
function asksWeather(question: Question): boolean {
  if (asksPlainlyForWeather(question)) return true
  if (hasWord(question, 'price', 'notWeather') || question.problems.length > 0) return false
  if (asksSprayDay(question)) return true
  const hasCrop = question.crops.length > 0 && !isCropNamedAsPlace(question)
  const isOfPlace = question.placeWords.length > 0 && !hasWord(question, 'climateAsk')
  if (hasWord(question, 'weather'))
    return !hasCrop || isOfPlace || hasWord(question, 'day', 'willBe')
  const isFallingWater = hasWord(question, 'water') && hasWord(question, 'fall')
  if (isFallingWater && !hasCrop) return true
  if (!hasWord(question, 'sky')) return false
  if (hasWord(question, 'forecast')) return true
  if (hasCrop) {
    const isAboutCrop = question.aspects.some((aspect) => !weatherAspects.has(aspect))
    return hasWord(question, 'willBe', 'day') || (hasWord(question, 'future') && !isAboutCrop)
  }
  if (hasWord(question, 'future', 'coming', 'day')) return true
  const namesPlace = question.placeWords.length > 0 || question.state !== null
  const isShort = question.tokens.length <= shortQuestionTokens && question.unknownWords.length > 0
  return (namesPlace || isShort) && question.aspects.every((aspect) => weatherAspects.has(aspect))
}
/** What words for rain and heat also ask about a crop. */
const weatherAspects: ReadonlySet<string> = new Set(['climate', 'water', 'general'])
const shortQuestionTokens = 4

/** Whether a question asks what can be sown now or in a month, whatever the crop; "sowing time for zorbex" asks about that. */
const asksSowingNow = (question: Question) =>
  question.crops.length === 0 &&
  question.unknownWords.length === 0 &&
  question.problems.length === 0 &&
  question.aspects.includes('sowing') &&
  hasWord(question, 'whichCrop') &&
  (hasWord(question, 'now', 'month') || question.hints.length > 0)

const asksOwnListings = (question: Question) =>
  question.crops.length === 0 &&
  question.unknownWords.length === 0 &&
  !question.hasSigns &&
  hasWord(question, 'ownListings') &&
  hasWord(question, 'listing') &&
  (hasWord(question, 'show') || question.tokens.length <= 3) &&
  !asksToList(question) &&
  !hasWord(question, 'sell', 'buy', 'price', 'whichCrop')

/** What a question asks for other than advice on a crop; several when it asks for a price and the weather. */
export function readIntents(question: Question): Intent[] {
  const intents: Intent[] = []
  if (asksOwnListings(question)) intents.push('ownListings')
  if (asksRental(question)) intents.push('rental')
  else if (hasWord(question, 'rent') && question.crops.length === 0) intents.push('rentingOut')
  if (asksPrice(question)) intents.push('price')
  const isTrade = intents.length === 0 && asksForCropToBuy(question)
  if (isTrade) intents.push('cropListings')
  if (intents.length === 0 && hasWord(question, 'sell') && question.problems.length === 0)
    intents.push('selling')
  if (intents.length === 0 && asksSowingNow(question)) intents.push('sowingNow')
  else if (asksWeather(question) || (intents.includes('price') && hasWord(question, 'weather')))
    intents.push('weather')
  return intents
}

/** Whether a question asks where something is to be had, which no page of a crop tells. */
export const asksWhere = (question: Question) => hasWord(question, 'where')

/** Whether a question says that it is not about the crop that was understood. */
export const asksForOtherCrop = (question: Question) =>
  hasWord(question, 'otherCrop') && hasMeaning(question, '=crop')

/** Whether a word belongs to the question for the weather and is not a place. */
const isWeatherWord = (token: Token) =>
  isOneOf(token, 'weather', 'sky', 'fall', 'future', 'coming', 'spray', 'day', 'now') ||
  token.terms.length > 1

const wordsBeside = createWordSet(
  'in at near me mein mei में मे ka ki का की mausam mosam मौसम weather',
  false,
)
/** "Tilhar UP weather": a town before its state. */
const isFirstBeforeState = ({ state, tokens }: Question, position: number) =>
  position === 0 && state !== null && tokens.length <= shortQuestionTokens
const isBesidePlaceWord = (tokens: readonly Token[], position: number, words: WordSet) =>
  [tokens[position - 1], tokens[position + 1]].some((token) => token && words.has(token))

/** "Lying in swaths", "my son in law asks", "कल दोपहर में": parts of a farm, relatives and times of the day, which have no forecast of their own. */
const noPlaceWords = createWordSet(
  'son daughter mother father brother sister law aangan angan khalihan chhat yard courtyard terrace shed swath swaths windrow windrows heap heaps stack stacks bundle bundles rows morning noon afternoon evening night subah savere dopahar dopeher shaam sham raat सुबह सवेरे दोपहर शाम रात आंगन आँगन खलिहान छत',
  false,
)
const isNoPlace = (token: Token) => isWeatherWord(token) || noPlaceWords.has(token)
const isNoPlaceText = (text: string) => tokenize(text).every(isNoPlace)

/** The place whose weather a question asks for, '' when it names none. */
export function placeOfWeatherQuestion(question: Question): string {
  const { tokens, unknownWords, otherWords, subjects } = question
  const unknown = tokens.filter(
    (token, position) =>
      !isNoPlace(token) &&
      ((unknownWords.includes(token.text) &&
        (isFirstBeforeState(question, position) ||
          isBesidePlaceWord(tokens, position, wordsBeside))) ||
        (otherWords.includes(token.text) && isBesidePlaceWord(tokens, position, wordsBeside))),
  )
  const named = question.placeWords.filter((word) => !isNoPlaceText(word))
  if (named.length > 0) return named.join(' ')
  if (unknown.length > 0) return unknown.map(({ text }) => text).join(' ')
  // "Blight is feared in potato, how humid is it today": the crop is none.
  const like =
    question.problems.length > 0 ? undefined : subjects.find(({ end }) => isPlaceMark(tokens[end]))
  return like
    ? tokens
        .slice(like.start, like.end)
        .map(({ text }) => text)
        .join(' ')
    : ''
}

/** The market or town whose prices a question asks for; '' when it names none. */
export const placeOfPriceQuestion = ({ placeWords, unknownWords, tokens }: Question): string => {
  const isTrade = (text: string) =>
    tokens.some((token) => token.text === text && isIntentWord(token))
  return [...placeWords, ...unknownWords.filter((text) => !isTrade(text))].join(' ')
}
