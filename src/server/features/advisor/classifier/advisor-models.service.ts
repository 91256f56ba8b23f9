import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createStepwise, type Steps } from '#server/platform/config/stepwise.ts'
import { checkData } from '#server/platform/storage/data-files.ts'
import type { Question } from '../understanding/advisor-question.ts'
import {
  featuresOf,
  maskCropNames,
  maskQuestion,
  maskSubjectNames,
  partsOfLongText,
} from './advisor-classifier-features.policy.ts'
import {
  type ClassProbabilities,
  createLinearPredictor,
  LinearModel,
} from './advisor-linear-model.ts'
import { questionClasses } from './advisor-question-class.ts'

/** The class of the questions that no guide answers. */
export const noGuide = 'none'

/** What the model of dangers finds; the bites of other animals and the stings of bees are recognized by rules alone. */
export const modelledDangers = ['poisoning', 'snakeBite', 'accident', 'distress', 'harm'] as const

/**
 * What the model of dangers tells apart: the dangers, what only sounds like one, and all other questions by what they ask for, so
 * that words which only one kind of question has count more.
 */
export const dangerClasses = [
  ...modelledDangers,
  'harmless',
  ...questionClasses.filter((name) => name !== 'emergency' && name !== 'harm'),
]

/** The models that are weighed: what is asked for, which guide answers, and which kind of problem is described. */
const weighedModels = ['class', 'guide', 'problem'] as const
/** All models. That of dangers is read first and alone. */
export const modelNames = [...weighedModels, 'danger'] as const
export type ModelName = (typeof modelNames)[number]

/** The number of weights of each class of a model. */
export const featureCounts: Readonly<Record<ModelName, number>> = {
  class: 16_384,
  guide: 16_384,
  problem: 8192,
  danger: 16_384,
}

const maskFor = (name: ModelName) =>
  name === 'class' ? maskQuestion : name === 'danger' ? maskCropNames : maskSubjectNames

/** The features of a question as a model reads them. */
export const modelFeatures = (name: ModelName, question: Question): number[] =>
  featuresOf(maskFor(name)(question), featureCounts[name])

type WeighedModel = (typeof weighedModels)[number]
/** What each of the models that are weighed makes of a question. */
export type QuestionReading = Readonly<Record<WeighedModel, ClassProbabilities>>

type Predictor = ReturnType<typeof createLinearPredictor>
type Predictors = Readonly<Record<ModelName, Predictor>>

const readBy =
  (predictors: Readonly<Record<WeighedModel, Predictor>>) =>
  (question: Question): QuestionReading =>
    Object.fromEntries(
      weighedModels.map((name) => [name, predictors[name](modelFeatures(name, question))]),
    ) as QuestionReading

/** Makes models ready to read questions. It takes about a millisecond a question. */
export const createQuestionReader = (models: Readonly<Record<WeighedModel, LinearModel>>) =>
  readBy(
    Object.fromEntries(
      weighedModels.map((name) => [name, createLinearPredictor(models[name])]),
    ) as Record<WeighedModel, Predictor>,
  )

const fileOf = (name: ModelName) => join(import.meta.dirname, `advisor-${name}-weights.json`)

/** The committed weights of a model. @throws StartError when their file does not fit its schema. */
export const readModel = (name: ModelName): LinearModel =>
  checkData(fileOf(name), LinearModel, JSON.parse(readFileSync(fileOf(name), 'utf8')))

function* committedPredictorsSteps(): Steps<Predictors> {
  const predictors: Partial<Record<ModelName, Predictor>> = {}
  for (const name of modelNames) {
    predictors[name] = createLinearPredictor(readModel(name))
    yield
  }
  return predictors as Predictors
}
const committedPredictors = createStepwise(committedPredictorsSteps)

/** Waits for the committed models, which are read one after the other. */
export const loadModels = (signal?: AbortSignal) => committedPredictors.build(signal)

/** What the committed models make of a question. @throws StartError when a file of weights does not fit its schema. */
export const readQuestion = (question: Question): QuestionReading =>
  readBy(committedPredictors.get())(question)

/**
 * How likely a question tells of each danger, by the committed model: of a long story, each of its parts, for a danger is told in
 * one sentence of it. @throws StartError as `readQuestion` does.
 */
export const readDangerClasses = (question: Question): ClassProbabilities[] =>
  partsOfLongText(maskCropNames(question)).map((part) =>
    committedPredictors.get().danger(featuresOf(part, featureCounts.danger)),
  )
