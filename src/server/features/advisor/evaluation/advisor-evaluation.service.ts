import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { classOfGuide } from '../classifier/advisor-question-class.ts'
import { decide } from '../decision/advisor-decision.service.ts'
import type { DecidedAct, Decision } from '../decision/outcome/advisor-decision.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { EvaluationQuestion, ExpectedAnswer } from './evaluation-questions.schema.ts'
import {
  cropProblemSlug,
  type EvaluationPart,
  readEvaluationQuestions,
} from './evaluation-questions.ts'
import { laterCrops, laterGuides } from './later-crops.data.ts'

/**
 * What came of a question. `refused` is a refusal or a question asked back where there is a page; `wrong` is an
 * answer about something else, or an answer where there should be none.
 */
export type Outcome = 'right' | 'refused' | 'wrong'

/** Which passage of a crop tells about each aspect. */
const passagesOfAspect: Record<string, readonly string[]> = {
  sowing: ['sowing'],
  seed: ['seed', 'basics'],
  spacing: ['seed', 'basics'],
  water: ['water', 'growing'],
  fertiliser: ['fertiliser', 'growing'],
  harvest: ['harvest', 'sowing', 'keeping'],
  storage: ['harvest', 'keeping'],
  yield: ['harvest'],
  duration: ['harvest', 'overview'],
  varieties: ['varieties'],
  climate: ['soil', 'overview', 'growing'],
  soil: ['soil', 'overview', 'growing'],
  general: ['overview', 'sowing', 'growing'],
  weeds: ['weeds'],
}

type CropAnswer = Extract<ExpectedAnswer, { answer: unknown }>['answer']

function isGuideOf(passage: Passage | undefined, guides: readonly string[] = []): boolean {
  const id = passage?.id.replace('guide/', '') ?? ''
  return [id, ...(laterGuides[id] ?? [])].some((each) => guides.includes(each))
}

function isRightPassage({ id, crop, problem }: Passage, { aspect, problem: slug }: CropAnswer) {
  if (aspect !== 'problem')
    return passagesOfAspect[aspect]?.includes(id.split('/')[2] ?? '') ?? false
  if (slug) return problem !== undefined && cropProblemSlug(problem) === slug
  return problem !== undefined || id === `calendar/${crop}/troubles`
}

function isRightAnswer(passages: readonly Passage[], answer: CropAnswer): boolean {
  const [first] = passages
  if (!first) return false
  if (isGuideOf(first, answer.orGuides)) return true
  if (answer.aspect === 'weeds') return classOfGuide(first.id.replace('guide/', '')) === 'weeds'
  const isAbout = (crop: string, passage: Passage | undefined) =>
    passage?.crop === crop && isRightPassage(passage, answer)
  if (answer.orCrops?.some((crop) => isAbout(crop, first))) return true
  const shown = passages.slice(0, answer.crops.length)
  return answer.crops.every((crop) => shown.some((passage) => isAbout(crop, passage)))
}

const toolIntents: Record<string, string> = {
  price: 'price',
  weather: 'weather',
  listings: 'cropListings',
  rental: 'rental',
}

function isRightTool(decision: Decision, tool: string, crops: readonly string[] = []): boolean {
  if (tool === 'sowing-now') {
    return decision.kind === 'passages' && decision.passages[0]?.id.startsWith('month/') === true
  }
  if (decision.kind !== 'look-up') return false
  const intents: readonly string[] = decision.intents
  const isCalled =
    intents.includes(toolIntents[tool] ?? '') ||
    (tool === 'listings' && intents.includes('ownListings'))
  return isCalled && crops.every((crop) => decision.crops.includes(crop))
}

/** An answer that still withholds doses and asks which problem it is counts as asking back. */
const asksBack = (decision: Decision, missing: string) =>
  (decision.kind === 'ask' && decision.missing === missing) ||
  (missing === 'problem' && decision.kind === 'passages' && !decision.showsDoses)

/** Whether a decision is what a question expects. */
function isRight(decision: Decision, expected: ExpectedAnswer): boolean {
  const passages = 'passages' in decision ? decision.passages : []
  if ('answer' in expected) return isRightAnswer(passages, expected.answer)
  if ('guide' in expected) return isGuideOf(passages[0], expected.guide)
  if ('tool' in expected) return isRightTool(decision, expected.tool, expected.crops)
  if ('askBack' in expected) return asksBack(decision, expected.askBack)
  if ('emergency' in expected) return decision.kind === 'emergency'
  if ('smallTalk' in expected) return decision.kind === 'small-talk'
  if (decision.kind !== 'refuse') return false
  return expected.names === undefined || decision.name.includes(expected.names)
}

/** Whether a decision gives no advice: a refusal, or a question asked back. */
const givesNoAdvice = ({ kind }: Decision) => kind === 'refuse' || kind === 'ask'

/** What came of a question, by what it expects. */
export function outcomeOf(decision: Decision, expected: readonly ExpectedAnswer[]): Outcome {
  if (expected.some((each) => isRight(decision, each))) return 'right'
  return givesNoAdvice(decision) ? 'refused' : 'wrong'
}

/** Whether an act is one of those that a question expects, whatever buttons stand below it. */
export const isRightAct = (act: DecidedAct, question: EvaluationQuestion): boolean =>
  outcomeOf({ ...act, understoodCrop: null, choices: [] }, expectationsOf(question)) === 'right'

/** Whether a question is answered rightly, or a button below the reply gives the right answer. */
export const isOnePressAway = ({ decision, outcome, ...question }: EvaluatedQuestion): boolean =>
  outcome === 'right' ||
  decision.choices.some(
    ({ en }) => outcomeOf(decideAlone(en.message), expectationsOf(question)) === 'right',
  )

/** What is decided for somebody without an address who has asked nothing before. */
export function decideAlone(question: string): Decision {
  const knowledge = advisorKnowledge()
  const parsed = knowledge.parseQuestion(question, undefined, new Date())
  return decide(knowledge, parsed, { home: '', previousCrop: null })
}

export interface EvaluatedQuestion extends EvaluationQuestion {
  decision: Decision
  outcome: Outcome
}

/** Every expectation that makes an answer right. */
export const expectationsOf = ({ expect, alsoRight = [] }: EvaluationQuestion) => [
  expect,
  ...alsoRight,
]

/** Whether a page that a question expects exists: some guides and crops are still to be written. */
export function hasItsPage(expect: ExpectedAnswer): boolean {
  const { passages } = advisorKnowledge()
  const hasCrop = (crop: string) => passages.some((passage) => passage.crop === crop)
  const hasGuide = (guide: string) => passages.some(({ id }) => id === `guide/${guide}`)
  if ('guide' in expect) return expect.guide.some(hasGuide)
  if (
    'answer' in expect &&
    expect.answer.aspect !== 'problem' &&
    expect.answer.aspect !== 'weeds'
  ) {
    const { crops, orGuides, aspect } = expect.answer
    const isWritten = (crop: string) =>
      passages.some((each) => each.crop === crop && isRightPassage(each, { crops, aspect }))
    return crops.every(isWritten) || (orGuides?.some(hasGuide) ?? false)
  }
  const crops = 'answer' in expect ? expect.answer.crops : 'tool' in expect ? expect.crops : []
  return (crops ?? []).every(hasCrop)
}

/** Whether a question expects to be refused by the name of a crop that has got a page since. */
function hasLaterPage({ expect, question, written = '' }: EvaluationQuestion): boolean {
  if (!('refuse' in expect)) return false
  const { crops } = advisorKnowledge().parseQuestion(question, undefined, new Date())
  return crops.some((crop) => written < (laterCrops[crop] ?? ''))
}

const isMeasured = (question: EvaluationQuestion) =>
  hasItsPage(question.expect) && !hasLaterPage(question)

/** The number of questions of a part whose page is still to be written, or was written after them. */
export const countWithoutPage = (part: EvaluationPart): number =>
  readEvaluationQuestions(part).filter((each) => !isMeasured(each)).length

/** Asks every question of a list but those whose page is still to be written, or was written after them. */
export const evaluateList = (questions: readonly EvaluationQuestion[]): EvaluatedQuestion[] =>
  questions.filter(isMeasured).map((each) => {
    const decision = decideAlone(each.question)
    return { ...each, decision, outcome: outcomeOf(decision, expectationsOf(each)) }
  })

/** Asks every question of a part, as `evaluateList` does. */
export const evaluateQuestions = (part: EvaluationPart): EvaluatedQuestion[] =>
  evaluateList(readEvaluationQuestions(part))

/** The questions that are right, refused although there is a page, and wrong. */
export interface Totals extends Record<Outcome, number> {
  count: number
}

export function totalsOf(evaluated: readonly Pick<EvaluatedQuestion, 'outcome'>[]): Totals {
  const countOf = (outcome: Outcome) => evaluated.filter((each) => each.outcome === outcome).length
  return {
    count: evaluated.length,
    right: countOf('right'),
    refused: countOf('refused'),
    wrong: countOf('wrong'),
  }
}

/** Whether a question should be refused, as opposed to one that there is a page or a service for. */
export const expectsRefusal = ({ expect }: EvaluationQuestion) => 'refuse' in expect

/** The first set of questions, with the ids of the passages that answer each, and questions off topic. */
const PassageQuestions = z.strictObject({
  answerable: z.array(
    z.strictObject({ question: z.string(), expectedPassages: z.array(z.string()).min(1) }),
  ),
  offTopic: z.array(z.string()),
})

const passagesOf = (decision: Decision) =>
  decision.kind === 'passages' || decision.kind === 'emergency' || decision.kind === 'ask'
    ? decision.passages.map(({ id }) => id)
    : []

/** Asks the questions of `passages.json`: those that miss their passage, and those off topic that are answered. */
export function evaluatePassages() {
  const file = join(import.meta.dirname, 'passages.json')
  const { answerable, offTopic } = PassageQuestions.parse(JSON.parse(readFileSync(file, 'utf8')))
  const decided = answerable.map((each) => ({ ...each, decision: decideAlone(each.question) }))
  return {
    count: answerable.length,
    missed: decided.filter(
      ({ decision, expectedPassages }) =>
        !passagesOf(decision).some((id) => expectedPassages.includes(id)),
    ),
    answeredOffTopic: offTopic.filter((question) => !givesNoAdvice(decideAlone(question))),
  }
}

/** Of questions with the passage that answers each, those that get something else, with what they get. */
export const missedPassages = (
  questions: readonly (readonly [question: string, passage: string])[],
): string[] =>
  questions.flatMap(([question, passage]) => {
    const decision = decideAlone(question)
    const got = decision.kind === 'passages' ? decision.passages[0]?.id : decision.kind
    return got === passage ? [] : [`${question}: ${got}`]
  })
