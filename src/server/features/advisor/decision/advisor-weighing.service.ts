import { type QuestionReading, readQuestion } from '../classifier/advisor-models.service.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { type CandidateFeatures, candidateFeatures } from './advisor-candidate-features.policy.ts'
import { gatherCandidates } from './advisor-candidates.policy.ts'
import {
  bothLikelyAspects,
  candidateProbability,
  chooseCandidate,
  type RatedCandidate,
} from './advisor-confidence.policy.ts'
import { readConfidence } from './advisor-confidence.service.ts'
import { createCandidateContext } from './advisor-passage-features.policy.ts'
import { areRulesSure, isDecidedByRules } from './advisor-rule-certainty.policy.ts'
import type { Candidate } from './outcome/advisor-candidate.ts'
import { answerChoice, maxChoices } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import {
  isAboutStorage,
  tellsCropsColourOnly,
  tellsPestOnly,
} from './page-names/advisor-problem-question.policy.ts'

const weeds = 'guide/weeds'

/** "Kapas me keede lag gaye" is not about stored cotton. */
const storagePests = 'guide/storage-grain-pests'

/** A candidate with what speaks for and against it. */
export interface WeighableCandidate extends Candidate {
  features: CandidateFeatures
}

/**
 * Everything that may be answered, with its features.
 * @param isTuned whether the rules were mended for this very question.
 */
export function weighableCandidates(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: CropAnswer,
  reading: QuestionReading,
  { home, isTuned }: { home: string; isTuned: boolean },
): WeighableCandidate[] {
  const context = createCandidateContext(
    knowledge,
    question,
    { ruled, areRulesSure: areRulesSure(question, ruled) },
    reading,
  )
  return gatherCandidates(knowledge, question, ruled, reading, home).map((candidate) => ({
    ...candidate,
    features: candidateFeatures(candidate, context, isTuned),
  }))
}

/**
 * Weighs what the rules decide against what the models find, and gives the likeliest. The rules know names, the models know
 * turns of phrase; how far each is to be believed is learnt, too.
 */
export function weighDecision(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: CropAnswer,
  home: string,
): CropAnswer {
  let known: QuestionReading | undefined
  const read = () => {
    known ??= readQuestion(question)
    return known
  }
  if (isDecidedByRules(question, ruled, read)) return ruled
  const { weights } = readConfidence()
  const options = { home, isTuned: false }
  const candidates = weighableCandidates(knowledge, question, ruled, read(), options)
  const isGuess = ({ key, kind, byRules }: WeighableCandidate) =>
    !byRules &&
    ((key.startsWith(weeds) && tellsCropsColourOnly(question)) ||
      (tellsPestOnly(question) &&
        (kind === 'problem' ||
          ((kind === 'aspect' || key === storagePests) && !isAboutStorage(question)))))
  const weighed = candidates.filter((candidate) => !isGuess(candidate))
  const rated = weighed.map((candidate) => ({
    ...candidate,
    probability: candidateProbability(weights, candidate.features),
  }))
  const chosen = chooseCandidate(rated)
  return bothLikelyAspects(chosen, rated) ?? offerLikelyAnswers(chosen, rated)
}

/** Minimum probability (0–1) of an answer that is offered as a button. */
const minOfferedProbability = 0.15
const maxOffers = 3

/**
 * Where no answer is certain, those that are likelier than what is said instead are offered as buttons: the asker chooses. A
 * refusal by a rule that no model may overrule never comes here.
 */
function offerLikelyAnswers(
  { act, probability, kind }: RatedCandidate,
  rated: readonly RatedCandidate[],
): CropAnswer {
  if ((act.kind !== 'ask' && act.kind !== 'refuse') || kind === 'animals') return act
  // The choices of a question back already have the aspects, or the problems, in the order of their likelihood.
  const offeredKind =
    kind === 'askAspect' ? 'aspect' : kind === 'askProblem' ? 'problem' : undefined
  const offers = rated
    .filter((each) => each.probability > Math.max(probability, minOfferedProbability))
    .filter((each) => each.kind !== offeredKind)
    .sort((a, b) => b.probability - a.probability)
    .flatMap((each) => answerChoice(each.act))
    .slice(0, maxOffers)
  if (offers.length === 0) return act
  const choices = [...offers, ...(act.choices ?? [])].slice(0, maxChoices)
  return { ...act, choices, offersAnswers: true }
}
