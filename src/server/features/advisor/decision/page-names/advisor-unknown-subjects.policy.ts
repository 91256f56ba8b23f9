import type { Question } from '../../understanding/advisor-question.ts'
import { isAspectWord } from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'
import { isInSet } from './advisor-unknown-names.policy.ts'

const wordsBeforeNames = createWordSet(
  'of for about grow growing grew grown plant planting planted sow sowing sown cultivate cultivating raise raising should do does is are can will my our what which konsa konsi kaunsa kaunsi कौनसा कौनसी',
  false,
)
const wordsAfterNames = createWordSet(
  'be ki ke ka ko kab kaise kitna kitni kitne me mein mai kheti beej fasal paudha ped plant plants crop crops farming cultivation variety rog bimari disease keeda keet pest insect virus की के का को कब कैसे कितना कितनी कितने में मे खेती बीज फ़सल पौधा पेड़ किस्म रोग बीमारी कीड़ा कीट',
  false,
)
/** In so few words, one that nobody knows is what they are about. */
const mostWordsOfPlainQuestion = 4

/** Whether the unknown word at a position, or the words of its name, stand where the name of a crop stands: "zorbo ki kheti", "sowing time of zorbo". */
function isInPlaceOfName({ tokens, unknownWords }: Question, position: number): boolean {
  const isUnknown = (at: number) => unknownWords.includes(tokens[at]?.text ?? '')
  let [start, end] = [position, position + 1]
  while (isUnknown(start - 1)) start--
  while (isUnknown(end)) end++
  const next = tokens[end]
  return (
    isInSet(wordsBeforeNames, tokens[start - 1]) ||
    isInSet(wordsAfterNames, next) ||
    (next !== undefined && isAspectWord(next))
  )
}

/** Whether the unknown word at a position stands beside the name of a crop: it may be a variety or a product. "Gobindobhog rice", "zimbolex gehu me kitna". */
const isBesideCrop = ({ subjects }: Question, position: number) =>
  subjects.some(({ start, end }) => position === start - 1 || position === end)

/** Whether a question says what it asks by other words than those that nobody knows. */
const explainsItself = (question: Question) =>
  question.tokens.length > mostWordsOfPlainQuestion &&
  (question.crops.length > 0 ||
    question.strongAspects.length > 0 ||
    question.hasSigns ||
    question.asksRemedy ||
    question.problems.length > 0)

/** The unknown words that a question is about, '' for none: all, where nothing else explains it; else those in the place of a name. */
export function unknownSubject(question: Question): string {
  const { tokens, unknownWords } = question
  if (!explainsItself(question)) return unknownWords.join(' ')
  return tokens
    .filter(
      ({ text }, position) =>
        unknownWords.includes(text) &&
        (isInPlaceOfName(question, position) || isBesideCrop(question, position)),
    )
    .map(({ text }) => text)
    .join(' ')
}
