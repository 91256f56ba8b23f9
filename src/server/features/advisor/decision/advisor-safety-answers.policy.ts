import { isRefusedForDanger } from '../danger/advisor-danger-answer.policy.ts'
import { safeSprayingGuideId } from '../danger/advisor-pesticide-warning.policy.ts'
import { comparedProducts } from '../danger/advisor-product-comparison.policy.ts'
import { readSafetyQuestion } from '../danger/advisor-safety-question.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { bannedPesticidesGuideId } from '../knowledge/advisor-passage-hit.policy.ts'
import { tellsColourOfPack } from '../understanding/advisor-pack-colour.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { answerFrom, refuse } from './outcome/advisor-candidate.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import {
  asksAboutPoisonousFodder,
  fedAnimal,
  passageOnAnimals,
} from './page-names/advisor-animal-questions.policy.ts'

/** The guide to spraying where somebody tells of a packet by its colour, which is no sign of a mite. */
export function withholdColourOfPack(
  { passageById }: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer {
  const guide = passageById(safeSprayingGuideId)
  const isGuess =
    (act.kind === 'passages' && !act.showsDoses) ||
    (act.kind === 'ask' && act.missing === 'problem')
  return guide && isGuess && tellsColourOfPack(question) ? answerFrom([guide]) : act
}

/**
 * Answers how many days to wait after a spray where nothing that was decided does: the page of a disease stays, and a sentence says
 * before it that the days stand on the label.
 */
export function answerWaitingDays(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer {
  if (readSafetyQuestion(question) !== 'waiting' || act.kind === 'emergency') return act
  const guide = knowledge.passageById(safeSprayingGuideId)
  const isAnswered =
    act.kind === 'passages' &&
    act.passages.some(
      ({ id, problem }) =>
        problem !== undefined || id === bannedPesticidesGuideId || id === guide?.id,
    )
  if (!guide || isAnswered || isRefusedForDanger(act)) return act
  const namesProblems = act.kind === 'refuse' || (act.kind === 'ask' && act.missing === 'problem')
  return { ...answerFrom([guide]), choices: namesProblems ? (act.choices ?? []) : [] }
}

const sureOf = (act: CropAnswer): CropAnswer => ({ ...act, isSure: true })

/** Decides by an animal that is fed or has destroyed a crop, or by products that are compared: the other words mislead. */
export function decideByMisleadingNames(
  knowledge: AdvisorKnowledge,
  question: Question,
): CropAnswer | null {
  const passage = passageOnAnimals(knowledge, question)
  if (passage)
    return { ...sureOf(answerFrom([passage])), isFinal: asksAboutPoisonousFodder(question) }
  const fed = fedAnimal(question)
  if (fed) return sureOf(refuse('animals', fed.text))
  const products = question.crops.length === 0 ? comparedProducts(question) : ''
  return products === '' ? null : sureOf(refuse('unknown', products))
}
