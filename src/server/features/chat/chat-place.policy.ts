import { hazardWords, notPlaces } from './chat-place.data.ts'
import type { Question } from './chat-question.policy.ts'
import { dayWords } from './chat-words.data.ts'
import { foldWord, isFaint, splitWords, termsOf } from './chat-words.policy.ts'

const before = new Set(['in', 'at', 'near'])
const after = new Set(['में', 'मे', 'me', 'mein', 'mei', 'मंडी', 'mandi'].map(foldWord))
const stemsOf = (words: string) => splitWords(words).flatMap((word) => termsOf(word)[0] ?? [])
const stemSet = (words: string) => new Set(stemsOf(words))
const hazards = stemSet(hazardWords)
const never = new Set([...hazards, ...stemsOf(notPlaces), '=spray'])

/** The words that nothing explains: with a weather question, the place. */
function unexplained({ words, cropStems }: Question, met: readonly string[]): string[] {
  const explained = new Set([...cropStems, ...met.flatMap(termsOf), ...never])
  return words.filter(
    (word) => !isFaint(word) && !termsOf(word).some((term) => explained.has(term)),
  )
}

const today = stemSet(dayWords)

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

/** The strange words of a question that stand where a place does: after "in", before "में". */
export function wordsOfPlaces(
  words: readonly string[],
  isStrange: (word: string) => boolean,
): string[] {
  const isAt = (index: number, set: ReadonlySet<string>) => set.has(foldWord(words[index] ?? ''))
  const found: string[] = []
  for (let start = 0; start < words.length; start++) {
    let end = start
    while (end < words.length && isStrange(words[end] as string)) end++
    if (end === start) continue
    if (isAt(start - 1, before) || isAt(end, after)) found.push(...words.slice(start, end))
    start = end
  }
  return found
}
