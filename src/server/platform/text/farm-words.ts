import { stopWords, synonyms } from './farm-words.data.ts'

/** A text's words; ZWJ and ZWNJ only shape Hindi letters. */
export const splitWords = (text: string): string[] =>
  text
    .replace(/[\u200c\u200d]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)

/**
 * Small letters without accents; Hindi without what is typed this way and that: nukta, chandrabindu,
 * anusvara or the half nasal in its place (गेहूँ, गेंहू; हिन्दी, हिंदी), ये for ए.
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

/** Ramanathan and Rao's endings of Hindi ("A Lightweight Stemmer for Hindi", 2003), folded as above. */
const hindiEndings = [
  'ाएगी ाएगे ाऊगी ाऊगा ाइया ाइयो',
  'ाएगा ाओगी ाओगे एगी ेगी ूगी ूगा ाती नाओ नाए ताओ ताए ियो िया',
  'ाकर ाइए ाई ाया ोगी ोगे ाने ाना ाते ाता ती ाओ ाए ाऊ ुओ ुए ुआ',
  'कर ाओ िए ई ए ऊ ने नी ना ते ता',
  'ा े ी ो ि ु ू',
].flatMap((line) => line.split(' '))

/** Whole words that would be another's stem: the bottle gourd's दूधी is no milk. */
const unstemmed = new Set(['दूधी', 'दुधी'])

function stemHindi(word: string): string {
  if (unstemmed.has(word)) return word
  const ending = hindiEndings.find(
    (each) => word.endsWith(each) && word.length - each.length >= Math.max(2, each.length),
  )
  return ending ? word.slice(0, -ending.length) : word
}

/** Plurals, -ing and -ed; lighter than Porter's, so that crops and pests keep apart. */
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

/** Hindi in Latin letters is written by ear: moong and mung, pyaz and pyaj, keet and kit. */
const soundOf = (stem: string) =>
  stem
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('chh', 'ch')
    .replaceAll('z', 'j')
    .replaceAll('w', 'v')

const stem = (word: string) => {
  const folded = foldWord(word)
  return isDevanagari(folded) ? stemHindi(folded) : soundOf(stemLatin(folded))
}

const empty = new Set(splitWords(stopWords).map(foldWord))

interface Meaning {
  name: string
  isFaint: boolean
}

const meanings = new Map<string, Meaning[]>()
for (const line of synonyms.trim().split('\n')) {
  const isFaint = line.startsWith('~')
  const words = splitWords(line)
  // No word has an equals sign, so a meaning is never taken for one.
  const meaning = { name: `=${words[0]}`, isFaint }
  for (const key of new Set(words.map(stem))) {
    meanings.set(key, [...(meanings.get(key) ?? []), meaning])
  }
}

const known = new Map<string, readonly string[]>()
/** Words of the texts are few; a stranger's are not kept past this. */
const mostKnown = 50_000

/** What a word is looked for by: its stem and its meanings; nothing for a word that carries none. */
export function termsOf(word: string): readonly string[] {
  const made = known.get(word)
  if (made) return made
  const isEmpty = empty.has(foldWord(word))
  const key = stem(word)
  const terms = isEmpty ? [] : [key, ...(meanings.get(key) ?? []).map(({ name }) => name)]
  if (known.size < mostKnown) known.set(word, terms)
  return terms
}

/** Whether a word says little: a question is no better understood for having it. */
export const isFaint = (word: string) =>
  (meanings.get(stem(word)) ?? []).some((meaning) => meaning.isFaint)

/** The words of a question that carry something, at most so many. */
export const wordsOf = (question: string, most = 40): string[] =>
  splitWords(question)
    .filter((word) => termsOf(word).length > 0)
    .slice(0, most)
