import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { DecidedQuestion } from '../../conversation/advisor-query.ts'
import { requestedSubject } from '../../decision/requested-subjects/advisor-requested-subjects.policy.ts'
import { textWithoutCrops } from '../../understanding/intents/advisor-opposite-questions.policy.ts'

const asksDifference =
  /(?:^| )(?:pehch?an\S*|pahch?an\S*|pehechan\S*|pata|maloom|malum|identif\w*|recogni\w*|distinguish\w*|tell|know|difference|differ|differentiate|antar|fark|farak|look|पहचान\S*|पता|मालूम|फर्\S+|अतर|ओळख\S*) /
const tellsDifference = /\btell them\b/i

/** The male panicle hangs, the female flowers sit at the stem: urbanarm.com/how-to-identify-male-female-or-hermaphrodite-papaya-trees. */
const byFlowers: Readonly<Record<string, BothLanguages>> = {
  papaya: {
    en: 'Before it flowers, at about four months, no papaya plant can be told for certain. Male: many small flowers on long, hanging, branched stalks. Female: large flowers, singly or a few together, close to the stem, with a small round fruit within. Plants with both in one flower bear close to the stem, too, and their fruits are longer.',
    hi: 'फूल आने से पहले (करीब चार महीने तक) पपीते का नर-मादा पक्का नहीं पहचाना जा सकता। नर: लंबी, लटकती, शाखाओं वाली डंडी पर बहुत-से छोटे फूल। मादा: तने से सटे बड़े फूल, अकेले या दो-चार साथ, भीतर छोटा गोल फल। जिन पौधों के एक ही फूल में दोनों हों, उनके फूल भी तने से सटे होते हैं और फल लंबे।',
  },
}
const notOnPage: BothLanguages = {
  en: 'How to tell male plants from female ones is not on my page; it is seen at their flowers.',
  hi: 'नर और मादा पौधे कैसे पहचानें, यह मेरे पन्ने में नहीं है; पहचान फूल आने पर ही होती है।',
}

/** How male plants are told from female ones, where a question asks it and the page does not say it; null elsewhere. */
export function maleAndFemaleLine({ question, decision }: DecidedQuestion): BothLanguages | null {
  const [crop] = question.crops
  if (decision.kind !== 'passages' || crop === undefined) return null
  if (requestedSubject(question)?.id !== 'maleAndFemale') return null
  if (!asksDifference.test(textWithoutCrops(question))) return null
  if (!decision.passages.every((each) => each.crop === crop && !each.problem)) return null
  if (decision.passages.some(({ text }) => tellsDifference.test(text.en))) return null
  return byFlowers[crop] ?? notOnPage
}
