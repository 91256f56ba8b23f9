import { particles, wordsOfPlace } from './advisor-crop-mentions.policy.ts'
import { negations } from './aspects/advisor-conditions.policy.ts'
import type { PhraseMatch } from './words/advisor-phrases.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'

const escapeSigns = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** What a comma would say: "mushroom nahi balki keeda jadi". */
const insteadAfter = '(?:balki|bas|sirf|keval|बल्कि|बस|सिर्फ़|सिर्फ|केवल)(?![\\p{L}\\p{M}])'

/**
 * "Mushroom nahi, keeda jadi", "keeda jadi ka bhav, mushroom nahi": a denial that a comma sets apart is of the crop itself. "Gehu
 * nahi ug raha" tells how the crop does.
 */
export function isDeniedApart(
  message: string,
  tokens: readonly Token[],
  { start, end }: PhraseMatch,
): boolean {
  const next = tokens[end]?.folded ?? ''
  const negation = particles.has(next) || wordsOfPlace.has(next) ? end + 1 : end
  if (!negations.has(tokens[negation]?.folded ?? '')) return false
  const words = tokens.slice(start, negation + 1).map(({ text }) => escapeSigns(text))
  const name = words.join('[^\\p{L}\\p{M}\\p{N}]+')
  const isSetApart = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${name}(?:\\s*[,;।.–—!-]|\\s+${insteadAfter})`,
    'iu',
  )
  const isAtEnd = new RegExp(`[,;।.–—(-]\\s*${name}\\s*[)।.?!]*\\s*$`, 'iu')
  return isSetApart.test(message) || isAtEnd.test(message)
}
