import { stopWords, synonyms } from './farm-words.data.ts'

/** Splits text into words. ZWJ and ZWNJ are removed, because they only change how letters are drawn. */
export const splitWords = (text: string): string[] =>
  text
    .replace(/[\u200c\u200d]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)

/**
 * Lower case without accents. In Hindi, removes what people write in different ways: nukta, chandrabindu,
 * anusvara or the half nasal in its place (गेहूँ, गेंहू; हिन्दी, हिंदी), and ये for ए.
 */
export const foldWord = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u0900-\u0902]/g, '')
    .replace(/[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भ])/g, '')
    .replace(/(?<=[ािीुूेैोौ])य(?=[ेी])/g, '')
    .replace(/(?<=[ािीुूेैोौ])े/g, 'ए')
    .replace(/(?<=[ािीुूेैोौ])ी$/g, 'ई')
    .toLowerCase()

/** Hindi endings by Ramanathan and Rao ("A Lightweight Stemmer for Hindi", 2003), folded as above. */
const hindiEndings = [
  'ाएगी ाएगे ाऊगी ाऊगा ाइया ाइयो',
  'ाएगा ाओगी ाओगे एगी ेगी ूगी ूगा ाती नाओ नाए ताओ ताए ियो िया',
  'ाकर ाइए ाई ाया ोगी ोगे ाने ाना ाते ाता ती ाओ ाए ाऊ ुओ ुए ुआ',
  'कर ाओ िए ई ए ऊ ने नी ना ते ता',
  'ा े ी ो ि ु ू',
].flatMap((line) => line.split(' '))

/** Words whose stem is another word: दूधी (bottle gourd) would become दूध (milk). */
const unstemmed = new Set(['दूधी', 'दुधी'])

function stemHindi(word: string): string {
  if (unstemmed.has(word)) return word
  const ending = hindiEndings.find(
    (each) => word.endsWith(each) && word.length - each.length >= Math.max(2, each.length),
  )
  return ending ? word.slice(0, -ending.length) : word
}

/** Removes plurals, -ing and -ed. Porter's stemmer removes more and would mix up crops and pests. */
function stemLatin(word: string): string {
  if (word.length < 4) return word
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x|o)es$/, '$1')
    .replace(/(?<![su])s$/, '')
  const bare = single.replace(/(?<=[aeiouy].*.)(?:ing|ed)$/, '')
  const undoubled = bare === single ? bare : bare.replace(/([^aeiouls])\1$/, '$1')
  return undoubled.length > 3 ? undoubled.replace(/e$/, '') : undoubled
}

/** Hindi in Latin letters has no fixed spelling: moong and mung, pyaz and pyaj, keet and kit. */
const soundOf = (stem: string) =>
  stem
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('chh', 'ch')
    .replaceAll('z', 'j')
    .replaceAll('w', 'v')

/** The stem of a word, alike for its singular and plural, and for the usual spellings of Hindi in Latin letters. */
export const wordStem = (word: string) => {
  const folded = foldWord(word)
  return isDevanagari(folded) ? stemHindi(folded) : soundOf(stemLatin(folded))
}

const foldedStopWords = new Set(splitWords(stopWords).map(foldWord))

interface Meaning {
  name: string
  isLowWeight: boolean
}

const meanings = new Map<string, Meaning[]>()
for (const line of synonyms.trim().split('\n')) {
  const isLowWeight = line.startsWith('~')
  const words = splitWords(line)
  // No word contains an equals sign, so the name of a meaning never equals a stem.
  const meaning = { name: `=${words[0]}`, isLowWeight: isLowWeight }
  for (const key of new Set(words.map(wordStem))) {
    meanings.set(key, [...(meanings.get(key) ?? []), meaning])
  }
}

const termCache = new Map<string, readonly string[]>()
/** The words of our own texts are far fewer; this bounds the words that users type. */
const maxCachedWords = 50_000

/** Call it after reading many texts: users type few of their words, and 30,000 take 5 MB. */
export const clearTermCache = (): void => termCache.clear()

/** The search terms of a word: its stem and its meanings. Stop words have none. */
export function termsOf(word: string): readonly string[] {
  const cached = termCache.get(word)
  if (cached) return cached
  const isStopWord = foldedStopWords.has(foldWord(word))
  const key = wordStem(word)
  const terms = isStopWord ? [] : [key, ...(meanings.get(key) ?? []).map(({ name }) => name)]
  if (termCache.size < maxCachedWords) termCache.set(word, terms)
  return terms
}

/** Whether a word is too common in questions to say what one is about. */
export const isLowWeight = (word: string) =>
  (meanings.get(wordStem(word)) ?? []).some((meaning) => meaning.isLowWeight)

/** The words of a question that are not stop words, at most `max` of them. */
export const wordsOf = (question: string, max = 40): string[] =>
  splitWords(question)
    .filter((word) => termsOf(word).length > 0)
    .slice(0, max)
