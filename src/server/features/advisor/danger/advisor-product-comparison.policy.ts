import type { Question } from '../understanding/advisor-question.ts'
import { foldedText } from '../understanding/words/advisor-token.policy.ts'
import { namesPerson } from './advisor-people.policy.ts'

/** A fungicide that is called "clean": only beside another product. */
const productsCalledLikeWords = /(?:^| )(saaf|saf|साफ)(?= )/
const compares =
  /(?:^| )(?:same|vs|versus|differ|difference|different|compare|better|farak|fark|phark|antar|alag|behtar|फर्क|फरक|अतर|अलग|बेहतर|(?:ek|एक) (?:hi|ही)|(?:kaun|kon|kaunsa|konsa|kaunsi|konsi|कौन|कौनसा|कौनसी) (?:sa |si |सा |सी )?(?:accha|acha|achha|acchi|achi|achhi|badhiya|sahi|theek|अच्छा|अच्छी|बढिया|सही))(?= )/

/**
 * The products that a question compares, as it writes them; '' where it compares none. "Bavistin and saaf, is it the same" means no
 * harm to anybody, and no page tells products apart.
 */
export function comparedProducts(question: Question): string {
  const { tokens, substances, substanceText, pesticideIds, unknownWords } = question
  const text = foldedText(tokens)
  const pesticides = substances.filter((id) => pesticideIds.has(id))
  if (pesticides.length === 0 || !compares.test(text) || namesPerson(tokens)) return ''
  const [, called] = productsCalledLikeWords.exec(text) ?? []
  const isCalled = called !== undefined && !substances.includes('saaf')
  return [substanceText, ...(isCalled ? [called] : []), ...unknownWords].join(', ')
}
