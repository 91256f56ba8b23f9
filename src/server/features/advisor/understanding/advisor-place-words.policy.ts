import { foldWord } from '#server/platform/text/farm-words.ts'

const before = new Set(['in', 'at', 'near'])
const after = new Set(['में', 'मे', 'me', 'mein', 'mei', 'मंडी', 'mandi'].map(foldWord))

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
