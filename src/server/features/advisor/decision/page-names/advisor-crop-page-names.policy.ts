import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import { nameParts, withoutCarriers } from '../../names/advisor-names.service.ts'
import type { Lexicon } from '../../understanding/advisor-lexicon.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import {
  isColourWord,
  isPlantPart,
  isSignWord,
} from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import { isCropContextWord } from '../../understanding/aspects/advisor-context-words.policy.ts'
import { type Token, tokenize } from '../../understanding/words/advisor-token.policy.ts'

/** A shorter word may be anything. */
const minSingleNameLength = 5

const isOrdinary = (token: Token) =>
  isPlantPart(token) || isColourWord(token) || isSignWord(token) || isCropContextWord(token)

const phraseOf = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).join(' ')

/** "Epilachna (hadda) beetle" is called Epilachna and hadda; beetle alone may be any. */
const withoutKind = (name: string) => name.replace(/\)\s+(?!(?:and|और|व|एवं) )[^()]*$/, ')')

/** Names by which one page calls its problems, as phrases of stems. */
function gatherProblemNames(): Map<string, ReadonlyMap<string, readonly string[]>> {
  return new Map(
    calendarCrops().map((crop) => [
      crop.id,
      new Map(
        crop.troubles.map(({ name }) => {
          const phrases = [name.en, name.hi]
            .map(withoutCarriers)
            .flatMap((each) => [each, ...nameParts(withoutKind(each))])
            .map((each) => tokenize(each))
            .filter(
              (tokens) =>
                tokens.length > 1 ||
                tokens.every(
                  (token) => token.folded.length >= minSingleNameLength && !isOrdinary(token),
                ),
            )
            .map(phraseOf)
          return [name.en, phrases]
        }),
      ),
    ]),
  )
}

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

let problemNames: ReturnType<typeof gatherProblemNames> | undefined
let varietyNames: ReturnType<typeof gatherVarietyNames> | undefined

/**
 * The problem of a crop, by its English name, that a question calls as the crop's page does: "black spot" of roses, "katte"
 * of cardamom, whatever these words mean elsewhere. Null when it calls none, or several.
 */
export function problemCalledAsOnPage({ tokens }: Question, crop: string): string | null {
  problemNames ??= gatherProblemNames()
  const text = ` ${phraseOf(tokens)} `
  // "Green veins" are no greening, which has the same stem.
  const withoutGreen = ` ${phraseOf(tokens.filter(({ folded }) => folded !== 'green'))} `
  const called = [...(problemNames.get(crop) ?? [])].filter(([, phrases]) =>
    phrases.some((phrase) => (phrase.includes(' ') ? text : withoutGreen).includes(` ${phrase} `)),
  )
  return called.length === 1 ? (called[0]?.[0] ?? null) : null
}

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
