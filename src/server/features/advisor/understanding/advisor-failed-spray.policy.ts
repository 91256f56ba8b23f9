import type { Question } from './advisor-question.ts'
import { foldedText } from './words/advisor-token.policy.ts'

/** "Mar chuka", "sprayed": something was sprayed already. */
const wasSprayed =
  /(?:^| )(?:sprayed|used|applied|gave|tried|already|twice|(?:two|three|2|3|do|teen|दो|तीन) (?:times|bar|baar|sprays?|बार)|(?:mar|maar|daal|dal|chhidak|chidak|de|laga|kar|मार|डाल|छिडक|दे|लगा|कर) (?:chuka|chuke|chuki|diya|diye|di|liya|li|चुका|चुके|चुकी|दिया|दी|लिया)|mara|maara|dala|daala|chhidka|chidka|मारा|डाला|छिडका|(?:se|से) (?:\S+ ){0,4}(?:nahi|nhi|nahin|नही)) /
/** "Phir bhi", "still there", "kya badlu": and it did not help. */
const didNotHelp =
  /(?:^| )(?:(?:phir|fir|tab|to|फिर|तब|तो) (?:bhi|भी)|still|yet|again|badlu|badle|badlun|badalu|badalna|change|instead|(?:asar|fark|fayda|faida|kam|kaam|control|असर|फर्क|फायदा|काम|कट्रोल) (?:\S+ )?(?:nahi|nhi|nahin|नही)|(?:nahi|nhi|nahin|नही) (?:gaya|gaye|gayi|mara|mare|mari|mar|ruk|ruka|ruki|ja|jata|jate|गया|गए|गई|मरा|मरे|मर|रुक|रुका|जा)|not (?:\S+ )?(?:work\w*|dying|dead|gone|control\w*|stop\w*)|no (?:effect|result|control|use|difference)|ab kya|now what|what (?:now|next|else)|अब क्या|बदलू|बदले) /

/** Whether a question tells that a product was sprayed and did not help. */
export function tellsOfFailedSpray({ tokens }: Question): boolean {
  const text = foldedText(tokens)
  return wasSprayed.test(text) && didNotHelp.test(text)
}
