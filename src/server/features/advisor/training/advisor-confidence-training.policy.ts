/** A candidate that was weighed for a question whose right answer is known. */
export interface WeighedCandidate {
  features: ReadonlyMap<string, number>
  isRight: boolean
  /** How much it counts. */
  weight: number
}

const epochs = 60
const learningRate = 0.1
const firstSquare = 0.1
const decay = 2e-4

/**
 * Trains a logistic regression over candidates by gradient descent with AdaGrad's step sizes, in the order given. The same
 * candidates give the same weights.
 */
export function trainConfidence(candidates: readonly WeighedCandidate[]): Record<string, number> {
  const names = [...new Set(candidates.flatMap(({ features }) => [...features.keys()]))].sort()
  const positions = new Map(names.map((name, index) => [name, index]))
  const rows = candidates.map(({ features, isRight, weight }) => ({
    at: Int32Array.from([...features.keys()], (name) => positions.get(name) as number),
    values: Float64Array.from(features.values()),
    wanted: Number(isRight),
    weight,
  }))
  const weights = new Float64Array(names.length)
  const squares = new Float64Array(names.length).fill(firstSquare)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { at, values, wanted, weight } of rows) {
      let sum = 0
      for (let index = 0; index < at.length; index++)
        sum += (weights[at[index] as number] as number) * (values[index] as number)
      const error = (1 / (1 + Math.exp(-sum)) - wanted) * weight
      for (let index = 0; index < at.length; index++) {
        const position = at[index] as number
        const value = weights[position] as number
        const gradient = error * (values[index] as number) + decay * value
        const square = (squares[position] as number) + gradient * gradient
        squares[position] = square
        weights[position] = value - (learningRate * gradient) / Math.sqrt(square)
      }
    }
  }
  return Object.fromEntries(
    names.map((name, index) => [name, Number((weights[index] as number).toFixed(3))]),
  )
}
