import type { Language } from '#shared/kit/language.constants.ts'
import type { DecidedQuestion } from '../conversation/advisor-query.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { findAllPhrases } from '../understanding/words/advisor-phrases.policy.ts'
import { foldedText, tokenize } from '../understanding/words/advisor-token.policy.ts'
import { writtenSubstances } from './advisor-unnamed-substances.policy.ts'

/** "Mar chuka", "sprayed", "2 baar dala": something was sprayed already. */
const wasSprayed =
  /(?:^| )(?:sprayed|used|applied|gave|tried|already|twice|(?:two|three|2|3|do|teen|दो|तीन) (?:times|bar|baar|sprays?|बार)|(?:mar|maar|daal|dal|chhidak|chidak|de|laga|kar|मार|डाल|छिडक|दे|लगा|कर) (?:chuka|chuke|chuki|diya|diye|di|liya|li|चुका|चुके|चुकी|दिया|दी|लिया)|mara|maara|dala|daala|chhidka|chidka|मारा|डाला|छिडका) /
/** "Phir bhi", "still there", "kya badlu": and it did not help. */
const didNotHelp =
  /(?:^| )(?:(?:phir|fir|tab|to|फिर|तब|तो) (?:bhi|भी)|still|yet|again|but|badlu|badle|badlun|badalu|badalna|change|instead|(?:asar|fark|fayda|faida|kam|kaam|control|असर|फर्क|फायदा|काम|कट्रोल) (?:\S+ )?(?:nahi|nhi|nahin|नही)|(?:nahi|nhi|nahin|नही) (?:gaya|gaye|gayi|mara|mare|mari|mar|ruk|ruka|ja|jata|jate|गया|गए|गई|मरा|मरे|मर|रुक|रुका|जा)|not (?:\S+ )?(?:work\w*|dying|dead|gone|control\w*|stop\w*)|no (?:effect|result|control|use|difference)|ab kya|now what|what (?:now|next|else)|अब क्या|बदलू|बदले) /

/** Whether a question tells that a product was sprayed and did not help. */
const tellsOfFailure = ({ tokens }: Question) => {
  const text = foldedText(tokens)
  return wasSprayed.test(text) && didNotHelp.test(text)
}

/** The pesticides that were sprayed without help and that the answer names again, as the question writes them. */
export function failedSubstances({ question, decision }: DecidedQuestion): string[] {
  if (decision.kind !== 'passages' || !decision.showsDoses || !tellsOfFailure(question)) return []
  if (!decision.passages.some(({ problem }) => problem !== undefined)) return []
  const { lexicon } = advisorKnowledge()
  const texts = decision.passages.flatMap(({ text }) => [text.en, text.hi])
  const named = new Set(
    texts.flatMap((text) => [...findAllPhrases(lexicon.substances, tokenize(text))]),
  )
  return writtenSubstances(question, (ids) =>
    ids.some((id) => question.pesticideIds.has(id) && named.has(id)),
  )
}

/** Says not to spray again what did not help, though the page names it; '' for none. */
export function failedSubstancesLine(decided: DecidedQuestion, language: Language): string {
  const names = failedSubstances(decided).join(', ')
  if (names === '') return ''
  return language === 'hi'
    ? `"${names}" आप डाल चुके हैं और असर नहीं हुआ: वही दवा, या उसी तत्व की दूसरे नाम की दवा, फिर न डालें, न मात्रा बढ़ाएँ; कीट उसका आदी हो जाता है। नीचे लिखी दवाओं में से दूसरी चुनें, और पहले देखें कि कीट या रोग वही है और दवा छिपी जगह तक पहुँचती है। पन्ने में यह लिखा है:\n\n`
    : `You have sprayed "${names}" and it did not help: do not spray it again, nor the same substance under another brand, nor more of it; the pest gets used to it. Take another of the products named below, and first make sure that it is this pest or disease and that the spray reaches where it hides. The page says:\n\n`
}
