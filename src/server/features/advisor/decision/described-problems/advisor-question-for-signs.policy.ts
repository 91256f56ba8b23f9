import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { isPlantPart } from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import { aspectChoices } from '../outcome/advisor-choices.policy.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'

/** "Rice gapchi when to do": an unknown word beside a question for a time or a way, and none of harm, is no disease. */
export function withholdQuestionForSigns(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  crop: string,
): CropAnswer {
  const { problems, hasSigns, asksRemedy, freeTokens, unknownWords } = question
  if (act.kind !== 'ask' || act.missing !== 'problem' || act.crop !== crop) return act
  const isOfUnknownWords =
    act.unknownProblem !== '' &&
    act.unknownProblem.split(' ').every((word) => unknownWords.includes(word))
  const tellsHarm =
    problems.length > 0 || hasSigns || asksRemedy || freeTokens.some((token) => isPlantPart(token))
  const asksOther = question.asksWhen || question.asksHowMuch || question.aspects.length > 0
  if (!isOfUnknownWords || tellsHarm || !asksOther) return act
  const choices = aspectChoices(knowledge, crop, question.aspects)
  return { kind: 'refuse', reason: 'not-on-page', name: act.unknownProblem, crop, choices }
}
