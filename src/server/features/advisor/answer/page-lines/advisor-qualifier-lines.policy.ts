import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { DecidedQuestion } from '../../conversation/advisor-query.ts'
import {
  beginsWith,
  sentencesOn,
} from '../../decision/requested-subjects/advisor-page-sentences.policy.ts'
import type { Qualifier } from '../../decision/requested-subjects/advisor-qualifiers.data.ts'
import {
  isAboutCropInField,
  qualifiersOf,
} from '../../decision/requested-subjects/advisor-qualifiers.policy.ts'
import { advisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import { piecesOn, quote } from './advisor-quotes.policy.ts'

const partOf = ({ id }: Passage) => id.split('/')[2] ?? ''

/** What the crop's page says under a condition that the question sets, or that it does not tell it apart. */
function qualifierLine(
  { name, text, parts, guides, isOnlyPutFirst, isInSeveralParts, ofVariety, warning }: Qualifier,
  shown: readonly Passage[],
  crop: string,
): readonly BothLanguages[] {
  const isOfGuide = ({ id }: Passage) => guides?.test(id) === true
  if (!shown.some((each) => parts.includes(partOf(each)) || isOfGuide(each))) return []
  const isList = shown.some((each) => partOf(each) === 'varieties')
  const warnings = warning ? [warning] : []
  if (!isList && shown.some((each) => beginsWith(each, text))) return warnings
  const { passageById } = advisorKnowledge()
  const others = isInSeveralParts
    ? parts.flatMap((part) => passageById(`calendar/${crop}/${part}`) ?? [])
    : []
  const sentences = [...new Set([...shown, ...others])].flatMap((each) =>
    isOfGuide(each)
      ? piecesOn(each, [crop]).filter(({ en }) => text.test(en))
      : sentencesOn(each, text),
  )
  if (sentences.length > 0) return [...warnings, quote(name, sentences)]
  // A guide may say it of several crops at once.
  const isInGuide = shown.some((each) => isOfGuide(each) && text.test(each.text.en))
  if (isOnlyPutFirst || isInGuide) return warnings
  if (isList && ofVariety)
    return [
      {
        en: `None of these varieties is said to be ${ofVariety.en}; ask your KVK for one.`,
        hi: `इन किस्मों में से कोई ${ofVariety.hi} नहीं बताई गई है; ऐसी किस्म अपने कृषि विज्ञान केंद्र से पूछें।`,
      },
    ]
  return [
    {
      en: `For ${name.en} nothing different is said here; this holds in general.`,
      hi: `${name.hi} के लिए यहाँ अलग से कुछ नहीं लिखा है; यह आम जानकारी है।`,
    },
  ]
}

/** What is said under the conditions that a question sets. */
export function qualifierLines({ question, decision }: DecidedQuestion): readonly BothLanguages[] {
  const [crop, second] = question.crops
  if (decision.kind !== 'passages' || crop === undefined || second !== undefined) return []
  const { passages } = decision
  if (passages.some(({ crop: own, problem }) => (own !== null && own !== crop) || problem))
    return []
  return qualifiersOf(question).flatMap((each) => qualifierLine(each, passages, crop))
}

/** What of the remedy still helps a crop that stands in the field. */
export function cropInFieldLine({ question, decision }: DecidedQuestion): BothLanguages | null {
  if (decision.kind !== 'passages' || !isAboutCropInField(question)) return null
  const [problem, second] = decision.passages
  if (problem?.problem === undefined || second) return null
  if (!/\bseed\b|\bsetts\b/i.test(problem.text.en)) return null
  return {
    en: 'What is said here of seed and of the time before sowing comes too late for a standing crop; do the rest. For a product to put into the standing crop ask your KVK or the Kisan Call Centre (1800-180-1551), if none is named below.',
    hi: 'बीज और बुवाई से पहले की जो बात यहाँ लिखी है, वह खड़ी फ़सल के लिए देर की है; बाकी काम करें। खड़ी फ़सल में डालने की दवा नीचे न लिखी हो, तो अपने कृषि विज्ञान केंद्र या किसान कॉल सेंटर (1800-180-1551) से पूछें।',
  }
}
