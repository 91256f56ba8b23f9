import {
  candidateProbability,
  chooseCandidate,
  type Thresholds,
} from '../decision/advisor-confidence.policy.ts'
import {
  type EvaluatedQuestion,
  expectationsOf,
  outcomeOf,
} from '../evaluation/advisor-evaluation.service.ts'
import { trainConfidence } from './advisor-confidence-training.policy.ts'
import { weighLeftOut } from './advisor-trainer.service.ts'

/** The weights that the other rounds give, by the round. */
function trainByRound(left: ReturnType<typeof weighLeftOut>) {
  const rounds = [...new Set(left.map(({ fold }) => fold))]
  return new Map(
    rounds.map((round) => {
      const others = left.filter(({ fold }) => fold !== round)
      return [round, trainConfidence(others.flatMap(({ learnt }) => learnt))]
    }),
  )
}

/**
 * Decides every tuning question by models and a confidence that have not learnt from it, as a stranger's question is decided.
 * What comes back asks them again at other thresholds.
 */
export function createCrossValidation(): (thresholds: Thresholds) => EvaluatedQuestion[] {
  const left = weighLeftOut()
  const weights = trainByRound(left)
  const rated = left.map((each) => ({
    ...each,
    candidates: each.candidates.map((candidate) => ({
      ...candidate,
      probability: candidateProbability(weights.get(each.fold) ?? {}, candidate.features),
    })),
  }))
  return (thresholds) =>
    rated.map(({ question, final, candidates }) => {
      const act = final ?? chooseCandidate(candidates, thresholds).act
      const decision = { ...act, understoodCrop: null, choices: [] }
      return { ...question, decision, outcome: outcomeOf(decision, expectationsOf(question)) }
    })
}
