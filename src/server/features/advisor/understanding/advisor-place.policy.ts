import { isFaint, splitWords, termsOf } from '#server/platform/text/farm-words.ts'
import { hazardWords, nonPlaceWords } from './advisor-place.data.ts'
import { likelyPlaceWords } from './advisor-place-words.policy.ts'
import type { Question } from './advisor-question.policy.ts'
import { stemsOfText } from './advisor-stems.policy.ts'
import { dayWords } from './advisor-words.data.ts'

const hazards = new Set(stemsOfText(hazardWords))
const neverPlaces = new Set([...hazards, ...stemsOfText(nonPlaceWords), '=spray'])

/**
 * The words that are neither a crop, a matched word, nor a common word. In a question about the weather
 * they are the place.
 */
function unexplainedWords(
  { words, cropStems }: Question,
  matchedWords: readonly string[],
): string[] {
  const explained = new Set([...cropStems, ...matchedWords.flatMap(termsOf), ...neverPlaces])
  return words.filter(
    (word) => !isFaint(word) && !termsOf(word).some((term) => explained.has(term)),
  )
}

const daysOfForecast = new Set(stemsOfText(dayWords))

/** Whether a question asks only if today or tomorrow is fit for spraying, which the weather decides. */
export function isSprayDayQuestion({
  words,
  placeWords,
  cropStems,
  stateStems,
}: Question): boolean {
  const allowed = new Set([...cropStems, ...stateStems, ...placeWords.flatMap(termsOf), ...hazards])
  const isAllowed = (word: string) =>
    isFaint(word) || termsOf(word).some((term) => term === '=spray' || allowed.has(term))
  const hasTerm = (test: (term: string) => boolean) =>
    words.some((word) => termsOf(word).some(test))
  const namesDay = hasTerm((term) => daysOfForecast.has(term))
  return namesDay && hasTerm((term) => term === '=spray') && words.every(isAllowed)
}

/** The place whose weather a question asks for, '' when it names none. */
export const placeOfWeatherQuestion = (question: Question, matchedWords: readonly string[]) =>
  unexplainedWords(question, matchedWords).join(' ')

/** The market or town whose prices a question asks for: "in Agra", "आगरा में", "Agra mandi"; '' when it names none. */
export function placeOfPriceQuestion(
  message: string,
  question: Question,
  matchedWords: readonly string[],
): string {
  const unknownWords = new Set(
    // A word with a known meaning (a month, a colour) is not a place.
    unexplainedWords(question, matchedWords).filter((word) => termsOf(word).length === 1),
  )
  return likelyPlaceWords(splitWords(message), (word) => unknownWords.has(word)).join(' ')
}
