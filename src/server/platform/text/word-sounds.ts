import { foldWord } from './farm-words.ts'

/** Devanagari letters in Latin ones, by sound; the inherent vowel is left out, as in everyday spelling. */
const latinLetters: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  '\u0902': 'n',
  '\u0901': 'n',
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
  ऑ: 'o',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
}

/** Transliterates Devanagari by sound; Latin letters stay. */
const toLatin = (word: string) =>
  [...word.normalize('NFC')]
    .map((letter) => latinLetters[letter] ?? (/[a-z0-9]/.test(letter) ? letter : ''))
    .join('')

/**
 * The sound of a word, the same for most spellings of it in both scripts: pyaz, piyaj and प्याज़ are "pij";
 * tamatar, tamater and टमाटर are "tmtr". Aspirates, the vowel a and the last vowel do not count.
 */
export function soundKey(word: string): string {
  const isDevanagari = /\p{Script=Devanagari}/u.test(word)
  // The last nasal is written or not: gehun, gehu; sarson, sarso.
  const latin = isDevanagari
    ? toLatin(word.replace(/[\u0901\u0902]$/, ''))
    : foldWord(word)
        .replace(/[^a-z0-9]/g, '')
        .replace(/ies$/, 'i')
        .replace(/(?<=.{3}(?:u|oo|so))n$/, '')
  const consonants = latin
    .replaceAll('ck', 'k')
    .replaceAll('x', 'ks')
    .replaceAll('q', 'k')
    .replace(/c(?=[^hieyh])|c$/g, 'k')
    .replaceAll('ph', 'f')
    .replace(/(?<=[bcdgjkstpr])h/g, '')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('y', 'i')
    .replaceAll('e', 'i')
    .replaceAll('o', 'u')
    .replace(/(.)\1+/g, '$1')
  const initial = consonants.slice(0, 1)
  const rest = consonants
    .slice(1)
    .replaceAll('a', '')
    .replace(/[iu]+$/, '')
  return initial + rest
}

/**
 * The number of letters inserted, left out, replaced or swapped with their neighbour between two words.
 * @returns a number above `limit`, not the exact one, when there are more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let least = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + cost,
      )
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) least = Math.min(least, (beforeLast[column - 2] as number) + 1)
      current.push(least)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[b.length] as number
}

/** The consonants of a sound: what a misspelt word seldom gets wrong. */
export const consonantsOf = (sound: string) => sound.replace(/[aiu]/g, '')
