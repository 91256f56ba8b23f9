import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { DecidedQuestion } from '../../conversation/advisor-query.ts'
import { cropName } from '../../decision/outcome/advisor-choices.policy.ts'
import {
  beginsWith,
  piecesOf,
  sentencesOn,
} from '../../decision/requested-subjects/advisor-page-sentences.policy.ts'
import type { RequestedSubject } from '../../decision/requested-subjects/advisor-requested-subject.ts'
import {
  requestedKind,
  requestedSubject,
} from '../../decision/requested-subjects/advisor-requested-subjects.policy.ts'
import { passageOfAspect } from '../../knowledge/advisor-aspect-passages.policy.ts'
import { advisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import type { CropAspect } from '../../understanding/aspects/advisor-aspects.data.ts'
import { textWithoutCrops } from '../../understanding/intents/advisor-opposite-questions.policy.ts'
import { maleAndFemaleLine } from './advisor-male-and-female.policy.ts'
import { cropInFieldLine, qualifierLines } from './advisor-qualifier-lines.policy.ts'
import { piecesOn, quote } from './advisor-quotes.policy.ts'
import { yieldPerPlantLine } from './advisor-yield-per-plant.policy.ts'

/** A subject that every sentence of a part tells. */
const isWholePart = ({ text }: RequestedSubject) => text.source === '.'

/** The sentences on the kind that is asked about before the others, and none on another kind alone. */
function kindsFirst(
  subject: RequestedSubject,
  question: Question,
  sentences: readonly BothLanguages[],
): readonly BothLanguages[] {
  const kind = requestedKind(subject, question)
  if (!kind) return sentences
  const isOnKind = ({ en }: BothLanguages) => kind.text.test(en)
  const isOnOther = ({ en }: BothLanguages) =>
    subject.kinds?.some((each) => each !== kind && each.text.test(en)) === true
  const onKind = sentences.filter(isOnKind)
  return [
    ...onKind.filter((each) => !isOnOther(each)).sort((a, b) => a.en.length - b.en.length),
    ...sentences.filter((each) => !isOnKind(each) && !isOnOther(each)),
    ...onKind.filter(isOnOther),
  ]
}

/** A guide to fewer crops tells of little else. */
const minCropsOfGuide = 4
const isToFewCrops = ({ crops }: Passage) => crops !== undefined && crops.length < minCropsOfGuide

/** What a guide says of the kind that is asked about, of the crops, or of a subject that is not its own. */
function ofGuide(subject: RequestedSubject, guide: Passage, question: Question) {
  const kind = question.asksWhen ? requestedKind(subject, question) : undefined
  const ofKind = kind ? piecesOf(guide).filter(({ en }) => kind.text.test(en)) : []
  const pieces = [...new Set([...ofKind.slice(0, 1), ...piecesOn(guide, question.crops)])]
  return pieces.length > 0 || beginsWith(guide, subject.text)
    ? pieces
    : sentencesOn(guide, subject.text)
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
  const [first] = decision.passages
  const isGuideShown = first !== undefined && isGuideTo(subject, first.id)
  if (isWholePart(subject) || (!isGuideShown && asksOtherAspect(subject, question))) return null
  const ofPage = decision.passages.filter(
    (each) => each.crop === crop && each.problem === undefined,
  )
  if (!first || (ofPage[0] === first && beginsWith(first, subject.text))) return null
  const guides = decision.passages.filter(({ id }) => id.startsWith('guide/'))
  const ofGuides = guides.flatMap((guide) => {
    if (subject.guides?.test(guide.id) && !isGuideTo(subject, guide.id))
      return sentencesOn(guide, subject.text)
    const isQuoted = isGuideTo(subject, guide.id) && !guide.isProcedure && !isToFewCrops(guide)
    return isQuoted ? ofGuide(subject, guide, question) : []
  })
  const own = ofPage.flatMap((each) => sentencesOn(each, subject.text))
  const sentences = question.asksWhen
    ? kindsFirst(subject, question, [...own, ...ofGuides])
    : [...kindsFirst(subject, question, own), ...ofGuides]
  return sentences.length > 0 ? quote(subject.name, sentences) : null
}

/** No page of the crop speaks of the subject, though the part that is shown would be the place for it. */
function silentPartLine({ question, decision }: DecidedQuestion): BothLanguages | null {
  const subject = requestedSubject(question)
  const [crop, second] = question.crops
  if (decision.kind !== 'passages' || !subject?.parts || crop === undefined || second) return null
  const { parts } = subject
  if (decision.passages.some((each) => each.crop !== crop || each.problem)) return null
  const isOnPage = advisorKnowledge().passages.some(
    (each) => each.crop === crop && subject.text.test(each.text.en),
  )
  if (isOnPage) return null
  const isItsPlace = question.strongAspects.every(
    (aspect) => besideSubject.has(aspect) || parts.includes(passageOfAspect[aspect]),
  )
  return isItsPlace
    ? {
        en: `My page on ${cropName(crop, 'en')} says nothing about ${subject.name.en}.`,
        hi: `${cropName(crop, 'hi')} के मेरे पन्ने में ${subject.name.hi} के बारे में कुछ नहीं है।`,
      }
    : null
}

const isGuideTo = ({ general, ownGuides }: RequestedSubject, id: string) =>
  general?.test(id) === true || ownGuides?.test(id) === true

/** The guide for all crops that answers, where it does not name those of the question. */
function guideOfAllCrops({ question, decision }: DecidedQuestion) {
  const subject = requestedSubject(question)
  const [crop] = question.crops
  if (decision.kind !== 'passages' || crop === undefined || !subject) return undefined
  const guide = decision.passages.find(({ id }) => subject.general?.test(id))
  if (!guide || piecesOn(guide, question.crops).length > 0) return undefined
  return { crop, subject, guide, hasOwn: decision.passages.some((each) => each.crop === crop) }
}

/** The crop's page is silent, and a guide for all crops answers. */
function silentPageLine(decided: DecidedQuestion): BothLanguages | null {
  const shown = guideOfAllCrops(decided)
  if (!shown || shown.hasOwn || decided.question.crops.length > 1) return null
  const { crop, subject } = shown
  return {
    en: `My page on ${cropName(crop, 'en')} says nothing of its own about ${subject.name.en}. This guide is for crops in general:`,
    hi: `${cropName(crop, 'hi')} के मेरे पन्ने में ${subject.name.hi} के बारे में अलग से कुछ नहीं है। यह सलाह आम तौर पर सब फ़सलों के लिए है:`,
  }
}

/** A guide for all crops beside what the crop's page says. */
function generalGuideLine(decided: DecidedQuestion): BothLanguages | null {
  const shown = guideOfAllCrops(decided)
  if (!shown?.hasOwn) return null
  const { crop, guide } = shown
  return {
    en: `"${guide.title.en}" holds for crops in general, not for ${cropName(crop, 'en')} alone.`,
    hi: `“${guide.title.hi}” आम तौर पर सब फ़सलों के लिए है, सिर्फ़ ${cropName(crop, 'hi')} के लिए नहीं।`,
  }
}

/** Two crops that the guide to intercropping does not name together. */
function pairLine({ question, decision }: DecidedQuestion): BothLanguages | null {
  const [crop, other, third] = question.crops
  if (decision.kind !== 'passages' || crop === undefined || other === undefined || third)
    return null
  const [guide] = decision.passages
  if (!guide?.id.startsWith('guide/intercropping')) return null
  if (piecesOn(guide, question.crops).length > 0) return null
  return {
    en: `Whether ${cropName(crop, 'en')} and ${cropName(other, 'en')} do well together is not said here; this guide is for crops in general:`,
    hi: `${cropName(crop, 'hi')} और ${cropName(other, 'hi')} साथ में कैसी रहेंगी, यह यहाँ नहीं लिखा है; यह सलाह आम तौर पर सब फ़सलों के लिए है:`,
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

/** The sentences of a page that meet what is asked, before the page; '' where there is nothing to put first. */
export const pageLines = (decided: DecidedQuestion, language: Language): string =>
  [
    silentPageLine(decided),
    maleAndFemaleLine(decided),
    subjectLine(decided),
    silentPartLine(decided),
    yieldPerPlantLine(decided),
    pairLine(decided),
    ratioLine(decided),
    generalGuideLine(decided),
    ...qualifierLines(decided),
    cropInFieldLine(decided),
  ]
    .filter((line) => line !== null)
    .map((line) => `${line[language]}\n\n`)
    .join('')
