import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { textWithoutCrops } from '../../understanding/intents/advisor-opposite-questions.policy.ts'
import { findAllPhrases } from '../../understanding/words/advisor-phrases.policy.ts'
import { tokenize } from '../../understanding/words/advisor-token.policy.ts'
import { piecesOf } from './advisor-page-sentences.policy.ts'
import type { RequestedSubject, SubjectKind } from './advisor-requested-subject.ts'
import { requestedSubjects } from './advisor-requested-subjects.data.ts'

/** The subject that a question asks about, beside those that every page of a crop has; undefined for none. */
export function requestedSubject(question: Question): RequestedSubject | undefined {
  const text = textWithoutCrops(question)
  return requestedSubjects.find((subject) => subject.question.test(text))
}

/** The kind of a subject that a question asks about; undefined for none. */
export function requestedKind(
  { kinds = [] }: RequestedSubject,
  question: Question,
): SubjectKind | undefined {
  const text = textWithoutCrops(question)
  return kinds.find((each) => each.question.test(text))
}

const sowingVerbs =
  /(?:^| )(?:sow|sown|sowing|planted|planting|transplant\w*|bo(?:na|ne|ye|ya|yi|i|te|ti|wai|ni)|buwai|buai|bijai|rop(?:ai|ni|na|ne|e)|बो(?:ना|ने|ए|ये|नी|ई|यी|या|ते|ती)|रोप(?:ना|ने|े)|बुवाई|बुआई|बिजाई|रोपाई|रोपनी) /

/** "Before planting" tells when something else is done. */
const beforeOrAfterSowing =
  /(?:before|after) (?:sowing|planting|transplanting) |(?:bone|lagane|ropne|ropai|buwai|बोने|लगाने|रोपने|रोपाई|बुवाई) (?:se |ke |के |से )?(?:pehle|pahle|baad|पहले|बाद) /g

/** Whether a question has a word that means sowing and nothing else. */
export const namesSowing = (question: Question): boolean =>
  sowingVerbs.test(textWithoutCrops(question).replace(beforeOrAfterSowing, ' '))

/** Whether the words of a name are among those by which a question asks for a subject. */
export function isNamedBy(name: string, subject: RequestedSubject, question: Question): boolean {
  const words = subject.question.exec(textWithoutCrops(question))?.[0].split(' ') ?? []
  return tokenize(name).every(({ folded }) => words.includes(folded))
}

/** The parts of a crop's page in which a subject is looked for, those first that say how the crop is set out and cared for. */
const partsInOrder = ['seed', 'sowing', 'water', 'harvest', 'fertiliser', 'soil', 'overview']

const isIn = ({ text }: RequestedSubject, passage: Passage) => text.test(passage.text.en)

/** Whether a part of a page is one of those that answer, and speaks of the subject. */
const answers = (subject: RequestedSubject, passage: Passage) =>
  isIn(subject, passage) &&
  (!passage.id.startsWith('calendar/') ||
    subject.parts === undefined ||
    subject.parts.includes(passage.id.split('/')[2] ?? ''))

/** Tubers, setts and other parts of plants, which are set like seed and are not treated like grain. */
const plantedParts =
  /\b(?:tubers?|setts?|rhizomes?|corms?|cloves|bits of|slips|suckers?|cuttings|grafts?|grafted|budded|air-layered|runners|bulblets?|plants per hectare)\b/i

/** Whether a crop is grown from parts of plants, or from plants of a nursery, and not from seed. */
const isPlanted = ({ passageById }: AdvisorKnowledge, crop: string) =>
  plantedParts.test(passageById(`calendar/${crop}/seed`)?.text.en ?? '')

/** Whether an English text names a crop. */
export const namesCrop = ({ lexicon }: AdvisorKnowledge, text: string, crop: string) =>
  findAllPhrases(lexicon.subjects, tokenize(text)).has(`crop:${crop}`)

/** The guides to a subject that are written for a crop, or at least speak of both. */
function guidesForCrop(
  knowledge: AdvisorKnowledge,
  subject: RequestedSubject,
  crop: string,
): Passage[] {
  const { ownGuides, general } = subject
  const guides = knowledge.passages.filter(
    ({ id }) => id.startsWith('guide/') && ownGuides?.test(id) === true,
  )
  const written = guides.filter(({ crops }) => crops?.includes(crop))
  if (written.length > 0) return written
  const naming = guides.filter(
    ({ title, text }) =>
      subject.text.test(`${title.en}. ${text.en}`) && namesCrop(knowledge, text.en, crop),
  )
  const ofAll = naming.filter(({ crops }) => !crops)
  return ofAll.length > 0 || general ? ofAll : naming
}

/** The guide to a subject for all crops; undefined where it does not fit what is planted of this crop. */
function generalGuide(
  knowledge: AdvisorKnowledge,
  { general, isOfSeed }: RequestedSubject,
  crop: string,
): Passage | undefined {
  if (!general || (isOfSeed && isPlanted(knowledge, crop))) return undefined
  return knowledge.passages.find(
    ({ id, crops }) => general.test(id) && (!crops || crops.includes(crop)),
  )
}

/** At most this many texts answer together. */
const maxTexts = 2

/** The texts of a crop's page that speak of a subject, with the guide to it; the guide alone where the page is silent. */
export function passagesOn(
  knowledge: AdvisorKnowledge,
  subject: RequestedSubject,
  crop: string,
): Passage[] {
  const { passages, passageById } = knowledge
  const guide = subject.guide && passageById(subject.guide)
  if (guide) return [guide]
  const { parts } = subject
  const searched = (parts ?? partsInOrder).flatMap(
    (part) => passageById(`calendar/${crop}/${part}`) ?? [],
  )
  const { pageHas } = subject
  const isOnPage = !pageHas || searched.some(({ text }) => pageHas.test(text.en))
  const ofPage = (isOnPage ? searched : [])
    .filter((passage) => isIn(subject, passage))
    .slice(0, parts?.length ?? 1)
  const [own] = guidesForCrop(knowledge, subject, crop)
  if (own) return [...new Set([own, ...ofPage])].slice(0, maxTexts)
  const inGuide = passages.find(
    (passage) =>
      subject.guides?.test(passage.id) === true &&
      passage.crops?.includes(crop) &&
      isIn(subject, passage),
  )
  if (ofPage.length === 0 && inGuide) return [inGuide]
  const ofAllCrops = generalGuide(knowledge, subject, crop)
  return [...ofPage, ...(ofAllCrops ? [ofAllCrops] : [])].slice(0, maxTexts)
}

/** The part of a crop's page that speaks of one kind of a subject; undefined where none does. */
export const passageOnKind = (
  { passageById }: AdvisorKnowledge,
  { parts = partsInOrder }: RequestedSubject,
  kind: SubjectKind,
  crop: string,
): Passage | undefined =>
  parts
    .flatMap((part) => passageById(`calendar/${crop}/${part}`) ?? [])
    .find(({ text }) => kind.text.test(text.en))

/** The guide to two crops in one field that tells most of a pair: one that names both, one for the first, or that for all crops. */
export function guideToPair(
  knowledge: AdvisorKnowledge,
  [first = '', second = '']: readonly string[],
): Passage | undefined {
  const guides = knowledge.passages.filter(({ id }) => id.startsWith('guide/intercropping'))
  const isWrittenFor = (crop: string) => (guide: Passage) => guide.crops?.includes(crop) === true
  const namesBoth = (guide: Passage) =>
    piecesOf(guide).some(({ en }) =>
      [first, second].every((crop) => namesCrop(knowledge, en, crop)),
    )
  const inOrder = [
    ...guides.filter(isWrittenFor(first)),
    ...guides.filter(isWrittenFor(second)),
    ...guides.filter(({ crops }) => !crops),
  ]
  return inOrder.find(namesBoth) ?? guides.find(({ crops }) => !crops)
}

/** The pests and diseases of a crop of which the remedy speaks of a subject. */
export const problemsOn = (
  { passages }: AdvisorKnowledge,
  subject: RequestedSubject,
  crop: string,
): Passage[] =>
  passages.filter(
    (passage) => passage.crop === crop && passage.problem !== undefined && isIn(subject, passage),
  )

/** Whether one of some passages already speaks of a subject. */
export const speakOf = (passages: readonly Passage[], subject: RequestedSubject): boolean =>
  passages.some((passage) => answers(subject, passage))

/** A number by which farmers call a variety: 1121, 3086. Amounts are round, or have a unit. */
const isVarietyNumber = (word: string) => /^\d{3,4}$/.test(word) && Number(word) % 50 !== 0
const unit =
  /^(?:rs|rupees?|rupaye|rupay|kg|kilo|g|gm|gram|ml|l|litre|liter|quintal|acre|hectare|ha|ft|feet|meter|din|days?|plants?|paudhe|bags?|hp|per|रुपये|किलो|ग्राम|क्विटल|लीटर|एकड|दिन|पौधे)$/
const comparing =
  /(?:^| )(?:which|vs|versus|better|best|difference|compare|or|ya|kaunsi|konsi|kaunsa|konsa|kaun|behtar|accha|achha|achhi|fark|farak|antar|या|कौन|कौनसी|कौनसा|बेहतर|अच्छा|अच्छी|फर्\S+|अतर|मे से) /

/** The numbers of the varieties that a question compares; fewer than two where it compares none. */
export function comparedVarieties({ tokens }: Question): string[] {
  const words = tokens.map(({ folded }) => folded)
  if (!comparing.test(`${words.join(' ')} `)) return []
  return [
    ...new Set(
      words.filter(
        (word, position) => isVarietyNumber(word) && !unit.test(words[position + 1] ?? ''),
      ),
    ),
  ]
}
