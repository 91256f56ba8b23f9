import type { CropAnswer } from '../decision/advisor-decision.ts'
import { plantKinds } from '../decision/advisor-weighing.service.ts'
import { comparesProducts } from '../decision/page-names/advisor-product-comparison.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { tellsOfMistakenSpray } from '../understanding/advisor-spray-injury.policy.ts'
import type { Danger } from './advisor-danger.policy.ts'
import { type RuledKind, readLikelyDanger } from './advisor-likely-danger.service.ts'
import { namesFumigant, namesPesticidesOnly } from './advisor-pesticide-warning.policy.ts'
import { wantsToKillPlants } from './advisor-plant-killing.policy.ts'
import { readSafetyQuestion } from './advisor-safety-question.policy.ts'

/**
 * What the rules make of a question before the model of dangers reads it. A plant that no page is about is known, too. Who names the
 * fumigant always gets its guide, which makes a poisoning or despair no less likely.
 */
function ruledKind({ things, substances }: Question, ruled: CropAnswer): RuledKind {
  if (namesFumigant({ substances })) return 'open'
  if (ruled.kind !== 'refuse') return ruled.kind === 'ask' ? 'open' : 'answered'
  if (ruled.reason === 'animals') return 'animals'
  const isPlant = things.some(({ text, kind }) => text === ruled.name && plantKinds.has(kind))
  return isPlant ? 'answered' : 'open'
}

/** Whether the words that alarm the model name what is sprayed, and nobody is in danger. */
const isHarmless = (knowledge: AdvisorKnowledge, question: Question) =>
  namesPesticidesOnly(knowledge, question) ||
  tellsOfMistakenSpray(question) ||
  comparesProducts(question)

/**
 * The danger that the rules have overlooked in a question; null for none. Whoever asks how to handle a pesticide safely means no
 * harm, but may be poisoned, and who wants weeds to die may still despair. @throws StartError when the file of weights does not fit its schema.
 */
export function readOverlookedDanger(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: CropAnswer,
): Danger | null {
  if (isHarmless(knowledge, question)) return null
  const danger = readLikelyDanger(question, ruledKind(question, ruled))
  if (danger === 'harm' && readSafetyQuestion(question) !== null) return null
  const isAboutPoison = danger === 'harm' || danger === 'poisoning'
  return isAboutPoison && wantsToKillPlants(question.tokens) ? null : danger
}
