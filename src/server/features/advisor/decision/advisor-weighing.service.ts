import { type QuestionReading, readQuestion } from '../classifier/advisor-models.service.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { Candidate } from './advisor-candidate.ts'
import {
  type CandidateFeatures,
  candidateFeatures,
  createCandidateContext,
} from './advisor-candidate-features.policy.ts'
import { gatherCandidates } from './advisor-candidates.policy.ts'
import { candidateProbability, chooseCandidate } from './advisor-confidence.policy.ts'
import { readConfidence } from './advisor-confidence.service.ts'
import type { CropAnswer } from './advisor-crop-decision.policy.ts'
import { unknownBesideCrop, unknownSubstance } from './advisor-unknown-names.policy.ts'

const plantKinds: ReadonlySet<string> = new Set(['crop', 'tree', 'flower'])

/**
 * Whether no model overrules what the rules decide: dangers, banned pesticides, and what is refused by a name that nobody
 * knows or that no page is about.
 */
export function isFinal(question: Question, ruled: CropAnswer): boolean {
  if (ruled.isFinal || ruled.kind === 'emergency') return true
  if (ruled.kind === 'passages') return question.namesBanned
  if (ruled.kind !== 'refuse') return false
  if (ruled.reason === 'harm') return true
  if (ruled.reason === 'uncovered')
    return question.things.some(
      ({ text, kind, isExact }) => isExact && plantKinds.has(kind) && text === ruled.name,
    )
  const unknownName = unknownBesideCrop(question) ?? unknownSubstance(question)
  return ruled.reason === 'unknown' && unknownName !== undefined && ruled.name.includes(unknownName)
}

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
  const context = createCandidateContext(knowledge, question, ruled, reading)
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
  if (isFinal(question, ruled)) return ruled
  const { weights } = readConfidence()
  const options = { home, isTuned: false }
  const candidates = weighableCandidates(
    knowledge,
    question,
    ruled,
    readQuestion(question),
    options,
  )
  return chooseCandidate(
    candidates.map((candidate) => ({
      ...candidate,
      probability: candidateProbability(weights, candidate.features),
    })),
  ).act
}
