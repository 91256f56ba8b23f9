import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { tellsColourOfPack } from '../understanding/advisor-pack-colour.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { tellsOfMistakenSpray } from '../understanding/advisor-spray-injury.policy.ts'
import { tellsOfShortage } from '../understanding/intents/advisor-shortage.policy.ts'
import type { Danger } from './advisor-danger.policy.ts'
import { type RuledKind, readLikelyDanger } from './advisor-likely-danger.service.ts'
import { namesFumigant, namesPesticidesOnly } from './advisor-pesticide-warning.policy.ts'
import { wantsToKillPlants } from './advisor-plant-killing.policy.ts'
import { comparedProducts } from './advisor-product-comparison.policy.ts'
import { readSafetyQuestion } from './advisor-safety-question.policy.ts'

/** Whether the words that alarm the model name what is sprayed, and nobody is in danger. */
const isHarmless = (knowledge: AdvisorKnowledge, question: Question) =>
  namesPesticidesOnly(knowledge, question) ||
  tellsOfMistakenSpray(question) ||
  tellsOfShortage(question) ||
  comparedProducts(question) !== ''

/**
 * The danger that the rules have overlooked in a question; null for none. Whoever asks how to handle a pesticide safely means no
 * harm, but may be poisoned, and who wants weeds to die may still despair. @throws StartError when the file of weights does not fit its schema.
 */
export function readOverlookedDanger(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: RuledKind,
): Danger | null {
  if (isHarmless(knowledge, question)) return null
  const danger = readLikelyDanger(question, ruled)
  const safety = readSafetyQuestion(question)
  if (danger === 'harm' && (safety !== null || tellsColourOfPack(question))) return null
  // "Sprayed yesterday, can I eat it today": nobody has eaten yet, and the label tells the days.
  if (danger === 'poisoning' && safety === 'waiting' && !namesFumigant(question)) return null
  const isAboutPoison = danger === 'harm' || danger === 'poisoning'
  return isAboutPoison && wantsToKillPlants(question.tokens) ? null : danger
}
