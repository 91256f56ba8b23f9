import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import { spokenProblemNames } from '../../names/advisor-local-problem-names.service.ts'
import { nameParts, withoutCarriers } from '../../names/advisor-names.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import {
  asksForAspect,
  isColourWord,
  isPlantPart,
  isSignWord,
} from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import { isCropContextWord } from '../../understanding/aspects/advisor-context-words.policy.ts'
import { type Token, tokenize } from '../../understanding/words/advisor-token.policy.ts'
import { isWordForPests } from './advisor-problem-question.policy.ts'

/** A shorter word may be anything. */
const minSingleNameLength = 5

const isOrdinary = (token: Token) =>
  isPlantPart(token) || isColourWord(token) || isSignWord(token) || isCropContextWord(token)

/** "Epilachna (hadda) beetle" is called Epilachna and hadda; beetle alone may be any. */
const withoutKind = (name: string) => name.replace(/\)\s+(?!(?:and|और|व|एवं) )[^()]*$/, ')')

interface ProblemName {
  /** The English name of the problem. */
  problem: string
  /** The words of one of its names. */
  words: readonly Token[]
}

type CropData = ReturnType<typeof calendarCrops>[number]

/** Names by which the page of a crop, or its farmers, call its problems. */
const gatherProblemNames = (crop: CropData): readonly ProblemName[] =>
  crop.troubles.flatMap(({ name }) => {
    const onPage = [name.en, name.hi]
      .map(withoutCarriers)
      .flatMap((each) => [each, ...nameParts(withoutKind(each))])
    return [...onPage, ...spokenProblemNames(crop.id, name.en)]
      .map((each) => ({ problem: name.en, words: tokenize(each) }))
      .filter(
        ({ words }) =>
          words.length > 1 ||
          words.every((token) => token.folded.length >= minSingleNameLength && !isOrdinary(token)),
      )
  })

const namesByCrop = new Map<string, readonly ProblemName[]>()

function problemNamesOf(crop: string): readonly ProblemName[] {
  const known = namesByCrop.get(crop)
  if (known) return known
  const names = calendarCrops()
    .filter(({ id }) => id === crop)
    .flatMap(gatherProblemNames)
  namesByCrop.set(crop, names)
  return names
}

/** Shorter sounds are shared by too many words, even beside the others of a name. */
const minSound = 2
const isLatin = ({ folded }: Token) => /^[a-z]+$/.test(folded)
/** A nasal before a consonant is written or not: baingani, baigani; tambaku, tanbaku. */
const soundWithoutNasals = ({ sound }: Token) =>
  sound.replace(/(?<=.)[mn](?=[bcdfghjklpqrstvyz])/g, '')

/** Whether a word of a question is one of a name, in another inflection. */
const isInflected = (token: Token, word: Token) =>
  // "Green veins" are no greening, which has the same stem.
  token.stem === word.stem && (token.folded !== 'green' || word.folded === 'green')

/** Whether it is one in the other script; by itself a word of that sound may be any. */
const soundsAlike = (token: Token, word: Token) =>
  isLatin(token) !== isLatin(word) &&
  soundWithoutNasals(word).length >= minSound &&
  soundWithoutNasals(token) === soundWithoutNasals(word)

/** The words of a question that are a name; none where it does not contain it. */
function wordsThatName({ tokens }: Question, { words }: ProblemName) {
  const isSpoken = words.length > 1
  const start = tokens.findIndex((_, position) =>
    words.every((word, offset) => {
      const token = tokens[position + offset]
      return token && (isInflected(token, word) || (isSpoken && soundsAlike(token, word)))
    }),
  )
  return start === -1 ? [] : tokens.slice(start, start + words.length)
}

/** "How many suckers are planted" does not ask for the sucker rot. */
const isOnlyPlanted = ({ hasSigns, asksRemedy }: Question, words: readonly Token[]) =>
  !hasSigns && !asksRemedy && words.every((word) => asksForAspect('seed', word))

/** A problem of a crop that a question calls by a name of its own. */
export interface CalledProblem {
  passage: Passage
  /** Whether the words can be nothing but a name. */
  isNameAlone: boolean
  /** Whether there is a word beside them that nobody knows: "is zorbex good for late blight". */
  isBesideUnknown: boolean
}

/** "Kala dhabba" is a sign, too, where more of the plant is described beside it. */
function isNameAlone({ freeTokens }: Question, words: readonly Token[]): boolean {
  if (words.some((token) => !isOrdinary(token) && token.terms.length > 0)) return true
  return !freeTokens.some(
    (token) =>
      !words.includes(token) &&
      (isPlantPart(token) || isColourWord(token) || (isSignWord(token) && !isWordForPests(token))),
  )
}

/**
 * The problem of a crop that a question calls as the crop's page or its farmers do: "black spot" of roses, "katte" of cardamom, "teliya"
 * of pomegranates, whatever these words mean elsewhere. A name within a longer one does not count. Null when it calls none, or several.
 * @param among the problems of the crop.
 */
export function calledProblem(
  question: Question,
  crop: string,
  among: readonly Passage[],
): CalledProblem | null {
  const called = problemNamesOf(crop)
    .map((name) => ({ problem: name.problem, words: wordsThatName(question, name) }))
    .filter(({ words }) => words.length > 0 && !isOnlyPlanted(question, words))
  const most = Math.max(0, ...called.map(({ words }) => words.length))
  const first = called.find(({ words }) => words.length === most)
  const isOther = ({ problem, words }: (typeof called)[number]) =>
    problem !== first?.problem &&
    (words.length === most || words.some((word) => !first?.words.includes(word)))
  if (!first || called.some(isOther)) return null
  // "Zorbex blast" need not be the blast of the page.
  const [firstWord] = first.words
  const before = firstWord && question.tokens[question.tokens.indexOf(firstWord) - 1]
  if (before && question.unknownWords.includes(before.text)) return null
  const passage = among.find(({ problem }) => problem === first.problem)
  if (!passage) return null
  const isBesideUnknown = question.unknownWords.some(
    (unknown) => !first.words.some(({ text }) => text === unknown),
  )
  return { passage, isNameAlone: isNameAlone(question, first.words), isBesideUnknown }
}
