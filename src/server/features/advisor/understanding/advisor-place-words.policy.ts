import { foldWord } from '#server/platform/text/farm-words.ts'

const wordsBeforePlaces = new Set(['in', 'at', 'near'])
const wordsAfterPlaces = new Set(['में', 'मे', 'me', 'mein', 'mei', 'मंडी', 'mandi'].map(foldWord))

/** The unknown words of a question that are in the position of a place name: after "in", before "में". */
export function likelyPlaceWords(
  words: readonly string[],
  isUnknown: (word: string) => boolean,
): string[] {
  const isAt = (index: number, set: ReadonlySet<string>) => set.has(foldWord(words[index] ?? ''))
  const placeWords: string[] = []
  for (let start = 0; start < words.length; start++) {
    let end = start
    while (end < words.length && isUnknown(words[end] as string)) end++
    if (end === start) continue
    if (isAt(start - 1, wordsBeforePlaces) || isAt(end, wordsAfterPlaces))
      placeWords.push(...words.slice(start, end))
    start = end
  }
  return placeWords
}
