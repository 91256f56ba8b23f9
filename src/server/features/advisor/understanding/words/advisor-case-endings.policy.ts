import { foldWord } from '#server/platform/text/farm-words.ts'
import { caseEndings, obliqueCropNames } from './advisor-case-endings.data.ts'
import { punjabiRain, spokenWords } from './advisor-spoken-words.data.ts'
import { type Token, tokenize } from './advisor-token.policy.ts'

const words = /[\p{L}\p{M}]+/gu

const plainWords: ReadonlyMap<string, string> = new Map(
  Object.entries(spokenWords).flatMap(([plain, spellings]) =>
    spellings.split(' ').map((spelling) => [foldWord(spelling), plain]),
  ),
)

/** A text with the words of its region, and its usual misspellings, as the vocabulary has them. */
export const withPlainWords = (text: string): string =>
  text
    .replace(punjabiRain, 'barish ')
    .replace(words, (word) => plainWords.get(foldWord(word)) ?? word)

const endings = caseEndings.split(' ').map(foldWord)

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries(obliqueCropNames).map(([oblique, name]) => [foldWord(oblique), name]),
)

/** Shorter names are the beginning of too many words. */
const minNameLength = 3

/** A Marathi noun may change before an ending: kanda, kandyala; bhat, bhatala; tur, turichi. */
function namesBefore(oblique: string): readonly string[] {
  const name = irregular.get(oblique)
  if (name !== undefined) return [name]
  const possible = [
    oblique,
    oblique.replace(/ya$/, 'a').replace(/्या$/, 'ा'),
    oblique.replace(/ya$/, 'e').replace(/्या$/, 'े'),
    oblique.replace(/[ai]$|[ाी]$/, ''),
  ]
  return possible.filter((each) => each.length >= minNameLength)
}

/** "Boneka samay", "katneki machine": a Hindi verb with its particle. */
const verbWithParticle = /^(.{2,}(?:ne|ने))(?:ka|ki|ke|ko|का|की|के|को)$/

interface KnownWords {
  /** Whether a word names a crop as it is spelt. */
  isCrop: (token: Token) => boolean
  /** Whether a word has a meaning as it stands, so that it has no ending. */
  isWord: (token: Token) => boolean
}

function withoutEnding(word: string, { isCrop, isWord }: KnownWords): string {
  const folded = foldWord(word)
  const joined = endings.filter(
    (ending) => folded.endsWith(ending) && folded.length >= ending.length + minNameLength,
  )
  const [token] = joined.length > 0 ? tokenize(word) : []
  if (!token || isCrop(token)) return word
  const verb = verbWithParticle.exec(folded)?.[1]
  if (verb !== undefined && tokenize(verb).every(isWord)) return verb
  if (isWord(token)) return word
  const names = joined.flatMap((ending) => namesBefore(folded.slice(0, -ending.length)))
  return names.find((name) => tokenize(name).every(isCrop)) ?? word
}

/** A text in which the names of crops have no case endings. */
export const withoutCaseEndings = (text: string, known: KnownWords): string =>
  text.replace(words, (word) => withoutEnding(word, known))
