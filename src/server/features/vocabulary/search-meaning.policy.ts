import { termsOf } from '#server/platform/text/farm-words.ts'
import { foldWords } from '#server/platform/text/name-index.ts'
import { findKindPhrases, type KindIndex, kindsOfPhrases } from './goods-kind.policy.ts'
import { describingWords, tradeWords } from './search-terms.data.ts'

/** What the words of a search mean. Each word belongs to one of the lists, or says nothing. */
export interface SearchMeaning {
  /** The kinds of goods that are named; empty when none is. */
  kinds: readonly string[]
  /** The words that name them, as they were typed, a list for each name. */
  kindWords: readonly (readonly string[])[]
  /** Words that describe the goods or name a variety, with their synonyms, a list for each. */
  describing: readonly (readonly string[])[]
  /** All other words. */
  others: readonly string[]
}

const synonymsOf = new Map<string, readonly string[]>()
for (const line of describingWords.trim().split('\n')) {
  const words = line.split(' ')
  for (const word of words) {
    const [folded = ''] = foldWords(word)
    if (!synonymsOf.has(folded)) synonymsOf.set(folded, words)
  }
}

const ignoredWords = new Set(foldWords(tradeWords))

/** A Hindi word in the spellings that listings have it in: with its nukta or without, ं or ँ. */
export function spellingsOf(word: string): string[] {
  const plain = word.normalize('NFC')
  const bare = plain.normalize('NFD').replaceAll('\u093c', '').normalize('NFC')
  return [
    ...new Set(
      [plain, bare].flatMap((each) => [
        each,
        each.replaceAll('\u0901', '\u0902'),
        each.replaceAll('\u0902', '\u0901'),
      ]),
    ),
  ]
}

/**
 * Finds out what a search is about.
 * @param words the words of the search, as `splitSearchWords` gives them.
 */
export function understandSearch(index: KindIndex, words: readonly string[]): SearchMeaning {
  const folded = words.map((word) => foldWords(word).join(''))
  const phrases = findKindPhrases(index, folded)
  const kinds = kindsOfPhrases(index, phrases)
  const kindWords: string[][] = []
  const describing: (readonly string[])[] = []
  const others: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.find(({ start }) => start === at)
    if (phrase) {
      const typed = words.slice(at, at + phrase.length)
      if (phrase.ids.some((id) => kinds.includes(id))) kindWords.push(typed)
      else describing.push(typed)
      at += phrase.length
      continue
    }
    const word = words[at] ?? ''
    const synonyms = synonymsOf.get(folded[at] ?? '')
    if (synonyms) describing.push([word, ...synonyms])
    else if (!ignoredWords.has(folded[at] ?? '') && termsOf(word).length > 0) others.push(word)
    at++
  }
  return { kinds, kindWords, describing, others }
}
