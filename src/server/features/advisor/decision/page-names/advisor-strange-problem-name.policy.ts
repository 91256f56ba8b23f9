import { editDistance } from '#server/platform/text/word-sounds.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { isPlantPart } from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import { isCropContextWord } from '../../understanding/aspects/advisor-context-words.policy.ts'
import { type Token, tokenize } from '../../understanding/words/advisor-token.policy.ts'

/** In so few words a known word before the name of a problem belongs to that name. */
const mostWordsOfName = 14

/** Of so many letters of a word of the page one may be wrong. */
const lettersPerSlip = 2

/**
 * "Zorbex blight", "brown velvet blight": the name of a problem with a word before it that none of the crop's problems has, so
 * that it need not be theirs; null where no such word stands before it.
 */
export function strangeProblemName(
  { tokens, unknownWords, unexplainedWords, problemText }: Question,
  problems: readonly Passage[],
): string | null {
  // "Girdle bitel" is the beetle of the page.
  const isOnPage = (token: Token) =>
    problems
      .flatMap(({ title }) => tokenize(`${title.en} ${title.hi}`))
      .some(({ sound, folded }) => {
        const slips = Math.floor(folded.length / lettersPerSlip)
        const isNear =
          folded[0] === token.folded[0] && editDistance(folded, token.folded, slips) <= slips
        return sound === token.sound || isNear
      })
  // In a longer question "dark looper" describes.
  const isOther = ({ text }: Token) =>
    tokens.length <= mostWordsOfName && unexplainedWords.includes(text)
  const isStrange = (token: Token) =>
    (unknownWords.includes(token.text) || isOther(token)) &&
    !isPlantPart(token) &&
    !isCropContextWord(token) &&
    !isOnPage(token)
  const [firstWord] = problemText.split(/[ ,]/)
  const nameStart = tokens.findIndex(({ text }) => text === firstWord)
  // "Glass leaf wilt": a part of the plant may stand between.
  let before = nameStart - 1
  while (tokens[before] && isPlantPart(tokens[before] as Token)) before--
  const strange = tokens[before]
  if (!strange || !isStrange(strange)) return null
  const name = tokens.slice(before, nameStart).map(({ text }) => text)
  return [...name, problemText].join(' ')
}
