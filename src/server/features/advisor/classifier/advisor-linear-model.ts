import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'

/** A multinomial logistic regression over weighed features. */
export const LinearModel = z.strictObject({
  classes: z.array(z.string().min(1)).min(2),
  /** What each feature counts: a byte each, compressed by brotli, in base64. Features of few classes count most, unknown ones nothing. */
  importance: z.string(),
  /** What a byte of the weights is multiplied by. */
  scale: z.number().positive(),
  /** A signed byte for each class, feature after feature, compressed by brotli, in base64. */
  weights: z.string(),
})
export type LinearModel = z.infer<typeof LinearModel>

/** The features of a text that count, with what each counts; the squares of the values sum up to 1. */
export interface WeighedFeatures {
  features: Int32Array
  values: Float64Array
}

export function weighFeatures(
  features: readonly number[],
  importance: ArrayLike<number>,
): WeighedFeatures {
  const counted = Int32Array.from(features.filter((feature) => (importance[feature] ?? 0) > 0))
  const values = Float64Array.from(counted, (feature) => importance[feature] as number)
  const length = Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0))
  return { features: counted, values: values.map((value) => value / length) }
}

/** The sum of the weights of the features, for each class. */
export function scoresOf(
  weights: Float32Array | Int8Array,
  classCount: number,
  { features, values }: WeighedFeatures,
): Float64Array {
  const scores = new Float64Array(classCount)
  for (let position = 0; position < features.length; position++) {
    const start = (features[position] as number) * classCount
    const value = values[position] as number
    for (let index = 0; index < classCount; index++)
      scores[index] = (scores[index] as number) + (weights[start + index] as number) * value
  }
  return scores
}

/** Turns scores into probabilities, which together are 1. */
export function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((highest, score) => Math.max(highest, score), Number.NEGATIVE_INFINITY)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** The bytes that a field of a model holds. */
export const bytesOfModel = (field: string): Uint8Array =>
  brotliDecompressSync(Buffer.from(field, 'base64'))

/** From 0 to 1, for each class of a model; together they are 1. */
export type ClassProbabilities = ReadonlyMap<string, number>

/** Makes a model's weights ready: what comes back finds the probabilities of the classes from features. */
export function createLinearPredictor({ classes, importance, scale, weights }: LinearModel) {
  const bytes = new Int8Array(bytesOfModel(weights))
  const counts = bytesOfModel(importance)
  return (features: readonly number[]): ClassProbabilities => {
    const scores = scoresOf(bytes, classes.length, weighFeatures(features, counts))
    const probabilities = softmax(scores.map((score) => score * scale))
    return new Map(classes.map((name, index) => [name, probabilities[index] as number]))
  }
}
