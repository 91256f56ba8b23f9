import { isFaint, splitWords, termsOf } from '#server/platform/text/farm-words.ts'
import { hazardLabels, notPlaces } from './advisor-place.data.ts'
import { wordsOfPlaces } from './advisor-place-words.policy.ts'
import type { Question } from './advisor-question.policy.ts'
import { dayLabels } from './advisor-words.data.ts'

const stemsOf = (words: string) => splitWords(words).flatMap((word) => termsOf(word)[0] ?? [])
const stemSet = (words: string) => new Set(stemsOf(words))
const hazards = stemSet(hazardLabels)
const never = new Set([...hazards, ...stemsOf(notPlaces), '=spray'])

/** The words that nothing explains: with a weather question, the place. */
function unexplained({ words, cropStems }: Question, met: readonly string[]): string[] {
  const explained = new Set([...cropStems, ...met.flatMap(termsOf), ...never])
  return words.filter(
    (word) => !isFaint(word) && !termsOf(word).some((term) => explained.has(term)),
  )
}

const today = stemSet(dayLabels)

/** Whether it asks if the day is fit for spraying, and nothing besides: that is up to the weather. */
export function isSprayDay({ words, places, cropStems, stateStems }: Question): boolean {
  const allowed = new Set([...cropStems, ...stateStems, ...places.flatMap(termsOf), ...hazards])
  const isAllowed = (word: string) =>
    isFaint(word) || termsOf(word).some((term) => term === '=spray' || allowed.has(term))
  const has = (test: (term: string) => boolean) => words.some((word) => termsOf(word).some(test))
  const isOfDay = has((term) => today.has(term))
  return isOfDay && has((term) => term === '=spray') && words.every(isAllowed)
}

/** The place that the weather is asked of, '' when none is named. */
export const weatherPlace = (question: Question, met: readonly string[]) =>
  unexplained(question, met).join(' ')

/** The market or town that a price is asked at, where words say so: "in Agra", "आगरा में", "Agra mandi". */
export function pricePlace(message: string, question: Question, met: readonly string[]): string {
  const strange = new Set(
    // A word with a known meaning (a month, a colour) is no place.
    unexplained(question, met).filter((word) => termsOf(word).length === 1),
  )
  return wordsOfPlaces(splitWords(message), (word) => strange.has(word)).join(' ')
}
