import { brotliCompressSync } from 'node:zlib'
import {
  type LinearModel,
  scoresOf,
  softmax,
  type WeighedFeatures,
  weighFeatures,
} from '../classifier/advisor-linear-model.ts'

export interface TrainingExample {
  features: readonly number[]
  label: string
  /** How much the example counts; 1 when left out. */
  weight?: number
}

const epochs = 9
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
 * What each feature counts, from 0 to 255: the logarithm of the number of classes by that of the classes that have the feature.
 * Endings and little words, which all classes have, count little.
 */
function importanceOf(
  classCount: number,
  featureCount: number,
  examples: readonly TrainingExample[],
): Uint8Array {
  const labels = Array.from({ length: featureCount }, () => new Set<string>())
  for (const { features, label } of examples)
    for (const feature of features) labels[feature]?.add(label)
  const highest = Math.log(1 + classCount)
  return Uint8Array.from(labels, ({ size }) =>
    size === 0 ? 0 : Math.round((255 * Math.log(1 + classCount / size)) / highest),
  )
}

interface Row extends WeighedFeatures {
  wanted: number
  weight: number
}

function trainWeights(
  classCount: number,
  featureCount: number,
  rows: readonly Row[],
): Float32Array {
  const weights = new Float32Array(classCount * featureCount)
  const squares = new Float32Array(classCount * featureCount).fill(firstSquare)
  const order = [...rows]
  const random = createRandom(20261122)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const row of order) {
      const { features, values, wanted, weight } = row
      const errors = softmax(scoresOf(weights, classCount, row))
      errors[wanted] = (errors[wanted] as number) - 1
      const changed = errors.reduce<number[]>((list, error, index) => {
        if (Math.abs(error) >= minError) list.push(index)
        return list
      }, [])
      for (let position = 0; position < features.length; position++) {
        const start = (features[position] as number) * classCount
        const value = values[position] as number
        for (const index of changed) {
          const at = start + index
          const current = weights[at] as number
          const gradient = (errors[index] as number) * value * weight + decay * current
          const square = (squares[at] as number) + gradient * gradient
          squares[at] = square
          weights[at] = current - (learningRate * gradient) / Math.sqrt(square)
        }
      }
    }
  }
  return weights
}

const packBytes = (bytes: Uint8Array | Int8Array) => brotliCompressSync(bytes).toString('base64')

/** A weight as a byte. A single step says next to nothing, and without it the file is smaller. */
function quantizeWeight(weight: number, scale: number): number {
  const steps = Math.round(weight / scale)
  return Math.abs(steps) > 1 ? steps : 0
}

/**
 * Trains a multinomial logistic regression by stochastic gradient descent with AdaGrad's step sizes. The same examples
 * give the same weights.
 */
export function trainLinearModel(
  classes: readonly string[],
  featureCount: number,
  examples: readonly TrainingExample[],
): LinearModel {
  const importance = importanceOf(classes.length, featureCount, examples)
  const positions = new Map(classes.map((name, index) => [name, index]))
  const rows = examples.flatMap(({ features, label, weight = 1 }) => {
    const wanted = positions.get(label)
    return wanted === undefined ? [] : [{ ...weighFeatures(features, importance), wanted, weight }]
  })
  const trained = trainWeights(classes.length, featureCount, rows)
  const largest = trained.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  // Rounded, so that the last bits of a processor's arithmetic do not show.
  const scale = Number((largest / 127).toPrecision(4))
  return {
    classes: [...classes],
    importance: packBytes(importance),
    scale,
    weights: packBytes(Int8Array.from(trained, (weight) => quantizeWeight(weight, scale))),
  }
}
