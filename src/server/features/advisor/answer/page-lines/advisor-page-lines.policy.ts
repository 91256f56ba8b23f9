import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import { withDosesPerAcre } from '#shared/kit/dose-per-acre.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { DecidedQuestion } from '../../conversation/advisor-query.ts'
import { cropName } from '../../decision/outcome/advisor-choices.policy.ts'
import {
  beginsWith,
  piecesOf,
  sentencesOn,
} from '../../decision/requested-subjects/advisor-page-sentences.policy.ts'
import type { Qualifier } from '../../decision/requested-subjects/advisor-qualifiers.data.ts'
import {
  isAboutStandingCrop,
  qualifiersOf,
} from '../../decision/requested-subjects/advisor-qualifiers.policy.ts'
import type { RequestedSubject } from '../../decision/requested-subjects/advisor-requested-subjects.data.ts'
import {
  namesCrop,
  requestedSubject,
} from '../../decision/requested-subjects/advisor-requested-subjects.policy.ts'
import { advisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import type { CropAspect } from '../../understanding/aspects/advisor-aspects.data.ts'
import { textWithoutCrops } from '../../understanding/intents/advisor-opposite-questions.policy.ts'

/** At most this many sentences stand before a page; more are no help to find them. */
const maxSentences = 3

/** A subject that every sentence of a part tells. */
const isWholePart = ({ text }: RequestedSubject) => text.source === '.'

const quote = (name: BothLanguages, sentences: readonly BothLanguages[]): BothLanguages => {
  const texts = (language: Language) =>
    withDosesPerAcre(
      sentences
        .slice(0, maxSentences)
        .map((each) => each[language].replace(/(?<=[^.।])$/u, language === 'hi' ? '।' : '.'))
        .join(' '),
      language,
    )
  return {
    en: `On ${name.en}: "${texts('en')}"`,
    hi: `${name.hi} के बारे में: “${texts('hi')}”`,
  }
}

/** The sentences on the kind that is asked about before the others. */
function kindsFirst(
  { kinds = [] }: RequestedSubject,
  question: Question,
  sentences: readonly BothLanguages[],
): readonly BothLanguages[] {
  const text = textWithoutCrops(question)
  const kind = kinds.find((each) => each.question.test(text))
  if (!kind) return sentences
  return [
    ...sentences.filter(({ en }) => kind.text.test(en)),
    ...sentences.filter(({ en }) => !kind.text.test(en)),
  ]
}

/** What a guide to several crops says of those of a question; of two crops, the piece that names the fewest others. */
function piecesOn(guide: Passage, crops: readonly string[]): readonly BothLanguages[] {
  const pieces = piecesOf(guide).filter(({ en }) =>
    crops.every((crop) => namesCrop(advisorKnowledge(), en, crop)),
  )
  return crops.length < 2
    ? pieces
    : pieces.sort((one, other) => one.en.length - other.en.length).slice(0, 1)
}

/** What may stand beside a subject without being asked for itself. */
const besideSubject: ReadonlySet<CropAspect> = new Set(['sowing', 'harvest', 'general'])

/** "Grafted mango, which spacing": the subject is only mentioned. */
const asksOtherAspect = (subject: RequestedSubject, { strongAspects }: Question) =>
  !subject.isFirst && strongAspects.some((aspect) => !besideSubject.has(aspect))

/** The sentences on the subject that is asked, where a page or a guide tells it between others. */
function subjectLine({ question, decision }: DecidedQuestion): BothLanguages | null {
  const subject = requestedSubject(question)
  const [crop] = question.crops
  if (decision.kind !== 'passages' || !subject || crop === undefined) return null
  if (isWholePart(subject) || asksOtherAspect(subject, question)) return null
  const [first] = decision.passages
  const ofPage = decision.passages.filter(
    (each) => each.crop === crop && each.problem === undefined,
  )
  if (!first || (ofPage[0] === first && beginsWith(first, subject.text))) return null
  const ofGuides = decision.passages
    .filter(({ id }) => isGuideTo(subject, id))
    .flatMap((guide) => piecesOn(guide, question.crops))
  const sentences = [
    ...kindsFirst(
      subject,
      question,
      ofPage.flatMap((each) => sentencesOn(each, subject.text)),
    ),
    ...ofGuides,
  ]
  return sentences.length > 0 ? quote(subject.name, sentences) : null
}

const isGuideTo = ({ general, ownGuides }: RequestedSubject, id: string) =>
  general?.test(id) === true || ownGuides?.test(id) === true

/** A guide for all crops where the crop's page is silent. */
function generalGuideLine({ question, decision }: DecidedQuestion): BothLanguages | null {
  const [crop] = question.crops
  const subject = requestedSubject(question)
  if (decision.kind !== 'passages' || crop === undefined) return null
  const guide = decision.passages.find(({ id }) => subject?.general?.test(id))
  if (!subject || !guide || piecesOn(guide, question.crops).length > 0) return null
  const hasOwn = decision.passages.some((each) => each.crop === crop)
  return hasOwn
    ? {
        en: `"${guide.title.en}" holds for crops in general, not for ${cropName(crop, 'en')} alone.`,
        hi: `“${guide.title.hi}” आम तौर पर सब फ़सलों के लिए है, सिर्फ़ ${cropName(crop, 'hi')} के लिए नहीं।`,
      }
    : {
        en: `My page on ${cropName(crop, 'en')} says nothing of its own about ${subject.name.en}. This guide is for crops in general:`,
        hi: `${cropName(crop, 'hi')} के मेरे पन्ने में ${subject.name.hi} के बारे में अलग से कुछ नहीं है। यह सलाह आम तौर पर सब फ़सलों के लिए है:`,
      }
}

const asksRatio = /(?:^| )(?:ratio|anupat|अनुपात|line|lines|row|rows|katar|kataar|लाइन|कतार) /
const ratio = /\d+ to \d+|\d+ rows? to \d|\d+ ?: ?\d+/

/** The rows of two crops in one field, of which the guide tells some pairs only. */
function ratioLine({ question, decision }: DecidedQuestion): BothLanguages | null {
  const subject = requestedSubject(question)
  if (decision.kind !== 'passages' || subject?.id !== 'intercropping') return null
  if (!asksRatio.test(textWithoutCrops(question))) return null
  const { passages } = decision
  const guide = passages.find(({ id }) => isGuideTo(subject, id))
  if (guide && piecesOn(guide, question.crops).some(({ en }) => ratio.test(en))) return null
  return {
    en: 'How many rows of each crop to sow is not said here; ask your KVK for it.',
    hi: 'किस फ़सल की कितनी कतारें लगाएँ, यह यहाँ नहीं लिखा है; अपने कृषि विज्ञान केंद्र से पूछें।',
  }
}

const partOf = ({ id }: Passage) => id.split('/')[2] ?? ''

/** What the crop's page says under a condition that the question sets, or that it does not tell it apart. */
function qualifierLine(
  { name, text, parts, isOnlyPutFirst, isInSeveralParts, warning }: Qualifier,
  shown: readonly Passage[],
  crop: string,
): readonly BothLanguages[] {
  if (!shown.some((each) => parts.includes(partOf(each)))) return []
  const isList = shown.some((each) => partOf(each) === 'varieties')
  const warnings = warning ? [warning] : []
  if (!isList && shown.some((each) => beginsWith(each, text))) return warnings
  const { passageById } = advisorKnowledge()
  const others = isInSeveralParts
    ? parts.flatMap((part) => passageById(`calendar/${crop}/${part}`) ?? [])
    : []
  const sentences = [...new Set([...shown, ...others])].flatMap((each) => sentencesOn(each, text))
  if (sentences.length > 0) return [...warnings, quote(name, sentences)]
  if (isOnlyPutFirst) return warnings
  return [
    {
      en: `For ${name.en} nothing different is said here; this holds in general.`,
      hi: `${name.hi} के लिए यहाँ अलग से कुछ नहीं लिखा है; यह आम जानकारी है।`,
    },
  ]
}

function qualifierLines({ question, decision }: DecidedQuestion): readonly BothLanguages[] {
  const [crop, second] = question.crops
  if (decision.kind !== 'passages' || crop === undefined || second !== undefined) return []
  const { passages } = decision
  if (passages.some((each) => each.crop !== crop || each.problem !== undefined)) return []
  return qualifiersOf(question).flatMap((each) => qualifierLine(each, passages, crop))
}

/** What of the remedy still helps a crop that stands in the field. */
function standingLine({ question, decision }: DecidedQuestion): BothLanguages | null {
  if (decision.kind !== 'passages' || !isAboutStandingCrop(question)) return null
  const [problem, second] = decision.passages
  if (problem?.problem === undefined || second) return null
  if (!/\bseed\b|\bsetts\b/i.test(problem.text.en)) return null
  return {
    en: 'What is said here of seed and of the time before sowing comes too late for a standing crop; do the rest. For a product to put into the standing crop ask your KVK or the Kisan Call Centre (1800-180-1551), if none is named below.',
    hi: 'बीज और बुवाई से पहले की जो बात यहाँ लिखी है, वह खड़ी फ़सल के लिए देर की है; बाकी काम करें। खड़ी फ़सल में डालने की दवा नीचे न लिखी हो, तो अपने कृषि विज्ञान केंद्र या किसान कॉल सेंटर (1800-180-1551) से पूछें।',
  }
}

/** The sentences of a page that meet what is asked, before the page; '' where there is nothing to put first. */
export const pageLines = (decided: DecidedQuestion, language: Language): string =>
  [
    subjectLine(decided),
    ratioLine(decided),
    generalGuideLine(decided),
    ...qualifierLines(decided),
    standingLine(decided),
  ]
    .filter((line) => line !== null)
    .map((line) => `${line[language]}\n\n`)
    .join('')
