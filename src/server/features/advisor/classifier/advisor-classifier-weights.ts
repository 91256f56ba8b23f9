import { z } from 'zod'
import { featureCount } from './advisor-classifier-features.policy.ts'
import { questionClasses } from './advisor-question-class.ts'

/** The trained weights, a signed byte each, class after class. */
export const ClassifierWeights = z.strictObject({
  classes: z.array(z.enum(questionClasses)).length(questionClasses.length),
  featureCount: z.literal(featureCount),
  /** What a byte is multiplied by. */
  scale: z.number().positive(),
  /** The bytes in base64. */
  weights: z.string(),
})
export type ClassifierWeights = z.infer<typeof ClassifierWeights>

/** The sum of the weights of the features, for each class, by the root of their number. */
export function scoresOf(weights: ArrayLike<number>, features: readonly number[]): number[] {
  const value = 1 / Math.sqrt(features.length)
  return questionClasses.map((_, index) => {
    let sum = 0
    for (const feature of features) sum += weights[index * featureCount + feature] as number
    return sum * value
  })
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
