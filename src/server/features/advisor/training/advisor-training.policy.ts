import { featureCount } from '../classifier/advisor-classifier-features.policy.ts'
import {
  type ClassifierWeights,
  scoresOf,
  softmax,
} from '../classifier/advisor-classifier-weights.ts'
import { type QuestionClass, questionClasses } from '../classifier/advisor-question-class.ts'

export interface TrainingExample {
  features: readonly number[]
  label: QuestionClass
}

const epochs = 14
const learningRate = 0.5
const decay = 1e-5
/** The first steps of a weight are as small as if this were the sum of its squared gradients: rare features learn slowly. */
const firstSquare = 0.01
/** Smaller errors change no weight: most classes are out of the question after the first rounds. */
const minError = 0.002

/** Mulberry32: the same order of the examples on every machine. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle<Item>(items: Item[], random: () => number) {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[items[last], items[other]] = [items[other] as Item, items[last] as Item]
  }
}

/**
 * Trains a multinomial logistic regression by stochastic gradient descent with AdaGrad's step sizes. The same examples
 * give the same weights.
 */
export function trainClassifier(examples: readonly TrainingExample[]): ClassifierWeights {
  const classCount = questionClasses.length
  const weights = new Float64Array(classCount * featureCount)
  const squares = new Float64Array(classCount * featureCount).fill(firstSquare)
  const order = [...examples]
  const random = createRandom(20261122)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const { features, label } of order) {
      const value = 1 / Math.sqrt(features.length)
      const scores = scoresOf(weights, features)
      const wanted = questionClasses.indexOf(label)
      for (const [index, probability] of softmax(scores).entries()) {
        const error = (probability - Number(index === wanted)) * value
        if (Math.abs(probability - Number(index === wanted)) < minError) continue
        for (const feature of features) {
          const at = index * featureCount + feature
          const gradient = error + decay * (weights[at] as number)
          squares[at] = (squares[at] as number) + gradient * gradient
          weights[at] =
            (weights[at] as number) - (learningRate * gradient) / Math.sqrt(squares[at] as number)
        }
      }
    }
  }
  return quantize(weights)
}

function quantize(weights: Float64Array): ClassifierWeights {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  // Rounded, so that the last bits of a processor's arithmetic do not show.
  const scale = Number((largest / 127).toPrecision(4))
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return {
    classes: [...questionClasses],
    featureCount,
    scale,
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}
