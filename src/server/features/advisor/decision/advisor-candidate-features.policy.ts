import { noGuide, type QuestionReading } from '../classifier/advisor-models.service.ts'
import { classOfGuide } from '../classifier/advisor-question-class.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { PassageHit } from '../knowledge/advisor-passage-hit.policy.ts'
import { cropAspects } from '../understanding/advisor-aspects.data.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { passageOfAspect } from './advisor-aspect-passages.policy.ts'
import { type Candidate, candidateOfRules } from './advisor-candidate.ts'
import { problemProbability } from './advisor-candidates.policy.ts'
import type { CropAnswer } from './advisor-crop-decision.policy.ts'
import { namedGuides } from './advisor-guides.policy.ts'
import { problemPassages } from './advisor-problem-decision.policy.ts'

/** What speaks for or against a candidate: numbers by their names. */
export type CandidateFeatures = ReadonlyMap<string, number>

/** What is read once for all candidates of a question. */
export interface CandidateContext {
  knowledge: AdvisorKnowledge
  question: Question
  reading: QuestionReading
  ruled: CropAnswer
  /** Whether the rules are sure of it. */
  isRuledSurely: boolean
  /** The guides and the problems of the crop that have words of the question. */
  hits: readonly PassageHit[]
}

/** Reads once what all candidates of a question are weighed by. */
export function createCandidateContext(
  knowledge: AdvisorKnowledge,
  question: Question,
  rules: Pick<CandidateContext, 'ruled' | 'isRuledSurely'>,
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
  return { knowledge, question, ...rules, reading, hits: [...guides, ...problems] }
}
const maxHits = 20

/** The logarithm of the odds, between -2 and 2. */
const logit = (probability: number) =>
  Math.max(-6, Math.min(6, Math.log((probability + 1e-4) / (1 - probability + 1e-4)))) / 3

const classesOfKinds: Readonly<Record<string, readonly string[]>> = {
  problem: ['problem'],
  askProblem: ['problem'],
  month: ['sowingNow', 'sowing'],
  price: ['price'],
  listings: ['listings'],
  rental: ['rental'],
  weather: ['weather'],
  askPlace: ['weather'],
  smallTalk: ['smallTalk'],
  refusal: ['offTopic', 'harm'],
  namedRefusal: ['offTopic'],
  animals: ['animals'],
  askCrop: [...cropAspects, 'problem'],
  askAspect: [...cropAspects],
}

/** The classes of questions that a passage on an aspect of a crop answers. */
function classesOfAspectPassage({ id }: Passage): readonly string[] {
  const part = id.split('/')[2] ?? ''
  return cropAspects.filter(
    (aspect) =>
      passageOfAspect[aspect] === part ||
      (part === 'overview' && ['climate', 'soil', 'duration'].includes(aspect)) ||
      (part === 'basics' && ['seed', 'spacing'].includes(aspect)) ||
      (part === 'growing' &&
        ['fertiliser', 'water', 'soil', 'climate', 'general'].includes(aspect)) ||
      (part === 'keeping' && ['storage', 'harvest'].includes(aspect)),
  )
}

const guideIdOf = ({ id }: Passage) => id.replace('guide/', '')

function classesOf({ kind, act }: Candidate): readonly string[] {
  const [first] = act.kind === 'passages' ? act.passages : []
  if (first && kind === 'aspect') return classesOfAspectPassage(first)
  if (first && kind === 'guide') return [...new Set([classOfGuide(guideIdOf(first)), 'guide'])]
  return classesOfKinds[kind] ?? []
}

/** The probability of a guide, with those of the others of its family that lead to it. */
function guideProbability(guide: Passage, { guide: guides }: QuestionReading): number {
  const id = guideIdOf(guide)
  const family = /^(weeds|seed-treatment|ratoon|nursery|harvest-signs|storage)(?:-|$)/.exec(id)?.[1]
  if (!family) return guides.get(id) ?? 0
  let sum = 0
  for (const [each, probability] of guides)
    if (each === family || each.startsWith(`${family}-`)) sum += probability
  return sum
}

function guideFeatures(
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
  return [
    ['guide', logit(probability)],
    [`guide ${hasCrop}`, logit(probability)],
    ['guide share', own / (own + rival + 0.01)],
    ['guide none', logit(reading.guide.get(noGuide) ?? 0)],
    ['guide coverage', hit?.coverage ?? 0],
    ['guide about', Number(hit?.isAbout ?? false)],
    ['guide words', hit && first ? hit.score / first.score : 0],
    ['guide named', Number(named?.guide === guide)],
    ['guide named own', Number(named?.guide === guide && named.isOwn)],
    ['guide named long', Number(named?.guide === guide && named.words.length > 1)],
    ['guide other named', Number(named !== undefined && named.guide !== guide && named.isOwn)],
  ]
}

function problemFeatures(
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

/** Steps of the support of a candidate that may count by themselves. */
const supportSteps: readonly number[] = [0.05, 0.2, 0.5, 0.8, 0.95]

/** Steps of the probability that a question is no farming. */
const offTopicSteps: readonly number[] = [0.3, 0.5, 0.7, 0.9]

const isAnswerKind: ReadonlySet<string> = new Set(['aspect', 'guide', 'problem', 'month'])

/**
 * What speaks for and against a candidate.
 * @param isTuned whether the rules were mended for this very question, so that their word says less.
 */
export function candidateFeatures(
  candidate: Candidate,
  context: CandidateContext,
  isTuned: boolean,
): CandidateFeatures {
  const { question, reading, ruled, isRuledSurely } = context
  const { kind, act, byRules } = candidate
  const probabilityOf = (name: string) => reading.class.get(name) ?? 0
  const classes = new Set(classesOf(candidate))
  const support = [...classes].reduce((sum, name) => sum + probabilityOf(name), 0)
  const rival = Math.max(
    0,
    ...[...reading.class].filter(([name]) => !classes.has(name)).map(([, each]) => each),
  )
  const [first] = act.kind === 'passages' ? act.passages : []
  const by = byRules ? 'rules' : 'model'
  const kindOfRuled = candidateOfRules(ruled).kind
  const unknown = Math.min(3, question.unknownWords.length) / 3
  const unexplained = Math.min(4, question.unexplainedWords.length) / 4
  const crops = Math.min(2, question.crops.length)
  const isConfirmed = act.kind === 'passages' && act.isConfirmed
  const group = isAnswerKind.has(kind) ? 'answer' : kind
  const shown: [string, number][] = [
    [kind, 1],
    [`${kind} by ${by}`, 1],
    [`${kind} ${by} confirmed`, Number(isConfirmed)],
    [`${kind} support`, logit(Math.min(1, support))],
    [`${kind} ${by} support`, logit(Math.min(1, support))],
    ...supportSteps
      .filter((step) => support > step)
      .map((step): [string, number] => [`${kind} ${by} support over ${step}`, 1]),
    [
      `${kind} ${by} support beside unknown`,
      question.unknownWords.length > 0 ? logit(Math.min(1, support)) : 0,
    ],
    [`${kind} rival`, logit(rival)],
    [`${by} tuned`, Number(isTuned && byRules)],
    [`${kind} rules tuned`, Number(isTuned && byRules)],
    [`tuned beside`, Number(isTuned && !byRules)],
    [`${group} beside ${kindOfRuled}`, byRules ? 0 : 1],
    [`${group} beside sure ${kindOfRuled}`, Number(isRuledSurely && !byRules)],
    [`${kind} surely by rules`, Number(isRuledSurely && byRules)],
    [`${group} ${by} unknown`, unknown],
    [`${group} unexplained`, unexplained],
    [`${group} ${by} unexplained`, unexplained],
    [`${group} offTopic`, logit(probabilityOf('offTopic'))],
    ...offTopicSteps
      .filter((step) => probabilityOf('offTopic') > step)
      .map((step): [string, number] => [`${group} ${by} offTopic over ${step}`, 1]),
    [`${group} animals`, logit(probabilityOf('animals'))],
    [`${kind} problem`, logit(probabilityOf('problem'))],
    [`${group} mended`, Number(question.mended !== null)],
    [`${kind} crops ${crops}`, 1],
    [`${kind} second crop`, Number(first?.crop != null && first.crop !== question.crops[0])],
    [`${kind} signs`, Number(question.hasSigns)],
    [`${kind} problems`, Number(question.problems.length > 0)],
    [`${kind} substances`, Number(question.substances.length > 0)],
    [`${kind} when`, Number(question.asksWhen)],
    [`${kind} much`, Number(question.asksHowMuch)],
    [`${kind} remedy`, Number(question.asksRemedy)],
    [`${kind} aspects`, Math.min(3, question.strongAspects.length) / 3],
    ...question.things.map((thing): [string, number] => [`${group} thing ${thing.kind}`, 1]),
    [`${group} exact thing`, Number(question.things.some(({ isExact }) => isExact))],
    [`${group} length`, Math.min(30, question.tokens.length) / 10],
    [`${kind} ambiguous`, Number(question.ambiguousCrops.length > 0)],
    ...(first && kind === 'guide' ? guideFeatures(first, context) : []),
    ...(first && kind === 'problem' ? problemFeatures(first, context) : []),
  ]
  return new Map(shown.filter(([, value]) => value !== 0))
}
