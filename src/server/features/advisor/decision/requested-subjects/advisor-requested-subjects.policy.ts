import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { textWithoutCrops } from '../../understanding/intents/advisor-opposite-questions.policy.ts'
import { tokenize } from '../../understanding/words/advisor-token.policy.ts'
import { type RequestedSubject, requestedSubjects } from './advisor-requested-subjects.data.ts'

/** The subject that a question asks about, beside those that every page of a crop has; undefined for none. */
export function requestedSubject(question: Question): RequestedSubject | undefined {
  const text = textWithoutCrops(question)
  return requestedSubjects.find((subject) => subject.question.test(text))
}

/** Whether the words of a name are among those by which a question asks for a subject. */
export function isNamedBy(name: string, subject: RequestedSubject, question: Question): boolean {
  const words = subject.question.exec(textWithoutCrops(question))?.[0].split(' ') ?? []
  return tokenize(name).every(({ folded }) => words.includes(folded))
}

/** The parts of a crop's page in which a subject is looked for, those first that say how the crop is set out and cared for. */
const partsInOrder = ['seed', 'sowing', 'water', 'harvest', 'fertiliser', 'soil', 'overview']

const isIn = ({ text }: RequestedSubject, passage: Passage) => text.test(passage.text.en)

/** The texts of a crop's page that speak of a subject, or the guide to it, or to the crop's nursery. */
export function passagesOn(
  { passages, passageById }: AdvisorKnowledge,
  subject: RequestedSubject,
  crop: string,
): Passage[] {
  const guide = subject.guide && passageById(subject.guide)
  if (guide) return [guide]
  const { parts } = subject
  const ofPage = (parts ?? partsInOrder)
    .flatMap((part) => passageById(`calendar/${crop}/${part}`) ?? [])
    .filter((passage) => isIn(subject, passage))
    .slice(0, parts?.length ?? 1)
  const inGuide = passages.find(
    (passage) =>
      subject.guides?.test(passage.id) === true &&
      passage.crops?.includes(crop) &&
      isIn(subject, passage),
  )
  return ofPage.length === 0 && inGuide ? [inGuide] : ofPage
}

/** Whether one of some passages already speaks of a subject. */
export const speakOf = (passages: readonly Passage[], subject: RequestedSubject): boolean =>
  passages.some((passage) => isIn(subject, passage))

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
