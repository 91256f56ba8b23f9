import type { ClassPrediction } from '../classifier/advisor-classifier.service.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { problemChoices } from './advisor-choices.policy.ts'
import { reviseAnswer, reviseLookUp } from './advisor-class-answers.policy.ts'
import { certainty, unlikely } from './advisor-class-certainty.policy.ts'
import { reviseQuestionBack, reviseRefusal } from './advisor-class-gaps.policy.ts'
import type { CropAnswer } from './advisor-crop-decision.policy.ts'
import { problemPassages } from './advisor-problem-decision.policy.ts'

/**
 * Compares what the rules decide with what the classifier makes of the question. The rules know names, the
 * classifier knows turns of phrase: where it is certain, it fills what they leave open, and where it disagrees, nothing is
 * answered.
 */
export function reviseByClass(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: CropAnswer,
  prediction: ClassPrediction,
): CropAnswer {
  const { best, probabilities } = prediction
  if (ruled.kind === 'passages')
    return question.namesBanned ? ruled : reviseAnswer(knowledge, question, ruled, prediction)
  if (ruled.kind === 'ask') return reviseQuestionBack(knowledge, question, ruled, prediction)
  if (ruled.kind === 'look-up') return reviseLookUp(question, ruled, prediction)
  if (ruled.kind !== 'refuse') return ruled
  if (ruled.reason === 'unknown') return reviseRefusal(knowledge, question, ruled, prediction)
  const [crop] = question.crops
  // A pest may be called like an animal.
  const isPest =
    ruled.reason === 'animals' &&
    best === 'problem' &&
    probabilities.problem > certainty.problem &&
    probabilities.animals < unlikely
  if (!crop || !isPest) return ruled
  return {
    kind: 'ask',
    missing: 'problem',
    passages: [],
    unknownProblem: ruled.name,
    crop,
    choices: problemChoices(problemPassages(knowledge, crop)),
  }
}
