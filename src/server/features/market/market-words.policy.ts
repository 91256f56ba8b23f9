import { foldText } from '#server/platform/text/word-search.ts'
import { cropWords, stateLabels } from './market-words.data.ts'

/** Texts of which one must be found, folded. */
export type Wanted = readonly string[]

/** What people call crops, unfolded, with what the price lists call them. */
export const knownNames: readonly (readonly [called: string, listed: Wanted])[] = cropWords.flatMap(
  ([called, listed]) => called.split(', ').map((name) => [name, listed] as const),
)

const known = new Map<string, Wanted>(
  [...cropWords, ...stateLabels.map(([called, listed]) => [called, [listed]] as const)].flatMap(
    ([called, listed]) => called.split(', ').map((name) => [foldText(name), listed] as const),
  ),
)
/** More words narrow a search no further: each of them costs a look at every price. */
const maxWanted = 12
const longestName = Math.max(...[...known.keys()].map((name) => name.split(' ').length))

/**
 * Understands a search: every word (or known name of several words) must be found, each as itself or
 * as what the price lists call it. 'गेहूँ उत्तर प्रदेश' wants wheat, in Uttar Pradesh.
 */
export function understand(q: string): Wanted[] {
  const words = foldText(q)
    .split(/[\s,;()]+/)
    .filter(Boolean)
  const wanted: Wanted[] = []
  for (let at = 0; at < words.length && wanted.length < maxWanted; ) {
    let length = Math.min(longestName, words.length - at)
    const nameOf = () => words.slice(at, at + length).join(' ')
    while (length > 1 && !known.has(nameOf())) length--
    wanted.push(known.get(nameOf()) ?? [nameOf()])
    at += length
  }
  return wanted
}

/** Whether every wanted thing is in the text. */
export function isFound(wanted: readonly Wanted[], text: string): boolean {
  if (wanted.length === 0) return true
  const searched = text.toLowerCase()
  return wanted.every((choices) => choices.some((choice) => searched.includes(choice)))
}

/** A text as an `ilike` pattern that finds it anywhere. */
export const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
