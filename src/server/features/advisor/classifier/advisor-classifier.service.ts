import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkData } from '#server/platform/storage/data-files.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { featuresOf, maskQuestion } from './advisor-classifier-features.policy.ts'
import { ClassifierWeights, scoresOf, softmax } from './advisor-classifier-weights.ts'
import { type QuestionClass, questionClasses } from './advisor-question-class.ts'

/** What the classifier makes of a question. */
export interface ClassPrediction {
  /** The most likely class. */
  best: QuestionClass
  /** From 0 to 1, for each class; together they are 1. */
  probabilities: Readonly<Record<QuestionClass, number>>
}

/** The classes with their probabilities, in the order of `questionClasses`. */
export function toPrediction(probabilities: readonly number[]): ClassPrediction {
  const most = Math.max(...probabilities)
  return {
    best: questionClasses[probabilities.indexOf(most)] as QuestionClass,
    probabilities: Object.fromEntries(
      questionClasses.map((each, index) => [each, probabilities[index] as number]),
    ) as Record<QuestionClass, number>,
  }
}

/** The committed weights. @throws StartError when their file does not fit its schema. */
export function readClassifierWeights(): ClassifierWeights {
  const file = join(import.meta.dirname, 'advisor-classifier-weights.json')
  return checkData(file, ClassifierWeights, JSON.parse(readFileSync(file, 'utf8')))
}

let known: { bytes: Int8Array; scale: number } | undefined

function knownWeights() {
  if (!known) {
    const { weights, scale } = readClassifierWeights()
    known = { bytes: new Int8Array(Buffer.from(weights, 'base64')), scale }
  }
  return known
}

/**
 * What a question asks for, by the words around the names in it. It takes less than a millisecond.
 * @throws StartError when the file of weights does not fit its schema.
 */
export function classifyQuestion(question: Question): ClassPrediction {
  const { bytes, scale } = knownWeights()
  const features = featuresOf(maskQuestion(question))
  return toPrediction(softmax(scoresOf(bytes, features).map((score) => score * scale)))
}
