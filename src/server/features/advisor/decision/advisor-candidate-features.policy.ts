import { noGuide } from '../classifier/advisor-models.service.ts'
import { classOfGuide } from '../classifier/advisor-question-class.ts'
import { passageOfAspect } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import { cropAspects } from '../understanding/aspects/advisor-aspects.data.ts'
import {
  aspectFeatures,
  type CandidateContext,
  guideFeatures,
  guideIdOf,
  logit,
  problemFeatures,
} from './advisor-passage-features.policy.ts'
import {
  type Candidate,
  type CandidateKind,
  candidateOfRules,
} from './outcome/advisor-candidate.ts'

/** What speaks for or against a candidate: numbers by their names. */
export type CandidateFeatures = ReadonlyMap<string, number>

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

function classesOf({ kind, act }: Candidate): readonly string[] {
  const [first] = act.kind === 'passages' ? act.passages : []
  if (first && kind === 'aspect') return classesOfAspectPassage(first)
  if (first && kind === 'guide') return [...new Set([classOfGuide(guideIdOf(first)), 'guide'])]
  return classesOfKinds[kind] ?? []
}

/** Steps of the support of a candidate that may count by themselves. */
const supportSteps: readonly number[] = [0.05, 0.2, 0.5, 0.8, 0.95]

/** Steps of the probability that a question is not farming. */
const offTopicSteps: readonly number[] = [0.3, 0.5, 0.7, 0.9]

/** Probability of the best guide, for candidates that are not guides. */
const besideGuide = (kind: CandidateKind, bestGuide: number): [string, number][] => [
  [`${kind} best guide`, logit(bestGuide)],
  ...guideSteps
    .filter((step) => bestGuide > step)
    .map((step): [string, number] => [`${kind} guide over ${step}`, 1]),
]
const guideSteps: readonly number[] = [0.3, 0.6, 0.9]

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
  const { question, reading, ruled, areRulesSure, bestGuide, bestProblem } = context
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
  const showsDoses = act.kind === 'passages' && act.showsDoses
  const namesPlace = question.placeWords.length > 0 || question.state !== null
  const group = isAnswerKind.has(kind) ? 'answer' : kind
  const shown: [string, number][] = [
    [kind, 1],
    [`${kind} by ${by}`, 1],
    [`${kind} ${by} confirmed`, Number(showsDoses)],
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
    [`${group} beside sure ${kindOfRuled}`, Number(areRulesSure && !byRules)],
    [`${kind} surely by rules`, Number(areRulesSure && byRules)],
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
    [`${kind} place`, Number(namesPlace)],
    [`${group} ${by} place`, Number(namesPlace)],
    [`${kind} ambiguous`, Number(question.ambiguousCrops.length > 0)],
    [`${kind} lacks crop`, Number(question.lacksCropOnly && question.crops.length === 0)],
    ...(kind === 'guide' ? [] : besideGuide(kind, bestGuide)),
    [`${kind} best problem`, logit(bestProblem)],
    [`${kind} no guide`, logit(reading.guide.get(noGuide) ?? 0)],
    ...(first && kind === 'aspect' ? aspectFeatures(first, support) : []),
    ...(first && kind === 'guide' ? guideFeatures(first, context) : []),
    ...(first && kind === 'problem' ? problemFeatures(first, context) : []),
  ]
  return new Map(shown.filter(([, value]) => value !== 0))
}
