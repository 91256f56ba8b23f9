import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { answerFrom } from '../outcome/advisor-candidate.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'
import { calledProblem } from '../page-names/advisor-called-problem.policy.ts'
import { isSignAmongOthers, likensToRust } from '../page-names/advisor-problem-question.policy.ts'
import { guessedProblem } from './advisor-described-answer.policy.ts'

/** Whether a question back or a refusal leaves open which problem of the crop it is, where nothing else is asked for. */
function isProblemOpen(act: CropAnswer, crop: string, { strongAspects, asksRemedy }: Question) {
  const isOpen =
    (act.kind === 'ask' && (act.missing === 'problem' || act.missing === 'aspect')) ||
    (act.kind === 'refuse' && (act.reason === 'unknown' || act.reason === 'not-on-page'))
  return isOpen && act.crop === crop && (strongAspects.length === 0 || asksRemedy)
}

/**
 * A problem that the question calls by its name is no guess, however long the question is.
 * @param all the problems of the crop.
 */
export function confirmCalledProblem(
  question: Question,
  act: CropAnswer,
  crop: string,
  all: readonly Passage[],
): CropAnswer {
  if (question.crops.length > 1 || likensToRust(question) || isSignAmongOthers(question)) return act
  const guess = guessedProblem(act, crop)
  if (!guess && !isProblemOpen(act, crop, question)) return act
  const called = calledProblem(question, crop, all)
  return called && (guess ? guess === called.passage : called.isNameAlone)
    ? answerFrom([called.passage])
    : act
}
