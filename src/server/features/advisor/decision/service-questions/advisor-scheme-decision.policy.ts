import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import {
  readSchemeQuestion,
  type SchemeQuestion,
  schemeWithoutPage,
} from '../../understanding/intents/advisor-scheme-questions.policy.ts'
import { answerFrom, refuse } from '../outcome/advisor-candidate.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'

/** The guide that tells of it. Support prices are found as prices are. */
const guides: Partial<Record<SchemeQuestion, string>> = {
  uninsured: 'guide/disaster-relief',
  receiptLoan: 'guide/warehouse-receipt',
  unpaidClaim: 'guide/crop-insurance',
  insuranceInState: 'guide/crop-insurance',
  missedInstalment: 'guide/pm-kisan-payment',
  identityCheck: 'guide/pm-kisan-payment',
  organicSupport: 'guide/organic-support',
  nextInstalment: 'guide/pm-kisan',
  tradersLicence: 'guide/enam',
  creditLimit: 'guide/kcc',
  subsidyForWomen: 'guide/machinery-subsidy',
}

/** Decides what a question asks of a scheme beside what the scheme's name alone would show; null for any other question. */
export function decideSchemeQuestion(
  { passageById }: AdvisorKnowledge,
  question: Question,
): CropAnswer | null {
  const unknownScheme = schemeWithoutPage(question)
  if (unknownScheme !== '')
    return { ...refuse('unknown', unknownScheme), isSure: true, isFinal: true }
  const schemeQuestion = readSchemeQuestion(question)
  const guide = schemeQuestion === null ? undefined : passageById(guides[schemeQuestion] ?? '')
  return guide ? { ...answerFrom([guide]), isSure: true, isFinal: true } : null
}
