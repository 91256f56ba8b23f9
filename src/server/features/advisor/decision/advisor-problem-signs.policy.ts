import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { isSameWord, type Token, tokenize } from '../understanding/words/advisor-token.policy.ts'
import {
  maxOffered,
  type ProblemAnswer,
  problemPassages,
  unconfirmed,
} from './advisor-problem-decision.policy.ts'
import { problemSigns } from './advisor-problem-signs.data.ts'
import { isAboutStorage } from './page-names/advisor-problem-question.policy.ts'

/** A sign as a list of words, each with its alternatives. */
type Sign = readonly (readonly Token[])[]

const splitTrimmed = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean)

const readSign = (text: string): Sign =>
  splitTrimmed(text, /\s+/).map((word) =>
    splitTrimmed(word, '|').flatMap((alternative) => tokenize(alternative)),
  )

/** The signs of each problem, by crop. */
const gatherSigns = () =>
  Map.groupBy(
    problemSigns.flatMap(({ crops, problem, signs }) => {
      const read = splitTrimmed(signs, ',').map(readSign)
      return splitTrimmed(crops, ' ').map((crop) => ({ crop, problem, signs: read }))
    }),
    ({ crop }) => crop,
  )

let signsByCrop: ReturnType<typeof gatherSigns> | undefined

/**
 * The ids of the passages whose signs a text about a crop tells, by the words that name nothing else. A sign with more
 * words says more: only the problems with the longest one are given.
 */
function passagesWithSigns(tokens: readonly Token[], crop: string): readonly string[] {
  signsByCrop ??= gatherSigns()
  const isPresent = (sign: Sign) =>
    sign.every((alternatives) =>
      alternatives.some((word) => tokens.some((token) => isSameWord(token, word))),
    )
  const hits = (signsByCrop.get(crop) ?? []).map(({ problem, signs }) => ({
    id: problem.includes('/') ? problem : `calendar/${crop}/${problem}`,
    length: Math.max(0, ...signs.filter(isPresent).map((sign) => sign.length)),
  }))
  const longest = Math.max(0, ...hits.map(({ length }) => length))
  return longest === 0 ? [] : hits.filter(({ length }) => length === longest).map(({ id }) => id)
}

/**
 * The one problem whose unmistakable signs a question tells; null when it tells none, those of several, or names a
 * problem of the crop. It is shown without doses until the user confirms it; a guide has none to hold back.
 */
export function problemBySigns(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
): ProblemAnswer | null {
  if (isAboutStorage(question) || question.strongAspects.includes('varieties')) return null
  const asksOther = question.strongAspects.length > 0 && (question.asksWhen || question.asksHowMuch)
  if (asksOther && !question.hasStrongSigns) return null
  const [id, ...others] = passagesWithSigns(question.freeTokens, crop)
  const passage = id === undefined ? undefined : knowledge.passageById(id)
  if (!passage || others.length > 0) return null
  if (passage.problem === undefined)
    return { kind: 'passages', passages: [passage], showsDoses: true }
  const all = problemPassages(knowledge, crop)
  return unconfirmed([passage], [...new Set([passage, ...all])].slice(0, maxOffered))
}
