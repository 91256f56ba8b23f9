import type { CropAnswer } from '../decision/advisor-crop-decision.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { bannedPesticidesGuideId } from '../knowledge/advisor-passage-hit.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { readDanger } from './advisor-danger.policy.ts'

const guideOfDanger = {
  poisoning: 'guide/pesticide-poisoning',
  bite: 'guide/snake-bite',
  distress: 'guide/distress',
} as const

/** Decides whether lives are at stake; such answers are checked texts, whatever else the question says. */
export function decideDanger(knowledge: AdvisorKnowledge, question: Question): CropAnswer | null {
  const danger = readDanger(question)
  if (danger === 'harm') return { kind: 'refuse', reason: 'harm', name: '', crop: null }
  if (danger) {
    const guide = knowledge.passageById(guideOfDanger[danger])
    return { kind: 'emergency', danger, passages: guide ? [guide] : [] }
  }
  const banned = knowledge.passageById(bannedPesticidesGuideId)
  if (question.namesBanned && banned)
    return { kind: 'passages', passages: [banned], isConfirmed: true }
  return null
}
