import { foldWord, splitWords, termsOf } from '#server/platform/text/farm-words.ts'
import type { ChatReply } from '#shared/advisor/advisor.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { stemsOfText } from '../understanding/advisor-stems.policy.ts'
import { advisorSentences } from './advisor-sentences.policy.ts'
import { courtesyWords, farmAnimalWords, nonAnimalContextWords } from './advisor-small-talk.data.ts'

type SmallTalk = 'greeting' | 'thanks' | 'whoAmI'

const wordSet = (words: string) => new Set(splitWords(words).map(foldWord))
const greetings = wordSet(courtesyWords.greetings)
const thanks = wordSet(courtesyWords.thanks)
const fillers = wordSet(courtesyWords.fillers)

/** Patterns over folded words, which have no anusvara: है for हैं, हू for हूं. */
const whoQuestions = [
  /\b(?:who|what) (?:are|r) (?:you|u)$/,
  /\bwhat (?:can|do) (?:you|u) (?:do|know)$/,
  /\bwhat(?: is|s| s) your name$/,
  /\bare you (?:an? )?(?:ai|bot|robot|human|person|machine|real)\b/,
  /^(?:\S+ )?(?:aap|ap|tum|tu|आप|तुम|तू) (?:kaun|kon|koun|कौन)(?: (?:ho|hai|hain|hei|हो|है))?$/,
  /^(?:aapka|apka|tumhara|tera|आपका|तुम्हारा|तेरा) (?:naam|nam|नाम) (?:kya|क्या)(?: (?:hai|है))?$/,
  /^(?:aap|ap|tum|आप|तुम) (?:kya|क्या)(?: (?:kya|क्या))? (?:kar|bata|कर|बता) (?:sakte|sakti|सकते|सकती)(?: \S+)?$/,
]

/** The kind of small talk that a message is: a greeting, thanks, or "who are you"; null for a question. */
export function detectSmallTalk(message: string): SmallTalk | null {
  const words = splitWords(message).map(foldWord)
  const text = words.join(' ')
  if (whoQuestions.some((pattern) => pattern.test(text))) return 'whoAmI'
  const isCourtesy = (word: string) => greetings.has(word) || thanks.has(word) || fillers.has(word)
  if (!words.every(isCourtesy)) return null
  if (words.some((word) => thanks.has(word))) return 'thanks'
  return words.some((word) => greetings.has(word)) ? 'greeting' : null
}

const animals = new Set(stemsOfText(farmAnimalWords))
const nonAnimalContext = new Set([
  ...stemsOfText(nonAnimalContextWords),
  ...['=protect', '=crop', '=field', '=fertiliser', '=dung', '=organic', '=pest'],
  ...['=loan', '=insurance', '=scheme'],
])

/** Whether a question is about keeping animals, as opposed to their dung or to animals that eat a crop. */
export function isAboutAnimals(words: readonly string[]): boolean {
  const terms = words.flatMap(termsOf)
  return (
    terms.some((term) => animals.has(term)) && !terms.some((term) => nonAnimalContext.has(term))
  )
}

/** A fixed reply, which needs no source. */
export const fixedReply = (kind: SmallTalk | 'animals', language: Language): ChatReply => ({
  message: advisorSentences[kind][language],
  sources: [],
  isKnown: kind !== 'animals',
  writtenBy: 'advisor',
})
