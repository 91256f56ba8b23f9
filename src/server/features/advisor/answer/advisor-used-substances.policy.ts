import type { Language } from '#shared/kit/language.constants.ts'
import type { DecidedQuestion } from '../conversation/advisor-query.ts'
import { guideIdOfPesticideWarning } from '../danger/advisor-pesticide-warning.policy.ts'
import { tellsOfFailedSpray } from '../understanding/advisor-failed-spray.policy.ts'
import { writtenSubstances } from './advisor-unnamed-substances.policy.ts'

/** The pesticides that were sprayed against a problem without help, as the question writes them. */
export function failedSubstances({ question, decision }: DecidedQuestion): string[] {
  if (decision.kind !== 'passages' || guideIdOfPesticideWarning(question) !== undefined) return []
  const isAgainstProblem = decision.passages.some(({ problem }) => problem !== undefined)
  if (!isAgainstProblem || !tellsOfFailedSpray(question)) return []
  return writtenSubstances(question, (ids) => ids.some((id) => question.pesticideIds.has(id)))
}

/** Says not to spray again what did not help, even where the page names it; '' for none. */
export function failedSubstancesLine(decided: DecidedQuestion, language: Language): string {
  const names = failedSubstances(decided).join(', ')
  if (names === '') return ''
  return language === 'hi'
    ? `"${names}" आप डाल चुके हैं और असर नहीं हुआ: वही दवा, या उसी तत्व की दूसरे नाम की दवा, फिर न डालें और मात्रा न बढ़ाएँ; कीट या रोग उसका आदी हो जाता है। पहले पक्का करें कि कीट या रोग वही है और दवा वहाँ पहुँचती है जहाँ वह छिपा है, फिर दूसरे तत्व की दवा लें। पन्ने में यह लिखा है:\n\n`
    : `You have sprayed "${names}" and it did not help: do not spray it again, nor the same substance under another brand, nor more of it; the pest or disease gets used to it. First make sure that it is this one and that the spray reaches where it hides, then take a product with another substance. The page says:\n\n`
}
