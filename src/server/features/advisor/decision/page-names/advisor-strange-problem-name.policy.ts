import { editDistance } from '#server/platform/text/word-sounds.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { isPlantPart } from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import { isCropContextWord } from '../../understanding/aspects/advisor-context-words.policy.ts'
import { type Token, tokenize } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'

/** In so few words a known word before the name of a problem belongs to that name. */
const mostWordsOfName = 14

/** What only the word before it makes the name of a disease. */
const kindsOfDisease = createWordSet(
  'spot rot blight wilt mildew rust smut mould mold scab canker dhabba sadan galan jhulsa धब्बा सड़न गलन झुलसा',
  false,
)

/** The first word of the problem that is named; of none, a word for a kind of disease after one that nobody knows. */
export function startOfProblemName({ tokens, unknownWords, problemText }: Question): number {
  if (problemText === '')
    return tokens.findIndex(
      (token, position) =>
        kindsOfDisease.has(token) && unknownWords.includes(tokens[position - 1]?.text ?? ''),
    )
  const [firstWord] = problemText.split(/[ ,]/)
  return tokens.findIndex(({ text }) => text === firstWord)
}

/** Of so many letters of a word of the page one may be wrong. */
const lettersPerSlip = 2

/**
 * "Zorbex blight", "brown velvet blight": the name of a problem with a word before it that none of the crop's problems has, so
 * that it need not be theirs; null where no such word stands before it.
 */
export function strangeProblemName(
  question: Question,
  problems: readonly Passage[],
): string | null {
  const { tokens, unknownWords, unexplainedWords, problemText } = question
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
  const nameStart = startOfProblemName(question)
  // "Glass leaf wilt": a part of the plant may stand between.
  let before = nameStart - 1
  while (tokens[before] && isPlantPart(tokens[before] as Token)) before--
  const strange = tokens[before]
  if (!strange || !isStrange(strange)) return null
  const name = tokens.slice(before, nameStart).map(({ text }) => text)
  return [...name, problemText || (tokens[nameStart]?.text ?? '')].join(' ')
}
