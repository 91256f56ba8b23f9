import { noGuide, type QuestionReading } from '../classifier/advisor-models.service.ts'
import { classOfGuide } from '../classifier/advisor-question-class.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { PassageHit } from '../knowledge/advisor-passage-hit.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { problemPassages } from './advisor-problem-decision.policy.ts'
import { problemProbability } from './described-problems/advisor-problem-likeness.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import { namedGuides } from './page-names/advisor-guides.policy.ts'

const maxHits = 20

/** What is read once for all candidates of a question. */
export interface CandidateContext {
  knowledge: AdvisorKnowledge
  question: Question
  reading: QuestionReading
  ruled: CropAnswer
  /** Whether the rules are sure of it. */
  areRulesSure: boolean
  /** The guides and the problems of the crop that have words of the question. */
  hits: readonly PassageHit[]
  /** What the models find of the likeliest guide and of the likeliest kind of problem, from 0 to 1. */
  bestGuide: number
  bestProblem: number
}

/** Reads once what all candidates of a question are weighed by. */
export function createCandidateContext(
  knowledge: AdvisorKnowledge,
  question: Question,
  rules: Pick<CandidateContext, 'ruled' | 'areRulesSure'>,
  reading: QuestionReading,
): CandidateContext {
  const crops = new Set(question.crops.slice(0, 2))
  const guides = knowledge.search(question, {
    isSearched: ({ id }) => id.startsWith('guide/'),
    limit: maxHits,
  })
  const problems =
    crops.size > 0
      ? knowledge.search(question, {
          isSearched: ({ crop, problem }) =>
            crop !== null && crops.has(crop) && problem !== undefined,
          limit: maxHits,
        })
      : []
  const guidesOnly = [...reading.guide].filter(([id]) => id !== noGuide)
  return {
    knowledge,
    question,
    ...rules,
    reading,
    hits: [...guides, ...problems],
    bestGuide: highest(guidesOnly),
    bestProblem: highest([...reading.problem]),
  }
}

const highest = (probabilities: readonly (readonly [string, number])[]) =>
  Math.max(0, ...probabilities.map(([, each]) => each))

/** The logarithm of the odds, between -2 and 2. */
export const logit = (probability: number) =>
  Math.max(-6, Math.min(6, Math.log((probability + 1e-4) / (1 - probability + 1e-4)))) / 3

export const guideIdOf = ({ id }: Passage) => id.replace('guide/', '')

/** The probability of a guide, with those of the others of its family that lead to it. */
function guideProbability(guide: Passage, { guide: guides }: QuestionReading): number {
  const id = guideIdOf(guide)
  const family =
    /^(weeds|seed-treatment|ratoon|nursery|harvest-signs|storage|pruning|intercropping|mulching)(?:-|$)/.exec(
      id,
    )?.[1]
  if (!family) return guides.get(id) ?? 0
  let sum = 0
  for (const [each, probability] of guides)
    if (each === family || each.startsWith(`${family}-`)) sum += probability
  return sum
}

/** What speaks for and against a guide. */
export function guideFeatures(
  guide: Passage,
  { knowledge, question, reading, hits }: CandidateContext,
): [string, number][] {
  const probability = guideProbability(guide, reading)
  const rivals = [...reading.guide].filter(([id]) => id !== noGuide && id !== guideIdOf(guide))
  const rival = Math.max(0, ...rivals.map(([, each]) => each))
  const own = reading.guide.get(guideIdOf(guide)) ?? 0
  const [named] = namedGuides(knowledge, question)
  const hit = hits.find(({ passage }) => passage === guide)
  const first = hits.find(({ passage }) => passage.problem === undefined)
  const hasCrop = question.crops.length > 0 ? 'crop' : 'alone'
  const group = `guide of ${classOfGuide(guideIdOf(guide))}`
  return [
    [group, 1],
    [`${group} likely`, logit(probability)],
    ['guide', logit(probability)],
    [`guide ${hasCrop}`, logit(probability)],
    ['guide share', own / (own + rival + 0.01)],
    ['guide none', logit(reading.guide.get(noGuide) ?? 0)],
    ['guide coverage', hit?.coverage ?? 0],
    ['guide about', Number(hit?.isAbout ?? false)],
    ['guide words', hit && first && first.score > 0 ? hit.score / first.score : 0],
    ['guide named', Number(named?.guide === guide)],
    ['guide named own', Number(named?.guide === guide && named.isOwn)],
    ['guide named long', Number(named?.guide === guide && named.words.length > 1)],
    ['guide other named', Number(named !== undefined && named.guide !== guide && named.isOwn)],
  ]
}

/** What speaks for and against a pest or disease. */
export function problemFeatures(
  problem: Passage,
  { knowledge, question, reading, hits }: CandidateContext,
): [string, number][] {
  if (!problem.crop) return []
  const all = problemPassages(knowledge, problem.crop)
  const probabilities = all.map((each) => problemProbability(each, reading))
  const own = problemProbability(problem, reading)
  const sum = probabilities.reduce((total, each) => total + each, 0)
  const rival = Math.max(0.002, ...probabilities.filter((_, index) => all[index] !== problem))
  const hitSum = hits.reduce(
    (total, { score, passage }) => total + (passage.crop === problem.crop ? score : 0),
    0,
  )
  const hit = hits.find(({ passage }) => passage === problem)
  const entries = knowledge.lexicon.cropProblems.find(
    (each) => each.crop === problem.crop && each.name === problem.problem,
  )?.entries
  const named = question.problems.filter((each) => entries?.has(each)).length
  return [
    ['problem kind', logit(own)],
    ['problem share', logit(own / (sum + 0.01))],
    ['problem lead', Math.max(-2, Math.min(2, Math.log(own / rival) / 2))],
    ['problem words', hitSum > 0 ? (hit?.score ?? 0) / hitSum : 0],
    ['problem coverage', hit?.coverage ?? 0],
    ['problem named', Math.min(2, named)],
    ['problem other named', Number(named === 0 && question.problems.length > 0)],
    ['problem count', Math.min(6, all.length) / 6],
  ]
}

/** Some parts of a crop's page answer more kinds of questions than others. */
export const aspectFeatures = ({ id }: Passage, support: number): [string, number][] => {
  const part = `aspect of ${id.split('/')[2] ?? ''}`
  return [
    [part, 1],
    [`${part} support`, logit(Math.min(1, support))],
  ]
}
