import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createStepwise, type Steps } from '#server/platform/config/stepwise.ts'
import { checkData } from '#server/platform/storage/data-files.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { featuresOf, maskQuestion, maskSubjectNames } from './advisor-classifier-features.policy.ts'
import {
  type ClassProbabilities,
  createLinearPredictor,
  LinearModel,
} from './advisor-linear-model.ts'

/** The class of the questions that no guide answers. */
export const noGuide = 'none'

/** The models that read questions: what is asked for, which guide answers, and which kind of problem is described. */
export const modelNames = ['class', 'guide', 'problem'] as const
export type ModelName = (typeof modelNames)[number]

/** The number of weights of each class of a model. */
export const featureCounts: Readonly<Record<ModelName, number>> = {
  class: 16_384,
  guide: 16_384,
  problem: 8192,
}

/** The features of a question as a model reads them. */
export const modelFeatures = (name: ModelName, question: Question): number[] =>
  featuresOf(
    name === 'class' ? maskQuestion(question) : maskSubjectNames(question),
    featureCounts[name],
  )

/** What each model makes of a question. */
export type QuestionReading = Readonly<Record<ModelName, ClassProbabilities>>

type Predictor = ReturnType<typeof createLinearPredictor>

const readBy =
  (predictors: ReadonlyMap<ModelName, Predictor>) =>
  (question: Question): QuestionReading =>
    Object.fromEntries(
      [...predictors].map(([name, predict]) => [name, predict(modelFeatures(name, question))]),
    ) as QuestionReading

/** Makes models ready to read questions. It takes about a millisecond a question. */
export const createQuestionReader = (models: Readonly<Record<ModelName, LinearModel>>) =>
  readBy(new Map(modelNames.map((name) => [name, createLinearPredictor(models[name])])))

const fileOf = (name: ModelName) => join(import.meta.dirname, `advisor-${name}-weights.json`)

/** The committed weights of a model. @throws StartError when their file does not fit its schema. */
export const readModel = (name: ModelName): LinearModel =>
  checkData(fileOf(name), LinearModel, JSON.parse(readFileSync(fileOf(name), 'utf8')))

function* committedReaderSteps(): Steps<ReturnType<typeof readBy>> {
  const predictors = new Map<ModelName, Predictor>()
  for (const name of modelNames) {
    predictors.set(name, createLinearPredictor(readModel(name)))
    yield
  }
  return readBy(predictors)
}
const committedReader = createStepwise(committedReaderSteps)

/** Waits for the committed models, which are read one after the other. */
export const loadModels = (signal?: AbortSignal) => committedReader.build(signal)

/** What the committed models make of a question. @throws StartError when a file of weights does not fit its schema. */
export const readQuestion = (question: Question): QuestionReading => committedReader.get()(question)
