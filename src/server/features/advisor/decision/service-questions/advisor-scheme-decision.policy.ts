import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import {
  readSchemeQuestion,
  type SchemeQuestion,
} from '../../understanding/intents/advisor-scheme-questions.policy.ts'
import { answerFrom } from '../outcome/advisor-candidate.ts'
import { passageChoice } from '../outcome/advisor-choices.policy.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'

/** The guide to the scheme, and for what no guide tells its name. Support prices are found as prices are. */
const answers: Partial<Record<SchemeQuestion, { guide: string; untold?: BothLanguages }>> = {
  uninsured: {
    guide: 'guide/crop-insurance',
    untold: {
      en: 'state relief for crops without insurance',
      hi: 'जिस फ़सल का बीमा नहीं था उसके सरकारी मुआवज़े',
    },
  },
  receiptLoan: {
    guide: 'guide/kcc',
    untold: { en: 'loans against a warehouse receipt', hi: 'गोदाम की रसीद पर मिलने वाले कर्ज़' },
  },
  unpaidClaim: { guide: 'guide/crop-insurance' },
  insuranceInState: { guide: 'guide/crop-insurance' },
  missedInstalment: { guide: 'guide/pm-kisan' },
  tradersLicence: { guide: 'guide/enam' },
  creditLimit: { guide: 'guide/kcc' },
  subsidyForWomen: { guide: 'guide/machinery-subsidy' },
}

/** Decides what a question asks of a scheme beside what the scheme's name alone would show; null for any other question. */
export function decideSchemeQuestion(
  { passageById }: AdvisorKnowledge,
  question: Question,
): CropAnswer | null {
  const schemeQuestion = readSchemeQuestion(question)
  const answer = schemeQuestion === null ? undefined : answers[schemeQuestion]
  const guide = answer && passageById(answer.guide)
  if (!guide) return null
  const certainty = { isSure: true, isFinal: true }
  if (!answer.untold) return { ...answerFrom([guide]), ...certainty }
  return {
    kind: 'refuse',
    reason: 'unknown',
    name: '',
    crop: null,
    subject: answer.untold,
    choices: [passageChoice(guide)],
    ...certainty,
  }
}
