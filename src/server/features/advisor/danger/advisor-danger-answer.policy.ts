import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { type Danger, readDanger } from './advisor-danger.policy.ts'
import { readDangerFacts } from './advisor-danger-facts.policy.ts'
import { type GuidedDanger, guideOfDanger, isGuided } from './advisor-danger-guides.policy.ts'
import { guideIdOfPesticideWarning } from './advisor-pesticide-warning.policy.ts'
import { fieldEmergencies } from './emergencies/advisor-field-emergency.policy.ts'

/** Dangers that are answered by a sentence of their own. */
type RefusedDanger = Exclude<Danger, GuidedDanger>

/** What is decided about a danger: the fields of a decision. */
type DangerAnswer =
  | { kind: 'emergency'; danger: Danger; passages: readonly Passage[] }
  | { kind: 'refuse'; reason: RefusedDanger; name: string; crop: null }
  | { kind: 'passages'; passages: readonly Passage[]; showsDoses: boolean }

const refuseFor = (reason: RefusedDanger): DangerAnswer => ({
  kind: 'refuse',
  reason,
  name: '',
  crop: null,
})

/** Whether what somebody intends, or fears, is done with hands or weapons rather than with a pesticide. */
function isViolenceWithoutPoison(question: Question): boolean {
  const { isViolence, namesRemedy, namesAnimal } = readDangerFacts(question)
  return isViolence && !namesRemedy && !namesAnimal
}

/** The checked text about a danger, the refusal to do harm, or the sentence that says whom to call. */
export function answerDanger(
  knowledge: AdvisorKnowledge,
  question: Question,
  danger: Danger,
): DangerAnswer {
  if (danger === 'harm') return refuseFor(isViolenceWithoutPoison(question) ? 'violence' : 'harm')
  if (!isGuided(danger)) return refuseFor(danger)
  const guide = knowledge.passageById(guideOfDanger(danger, question.message))
  return { kind: 'emergency', danger, passages: guide ? [guide] : [] }
}

/**
 * Decides whether lives are at stake, or a pesticide is banned or handled without care; such answers are checked texts, whatever else
 * the question says.
 * @param isHarmless whether a question with a doubtful word tells of no danger.
 */
export function decideDanger(
  knowledge: AdvisorKnowledge,
  question: Question,
  isHarmless: (question: Question) => boolean,
): DangerAnswer | null {
  const read = readDanger(question)
  if (read && !(read.isDoubtful && isHarmless(question)))
    return answerDanger(knowledge, question, read.danger)
  const warning = knowledge.passageById(guideIdOfPesticideWarning(question) ?? '')
  return warning ? { kind: 'passages', passages: [warning], showsDoses: true } : null
}

/** Reasons for which a question is refused as a danger: they are about the whole message, and nothing overrules them. */
const dangerousReasons: ReadonlySet<string> = new Set<RefusedDanger>([
  'harm',
  'violence',
  'hurtAnimal',
  'liveFence',
  'swallowing',
  ...fieldEmergencies,
])

/** Whether a question was refused because of a danger. */
export const isRefusedForDanger = (act: { kind: string; reason?: string }): boolean =>
  act.kind === 'refuse' && dangerousReasons.has(act.reason ?? '')
