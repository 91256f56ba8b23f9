import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { isSameWord, type Token, tokenize } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { deficiencySigns } from './advisor-deficiency-signs.data.ts'
import {
  maxOffered,
  type ProblemAnswer,
  problemPassages,
  unconfirmed,
} from './advisor-problem-decision.policy.ts'
import { problemSigns } from './advisor-problem-signs.data.ts'
import { signsOfDiseaseAlone } from './described-problems/advisor-disease-signs.policy.ts'
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

const readSigns = (text: string) => splitTrimmed(text, ',').map(readSign)

/** The signs of each problem, by crop. */
const gatherSigns = () =>
  Map.groupBy(
    problemSigns.flatMap(({ crops, problem, signs }) => {
      const read = readSigns(signs)
      return splitTrimmed(crops, ' ').map((crop) => ({ crop, problem, signs: read }))
    }),
    ({ crop }) => crop,
  )

let signsByCrop: ReturnType<typeof gatherSigns> | undefined

const isPresentIn = (tokens: readonly Token[]) => (sign: Sign) =>
  sign.every((alternatives) =>
    alternatives.some((word) => tokens.some((token) => isSameWord(token, word))),
  )

/**
 * The ids of the passages whose signs a text about a crop tells, by the words that name nothing else. A sign with more
 * words says more: only the problems with the longest one are given.
 */
function passagesWithSigns(tokens: readonly Token[], crop: string): readonly string[] {
  signsByCrop ??= gatherSigns()
  const isPresent = isPresentIn(tokens)
  const hits = (signsByCrop.get(crop) ?? []).map(({ problem, signs }) => ({
    id: problem.includes('/') ? problem : `calendar/${crop}/${problem}`,
    length: Math.max(0, ...signs.filter(isPresent).map((sign) => sign.length)),
  }))
  const longest = Math.max(0, ...hits.map(({ length }) => length))
  return longest === 0 ? [] : hits.filter(({ length }) => length === longest).map(({ id }) => id)
}

const rootsRot = readSigns(
  'root|roots|jad|jade|jaden|jadon|जड़|जड़ें|जड़ों|rhizome|rhizomes|kand|कंद rot|rots|rotting|rotten|rotted|sad|sada|sadi|sade|sadna|sadte|sadti|gal|gala|gali|gale|galna|सड़|सड़ा|सड़ी|सड़े|गल|गला|गली',
)
const namesOfRootRot = /\b(?:root|foot|collar|basal|rhizome) rot\b/i

/** The one problem of a crop that is a rot of the root, where the question says that roots rot. */
function rotOfRoots(knowledge: AdvisorKnowledge, { freeTokens }: Question, crop: string) {
  if (!rootsRot.some(isPresentIn(freeTokens))) return undefined
  const [only, other] = problemPassages(knowledge, crop).filter(({ problem = '' }) =>
    namesOfRootRot.test(problem),
  )
  return other ? undefined : only
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
  const passage =
    id === undefined ? rotOfRoots(knowledge, question, crop) : knowledge.passageById(id)
  if (!passage || others.length > 0) return null
  if (passage.problem === undefined)
    return { kind: 'passages', passages: [passage], showsDoses: true }
  const all = problemPassages(knowledge, crop)
  return unconfirmed([passage], [...new Set([passage, ...all])].slice(0, maxOffered))
}

const gatherDeficiencies = () =>
  deficiencySigns.map(({ crops, guide, signs, isWeak = false }) => ({
    crops: splitTrimmed(crops, ' '),
    guide,
    isWeak,
    signs: readSigns(signs),
  }))

let deficiencies: ReturnType<typeof gatherDeficiencies> | undefined

const above = createWordSet('upar top ऊपर', false)
const below = createWordSet('niche neeche bottom नीचे', false)
/** "From the top to the bottom" tells a direction, and of no lower leaves. */
const isDirection = (token: Token, position: number, tokens: readonly Token[]) => {
  const from = tokens[position - 2]
  return below.has(token) && from !== undefined && above.has(from)
}

/**
 * The guide to the nutrient that a plant may lack by the signs of a question, which name no problem; undefined without such signs.
 * @param isQuestionBack whether the question is asked back anyway, so that signs of many causes count, too.
 */
export function deficiencyBySigns(
  knowledge: AdvisorKnowledge,
  { freeTokens, problems }: Question,
  crop: string,
  isQuestionBack: boolean,
) {
  if (problems.length > 0 || freeTokens.some((token) => signsOfDiseaseAlone.has(token)))
    return undefined
  deficiencies ??= gatherDeficiencies()
  const isPresent = isPresentIn(
    freeTokens.filter((token, position) => !isDirection(token, position, freeTokens)),
  )
  const hits = deficiencies
    .filter(({ crops }) => crops.includes('any') || crops.includes(crop))
    .filter(({ isWeak }) => isQuestionBack || !isWeak)
    .map(({ guide, signs }) => ({
      guide,
      length: Math.max(0, ...signs.filter(isPresent).map((sign) => sign.length)),
    }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
  return knowledge.passageById(hits[0]?.guide ?? '')
}
