import type { Question } from '../advisor-question.ts'
import { isCropContextWord } from '../aspects/advisor-context-words.policy.ts'
import { type Token, tokenize } from '../words/advisor-token.policy.ts'
import { createWordSet, type WordSet } from '../words/advisor-word-set.policy.ts'
import { isIntentWord, isOneOf, isPlaceMark } from './advisor-intent-words.policy.ts'

/** What words for rain and heat also ask about a crop. */
export const weatherAspects: ReadonlySet<string> = new Set(['climate', 'water', 'general'])
/** A question of so few words names little but the sky and a place. */
export const shortQuestionTokens = 4

/** A town may be called like a crop: "Amla me barish". */
export const isCropNamedAsPlace = ({ subjects, tokens, aspects, hasSigns }: Question) =>
  aspects.every((aspect) => weatherAspects.has(aspect)) &&
  !hasSigns &&
  tokens.length <= shortQuestionTokens + 1 &&
  subjects.some(({ end }) => isPlaceMark(tokens[end]))

/** Whether a word belongs to the question for the weather and is not a place. */
const isWeatherWord = (token: Token) =>
  isOneOf(
    token,
    'weather',
    'sky',
    'fall',
    'future',
    'coming',
    'spray',
    'day',
    'now',
    'equipment',
  ) || token.terms.length > 1

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
const isNoPlace = (token: Token) =>
  isWeatherWord(token) || noPlaceWords.has(token) || isCropContextWord(token)
const isNoPlaceText = (text: string) => tokenize(text).every(isNoPlace)

/** Whether a word of a question only names its state, which is no town. */
const isOfState = ({ stateStems }: Question, text: string) =>
  tokenize(text).every(({ stem }) => stateStems.includes(stem))

/** The place whose weather a question asks for, '' when it names none but a state. */
export function placeOfWeatherQuestion(question: Question): string {
  const { tokens, unknownWords, otherWords, subjects } = question
  const unknown = tokens.filter(
    (token, position) =>
      !isNoPlace(token) &&
      !isOfState(question, token.text) &&
      ((unknownWords.includes(token.text) &&
        (isFirstBeforeState(question, position) ||
          isBesidePlaceWord(tokens, position, wordsBeside))) ||
        (otherWords.includes(token.text) && isBesidePlaceWord(tokens, position, wordsBeside))),
  )
  const named = question.placeWords.filter(
    (word) => !isNoPlaceText(word) && !isOfState(question, word),
  )
  if (named.length > 0) return named.join(' ')
  if (unknown.length > 0) return unknown.map(({ text }) => text).join(' ')
  // "Wind tomorrow, I spray tamatar me": the crop is none.
  const like = isCropNamedAsPlace(question)
    ? subjects.find(({ end }) => isPlaceMark(tokens[end]))
    : undefined
  return like
    ? tokens
        .slice(like.start, like.end)
        .map(({ text }) => text)
        .join(' ')
    : ''
}

/** The market or town whose prices a question asks for; '' when it names none. */
export const placeOfPriceQuestion = (question: Question): string => {
  const { placeWords, unknownWords, tokens } = question
  const isTrade = (text: string) =>
    tokens.some((token) => token.text === text && isIntentWord(token))
  const kinds = kindsOfCrop(question)
  return [...placeWords, ...unknownWords.filter((text) => !isTrade(text))]
    .filter((text) => !isOfState(question, text))
    .filter((text) => !kinds.includes(text) && !tokenize(text).every(isCropContextWord))
    .join(' ')
}

const joiningWords = createWordSet('and aur or ya va evam और या व एवं', false)
/** "हल्दी सेलम का भाव सांगली में": beside the crop stands its kind, where another word stands as a place does. */
function kindsOfCrop({ placeWords, tokens, subjects }: Question): string[] {
  const isMarked = (position: number) => {
    const [before, after] = [tokens[position - 1], tokens[position + 1]]
    return isPlaceMark(after) || before?.folded === 'in' || before?.folded === 'at'
  }
  const positionsOfPlaces = tokens.flatMap(({ text }, position) =>
    placeWords.includes(text) ? [position] : [],
  )
  if (!positionsOfPlaces.some(isMarked)) return []
  return positionsOfPlaces
    .filter((position) => {
      const next = tokens[position + 1]
      const isBesideCrop = subjects.some(
        ({ start, end }) => start === position + 1 || end === position,
      )
      return isBesideCrop && !isMarked(position) && !(next && joiningWords.has(next))
    })
    .map((position) => (tokens[position] as Token).text)
}

/** Unknown words that may be the place whose weather is asked for; beside a crop, an unknown word may be anything. */
export const possiblePlaces = ({ crops, tokens, unknownWords }: Question): readonly string[] =>
  crops.length === 0 || tokens.length <= shortQuestionTokens ? unknownWords : []
