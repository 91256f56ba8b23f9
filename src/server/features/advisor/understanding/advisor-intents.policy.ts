import { intentWords } from './advisor-intents.data.ts'
import type { Question } from './advisor-question.ts'
import { type Token, tokenize } from './advisor-token.policy.ts'
import { createWordSet } from './advisor-word-set.policy.ts'

/** Something that a question asks for other than advice on a crop. */
export type Intent =
  | 'price'
  | 'weather'
  | 'cropListings'
  | 'rental'
  | 'ownListings'
  | 'selling'
  | 'sowingNow'

type IntentWord = keyof typeof intentWords

const wordSets = new Map(
  Object.entries(intentWords).map(([name, words]) => [name as IntentWord, createWordSet(words)]),
)

const isOneOf = (token: Token, ...names: IntentWord[]) =>
  names.some((name) => wordSets.get(name)?.has(token))

/** Whether a word of the question is in one of the groups. */
const hasWord = ({ tokens }: Pick<Question, 'tokens'>, ...names: IntentWord[]) =>
  tokens.some((token) => isOneOf(token, ...names))
const hasMeaning = ({ tokens }: Question, ...meanings: string[]) =>
  tokens.some(({ terms }) => terms.some((term) => meanings.includes(term)))

const plainBuyWords = createWordSet(
  'buy buying purchase purchasing purchaser kharid kharidna kharidne kharidni kharidenge khareedna khareedni kharidunga खरीद खरीदना खरीदने खरीदनी खरीदूं',
)
const availableWords = createWordSet(
  'available seller sellers milega milegi selling मिलेगा मिलेगी विक्रेता bech बेच',
)
const tokensHave = ({ tokens }: Question, set: { has(token: Token): boolean }) =>
  tokens.some((token) => set.has(token))

/** "my tractor", "our" equipment for rent is offered; any other is wanted. */
const asksRental = (question: Question) =>
  hasWord(question, 'rent') && !hasWord(question, 'ownMachine')

const asksForCropToBuy = (question: Question) => {
  if (question.crops.length === 0 || question.problems.length > 0) return false
  const isForSale =
    hasWord(question, 'sellers') &&
    !hasWord(question, 'sell') &&
    question.aspects.every((aspect) => aspect === 'general')
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

const asksPrice = (question: Question) =>
  (hasWord(question, 'price') || hasMeaning(question, '=price')) &&
  !hasWord(question, 'priceObject') &&
  !hasWord(question, 'sell')

/** A question about the sky in the days to come, and not about a crop's climate or a damage. */
function asksWeather(question: Question): boolean {
  if (hasWord(question, 'price', 'notWeather') || question.problems.length > 0) return false
  const hasCrop = question.crops.length > 0
  const isSprayDay = hasWord(question, 'spray') && hasWord(question, 'day')
  if (isSprayDay && !question.hasSigns) return true
  if (hasWord(question, 'weather')) return !hasCrop || hasWord(question, 'day')
  if (!hasWord(question, 'sky')) return false
  const isComing = hasWord(question, 'future') || (!hasCrop && hasWord(question, 'coming'))
  if (isComing)
    return !(
      hasCrop &&
      question.aspects.some(
        (aspect) => aspect !== 'climate' && aspect !== 'water' && aspect !== 'general',
      ) &&
      !hasWord(question, 'day')
    )
  return (
    !hasCrop &&
    question.placeWords.length > 0 &&
    question.aspects.every((aspect) => aspect === 'climate')
  )
}

/** Whether a question asks what can be sown now or in a month, whatever the crop. */
const asksSowingNow = (question: Question) =>
  question.crops.length === 0 &&
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
  !hasWord(question, 'sell', 'buy', 'price')

/** What a question asks for other than advice on a crop; several when it asks for a price and the weather. */
export function readIntents(question: Question): Intent[] {
  const intents: Intent[] = []
  if (asksOwnListings(question)) intents.push('ownListings')
  if (asksRental(question)) intents.push('rental')
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

/** Whether a question says that it is not about the crop that was understood. */
export const asksForOtherCrop = (question: Question) =>
  hasWord(question, 'otherCrop') && hasMeaning(question, '=crop')

/** Whether a word belongs to the question for the weather and is no place. */
const isWeatherWord = (token: Token) =>
  isOneOf(token, 'weather', 'sky', 'future', 'coming', 'spray', 'day', 'now') ||
  token.terms.length > 1

const wordsBeside = createWordSet(
  'in at near me mein mei में मे ka ki का की mausam mosam मौसम weather',
  false,
)
const isBesidePlaceWord = (tokens: readonly Token[], position: number) =>
  [tokens[position - 1], tokens[position + 1]].some((token) => token && wordsBeside.has(token))

const isWeatherText = (text: string) => tokenize(text).every(isWeatherWord)

/** The place whose weather a question asks for, '' when it names none. */
export function placeOfWeatherQuestion(question: Question): string {
  const { tokens, unknownWords, otherWords } = question
  const unknown = tokens.filter(
    (token, position) =>
      !isWeatherWord(token) &&
      (unknownWords.includes(token.text) ||
        (otherWords.includes(token.text) && isBesidePlaceWord(tokens, position))),
  )
  const named = question.placeWords.filter((word) => !isWeatherText(word))
  return (named.length > 0 ? named : unknown.map(({ text }) => text)).join(' ')
}

/** The market or town whose prices a question asks for; '' when it names none. */
export const placeOfPriceQuestion = ({ placeWords, unknownWords }: Question): string =>
  [...placeWords, ...unknownWords].join(' ')
