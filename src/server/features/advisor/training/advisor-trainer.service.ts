import { createHash } from 'node:crypto'
import type { LinearModel } from '../classifier/advisor-linear-model.ts'
import {
  createQuestionReader,
  dangerClasses,
  featureCounts,
  type ModelName,
  modelFeatures,
  modelNames,
  noGuide,
} from '../classifier/advisor-models.service.ts'
import { problemKinds } from '../classifier/advisor-problem-kinds.data.ts'
import { questionClasses } from '../classifier/advisor-question-class.ts'
import type { ConfidenceModel } from '../decision/advisor-confidence.policy.ts'
import { decideByRules } from '../decision/advisor-decision.service.ts'
import { isDecidedByRules } from '../decision/advisor-rule-certainty.policy.ts'
import {
  type WeighableCandidate,
  weighableCandidates,
} from '../decision/advisor-weighing.service.ts'
import type { CropAnswer } from '../decision/outcome/advisor-decision.ts'
import { hasItsPage, isRightAct } from '../evaluation/advisor-evaluation.service.ts'
import type { EvaluationQuestion } from '../evaluation/evaluation-questions.schema.ts'
import { readEvaluationQuestions } from '../evaluation/evaluation-questions.ts'
import { type AdvisorKnowledge, advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { trainConfidence, type WeighedCandidate } from './advisor-confidence-training.policy.ts'
import { dangerExamples, dangerTexts } from './advisor-danger-examples.ts'
import {
  classesOfSubjectPhrasings,
  guideExamples,
  guideLabels,
  guideTexts,
  problemExamples,
  problemTexts,
} from './advisor-subject-examples.ts'
import { trainLinearModel } from './advisor-training.policy.ts'
import { classExamples, type LabelledText, readPhrasings } from './advisor-training-examples.ts'

type Questions = readonly EvaluationQuestion[]

/** Names of months say when, on whatever day the training runs. */
const trainingDay = new Date('2026-11-22T00:00:00Z')

/** The texts that each model learns from. */
const textsOfModels = (knowledge: AdvisorKnowledge) =>
  ({
    class: (questions) => [
      ...classExamples(questions),
      ...readPhrasings(),
      ...classesOfSubjectPhrasings(),
    ],
    guide: (questions) => [...guideExamples(questions), ...guideTexts(knowledge)],
    problem: (questions) => [...problemExamples(questions), ...problemTexts()],
    danger: (questions) => [...dangerExamples(questions), ...dangerTexts()],
  }) satisfies Record<ModelName, (questions: Questions) => LabelledText[]>

/** Creates the training of each model; what it has read once it keeps, for the rounds that leave some questions out. */
export function createModelTrainer(knowledge: AdvisorKnowledge) {
  const known = new Map<string, number[]>()
  const featuresOfText = (name: ModelName, text: string) => {
    const key = `${name} ${text}`
    const features =
      known.get(key) ?? modelFeatures(name, knowledge.parseQuestion(text, undefined, trainingDay))
    known.set(key, features)
    return features
  }
  const classes: Record<ModelName, readonly string[]> = {
    class: questionClasses,
    guide: [...guideLabels(knowledge), noGuide],
    problem: problemKinds,
    danger: dangerClasses,
  }
  const texts = textsOfModels(knowledge)
  const trainerOf = (name: ModelName) => (questions: Questions) =>
    trainLinearModel(
      classes[name],
      featureCounts[name],
      texts[name](questions).map(({ text, ...each }) => ({
        ...each,
        features: featuresOfText(name, text),
      })),
    )
  return Object.fromEntries(modelNames.map((name) => [name, trainerOf(name)])) as Record<
    ModelName,
    (questions: Questions) => LinearModel
  >
}

/** Trains the models that are weighed. */
function trainWeighed(train: ReturnType<typeof createModelTrainer>, questions: Questions) {
  return {
    class: train.class(questions),
    guide: train.guide(questions),
    problem: train.problem(questions),
  }
}

/** Rounds of training, each of which leaves a part of the questions out: with few, the models that read them know much less than the last ones. */
const foldCount = 6
/** The rules were mended for questions of earlier days, so that their word is worth less to strangers than it seems there. */
const firstUntunedDay = '2026-11-24'
const weightOfTuned = 0.2

const foldOf = (question: string) =>
  (createHash('sha256').update(question, 'utf8').digest()[1] ?? 0) % foldCount

/** A question that models have read that had not learnt from it. */
export interface LeftOutQuestion {
  question: EvaluationQuestion
  /** The round in which it was left out. */
  fold: number
  /** What the rules decide alone; null where candidates are weighed. */
  final: CropAnswer | null
  /** The candidates as a stranger's question has them. */
  candidates: WeighableCandidate[]
  /** The candidates with what is right, as the confidence learns them. */
  learnt: WeighedCandidate[]
}

/** The candidates of a question with what is right. */
function weighQuestion(
  knowledge: AdvisorKnowledge,
  each: EvaluationQuestion,
  fold: number,
  read: ReturnType<typeof createQuestionReader>,
): LeftOutQuestion {
  const question = knowledge.parseQuestion(each.question, undefined, trainingDay)
  const ruled = decideByRules(knowledge, question, { home: '', previousCrop: null })
  const known = { question: each, fold }
  const reading = read(question)
  if (isDecidedByRules(question, ruled, () => reading))
    return { ...known, final: ruled, candidates: [], learnt: [] }
  const isTuned = (each.written ?? '') < firstUntunedDay
  const weigh = (isTuned: boolean) =>
    weighableCandidates(knowledge, question, ruled, reading, { home: '', isTuned })
  const candidates = weigh(false)
  const learnt = (isTuned ? weigh(true) : candidates).map(({ act, features }) => ({
    features,
    isRight: isRightAct(act, each),
    weight: isTuned ? weightOfTuned : 1,
  }))
  return { ...known, final: null, candidates, learnt }
}

/** What the models learn from, as a hash: the questions, phrasings, and texts of guides and problems. */
export function fingerprintOfTraining(): string {
  const questions = readEvaluationQuestions('tuning')
  const texts = Object.values(textsOfModels(advisorKnowledge())).map((read) => read(questions))
  return createHash('sha256')
    .update(JSON.stringify([questions, texts]))
    .digest('hex')
}

/** Reads every tuning question by models that have not learnt from it. */
export function weighLeftOut(train = createModelTrainer(advisorKnowledge())): LeftOutQuestion[] {
  const questions = readEvaluationQuestions('tuning')
  return Array.from({ length: foldCount }, (_, fold) => {
    const isLeft = ({ question }: EvaluationQuestion) => foldOf(question) === fold
    const others = questions.filter((each) => !isLeft(each))
    const read = createQuestionReader(trainWeighed(train, others))
    return questions
      .filter((each) => isLeft(each) && hasItsPage(each.expect))
      .map((each) => weighQuestion(advisorKnowledge(), each, fold, read))
  }).flat()
}

/** Trains the models from the tuning questions, and how far their answers to unseen questions are to be believed. */
export function trainAdvisor(): {
  models: Record<ModelName, LinearModel>
  confidence: ConfidenceModel
} {
  const train = createModelTrainer(advisorKnowledge())
  const candidates = weighLeftOut(train).flatMap(({ learnt }) => learnt)
  const questions = readEvaluationQuestions('tuning')
  return {
    models: { ...trainWeighed(train, questions), danger: train.danger(questions) },
    confidence: { trainedOn: fingerprintOfTraining(), weights: trainConfidence(candidates) },
  }
}
