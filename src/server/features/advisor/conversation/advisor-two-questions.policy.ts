import type { Decision } from '../decision/outcome/advisor-decision.ts'
import {
  requestedSubject,
  speakOf,
} from '../decision/requested-subjects/advisor-requested-subjects.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'

/** A message of more words is a story, whose sentences belong together. */
const maxWords = 40
/** Fewer words ask nothing. */
const minWordsOfQuestion = 2
/** Places in a message that are tried, the first ones. */
const maxBorders = 4

/** Where one question may end and another begin. */
const joining = '(?:and|also|plus|aur|tatha|और|तथा|एवं)(?:\\s+(?:also|bhi|भी))?\\s+'
const border = new RegExp(`(?:[?!।\\n]+\\s*|\\.\\s+)(?:${joining})?|\\s+${joining}`, 'giu')

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The two halves of a message at each place where it may be two questions: "potato late blight spray and onion price". */
export function splitQuestions(message: string): readonly (readonly [string, string])[] {
  if (countWords(message) > maxWords) return []
  return [...message.matchAll(border)]
    .map((match) => {
      const first = message.slice(0, match.index).trim()
      const second = message.slice(match.index + match[0].length).trim()
      return [first, second] as const
    })
    .filter((halves) => halves.every((half) => countWords(half) >= minWordsOfQuestion))
    .slice(0, maxBorders)
}

const isAnswer = (decision: Decision) =>
  decision.kind === 'look-up' || (decision.kind === 'passages' && decision.showsDoses)

/** "Pests of maize": the answer shows the crop's problems, or the likely one, and asks which it is. */
const asksWhichProblem = (decision: Decision) =>
  (decision.kind === 'ask' && decision.missing === 'problem' && decision.passages.length > 0) ||
  (decision.kind === 'passages' && !decision.showsDoses)

/** "Tana chhedak aur fal chhedak": one half names a problem that the crop's page lacks, the other one that it has. Which problem it is need not be asked. */
export const lacksProblemBeside = (first: Decision, second: Decision): boolean =>
  first.kind === 'ask' &&
  first.unknownProblem !== '' &&
  second.kind === 'passages' &&
  second.passages.some(({ crop, problem }) => crop === first.crop && problem !== undefined)

/** What an answer says, in terms that are the same for the same answer. */
function contentOf(decision: Decision): readonly string[] {
  if (decision.kind === 'look-up') return decision.intents
  return 'passages' in decision ? decision.passages.map(({ id }) => id) : []
}

/**
 * Whether two halves of a message are two questions: both are answered, or one with the question which problem it is, by different things, and the message as a whole is not
 * answered by both already, nor by something else, as a tank mix of two products.
 */
export function areTwoQuestions(whole: Decision, first: Decision, second: Decision): boolean {
  const isSaid = (decision: Decision) => isAnswer(decision) || asksWhichProblem(decision)
  if (!isSaid(first) || !isSaid(second) || !(isAnswer(first) || isAnswer(second))) return false
  if (first.kind === 'look-up' && second.kind === 'look-up') return false
  const [ofFirst, ofSecond] = [contentOf(first), contentOf(second)]
  if (ofFirst.some((each) => ofSecond.includes(each))) return false
  if (whole.kind === 'ask' || whole.kind === 'refuse') return true
  const ofWhole = contentOf(whole)
  const isSaidBy = (half: readonly string[]) => half.some((each) => ofWhole.includes(each))
  return isSaidBy(ofFirst) !== isSaidBy(ofSecond)
}

/** "How much seed by SRI, and seedlings of how many days": the answer to the first half already tells what the second asks. */
export function tellsOfSecond(ofFirst: Decision, first: Question, second: Question): boolean {
  if (ofFirst.kind !== 'passages') return false
  const subject = requestedSubject(second)
  return (
    requestedSubject(first)?.ownsWhatFollows === true ||
    (subject !== undefined && speakOf(ofFirst.passages, subject))
  )
}
