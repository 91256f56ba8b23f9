import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import { nameParts } from '../../names/advisor-names.service.ts'
import type { Lexicon } from '../../understanding/advisor-lexicon.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { type Token, tokenize } from '../../understanding/words/advisor-token.policy.ts'

/** A shorter word may be anything. */
const minSingleNameLength = 5

const phraseOf = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).join(' ')

/** The names of a crop's varieties: "DBW 187 (Karan Vandana)" has two. */
const gatherVarietyNames = () =>
  new Map(
    calendarCrops().map(({ id, varieties = [] }) => [
      id,
      varieties
        .flatMap(({ name }) => nameParts(name))
        .map((name) => tokenize(name))
        .filter(
          (tokens) =>
            tokens.some(({ folded }) => folded.length >= minSingleNameLength) || tokens.length > 1,
        )
        .map(phraseOf),
    ]),
  )

let varietyNames: ReturnType<typeof gatherVarietyNames> | undefined

/** Whether a question names a problem of a crop's page, and no other: "stripe disease in barley", "tuta absoluta in tomato". */
export function namesNothingBeside(
  { cropProblems }: Pick<Lexicon, 'cropProblems'>,
  { message, problems }: Question,
  { crop, problem = '' }: Passage,
): boolean {
  const known = cropProblems.find((each) => each.crop === crop && each.name === problem)
  const names = problem.toLowerCase().split(/ *[()] */)
  return (
    problems.length > 0 &&
    problems.every((id) => known?.entries.has(id)) &&
    names.some((name) => name !== '' && message.toLowerCase().includes(name))
  )
}

/** Whether a question names a variety of a crop, or has what looks like a breeder's code: "JS 335", "HD 3086". */
export function namesVariety({ tokens, unexplainedWords }: Question, crop: string): boolean {
  varietyNames ??= gatherVarietyNames()
  const text = ` ${phraseOf(tokens)} `
  const isCode = ({ text: word, folded }: Token, position: number) =>
    unexplainedWords.includes(word) &&
    /^[a-z]{1,5}$/.test(folded) &&
    /^\d{2,5}$/.test(tokens[position + 1]?.folded ?? '')
  return (
    (varietyNames.get(crop) ?? []).some((phrase) => text.includes(` ${phrase} `)) ||
    tokens.some(isCode)
  )
}

/**
 * Whether a problem, by its English name, is none of the aphids that a question names. Only "chepa" is in Hindi both an aphid and the
 * ergot of pearl millet.
 */
export const isOtherThanAphid = ({ message }: Question, problem = ''): boolean =>
  /\baphids?\b|\bma+h(?:u|oo)n?\b|माहू|एफिड/i.test(message) && !/aphid/i.test(problem)
