import { z } from 'zod'
import type { CandidateFeatures } from './advisor-candidate-features.policy.ts'
import { answerFrom, type Candidate } from './outcome/advisor-candidate.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'

/** How much each feature of a candidate says for it, as a logistic regression learns it. */
export const ConfidenceWeights = z.record(z.string(), z.number())
export type ConfidenceWeights = z.infer<typeof ConfidenceWeights>

/** The weights, with what the models were trained from, as a hash. */
export const ConfidenceModel = z.strictObject({
  trainedOn: z.string().regex(/^[0-9a-f]{64}$/),
  weights: ConfidenceWeights,
})
export type ConfidenceModel = z.infer<typeof ConfidenceModel>

/** How likely, from 0 to 1, a candidate must be right to be chosen. */
export interface Thresholds {
  /** Of an answer, after what its rival takes from it. */
  answer: number
  /** The share of the likeliest other candidate's probability that is taken from an answer: of two likely ones neither is certain. */
  rival: number
  /** Of a refusal; a less likely one gives way to a question back, which helps more where the answer exists. */
  refusal: number
}

/** Chosen with a third of the tuning questions left out in turn: `npm run eval:advisor -- --folds`. */
export const thresholds: Thresholds = { answer: 0.77, rival: 0.2, refusal: 0.1 }

/** How likely a candidate is what the question expects, from 0 to 1. */
export function candidateProbability(
  weights: ConfidenceWeights,
  features: CandidateFeatures,
): number {
  let sum = 0
  for (const [name, value] of features) sum += (weights[name] ?? 0) * value
  return 1 / (1 + Math.exp(-sum))
}

/** A candidate with its probability. */
export interface RatedCandidate extends Candidate {
  probability: number
}

/** The likeliest candidate; an answer that is not likely enough gives way to the likeliest question back or refusal. */
export function chooseCandidate(
  rated: readonly RatedCandidate[],
  { answer, rival, refusal } = thresholds,
): RatedCandidate {
  const isAllowed = (candidate: RatedCandidate) => {
    const { act, probability, byRules } = candidate
    if (act.kind === 'refuse') return byRules || probability >= refusal
    if (act.kind === 'ask') return true
    const others = rated.filter((each) => each !== candidate)
    const strongest = Math.max(0, ...others.map((each) => each.probability))
    return probability - rival * strongest >= answer
  }
  return rated.filter(isAllowed).reduce((best, each) => {
    return each.probability > best.probability ? each : best
  })
}

/** Minimum probability (0–1) of each of two parts of a crop's page that are answered together. */
const minProbabilityOfBoth = 0.8

/** "When is mint planted, and how many suckers": of two likely answers neither is a reason to doubt the other where one page has both. */
export function bothLikelyAspects(
  { act }: RatedCandidate,
  rated: readonly RatedCandidate[],
): CropAnswer | null {
  if (act.kind !== 'ask' || act.missing !== 'aspect') return null
  const [first, second, third] = rated.toSorted((a, b) => b.probability - a.probability)
  const pair = [first, second].filter(
    (each) => each?.kind === 'aspect' && each.probability >= minProbabilityOfBoth,
  )
  if (pair.length < 2 || (third && third.probability >= minProbabilityOfBoth)) return null
  const passages = pair.flatMap((each) =>
    each?.act.kind === 'passages' ? each.act.passages.slice(0, 1) : [],
  )
  return passages.every(({ crop }) => crop === passages[0]?.crop) ? answerFrom(passages) : null
}
