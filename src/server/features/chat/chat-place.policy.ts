import { hazardWords, notPlaces } from './chat-place.data.ts'
import type { Question } from './chat-question.policy.ts'
import { foldWord, isFaint, splitWords, termsOf } from './chat-words.policy.ts'

const before = new Set(['in', 'at', 'near'])
const after = new Set(['में', 'मे', 'me', 'mein', 'mei', 'मंडी', 'mandi'].map(foldWord))
const stemsOf = (words: string) => splitWords(words).flatMap((word) => termsOf(word)[0] ?? [])
const never = new Set([...stemsOf(hazardWords), ...stemsOf(notPlaces)])

/** The words that nothing explains: with a weather question, the place. */
function unexplained({ words, cropStems }: Question, met: readonly string[]): string[] {
  const explained = new Set([...cropStems, ...met.flatMap(termsOf), ...never])
  return words.filter(
    (word) => !isFaint(word) && !termsOf(word).some((term) => explained.has(term)),
  )
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
  const words = splitWords(message)
  const isAt = (index: number, set: ReadonlySet<string>) => set.has(foldWord(words[index] ?? ''))
  const found: string[] = []
  for (let start = 0; start < words.length; start++) {
    let end = start
    while (strange.has(words[end] ?? '')) end++
    if (end === start) continue
    if (isAt(start - 1, before) || isAt(end, after)) found.push(...words.slice(start, end))
    start = end
  }
  return found.join(' ')
}
