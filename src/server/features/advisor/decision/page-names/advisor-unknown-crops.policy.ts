import type { Question } from '../../understanding/advisor-question.ts'
import type { Token } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'
import { genitiveParticles, isInSet, varietyWords } from './advisor-unknown-names.policy.ts'

const wordsAfterNames = createWordSet(
  'ki ke ka ko kab kaise kitna kitni kitne se me hove naam boya boye bona lagaya lagana seed spacing plant plants crop farming cultivation की के का को कब कैसे कितना कितनी कितने में होवे नाम बोया बोए बोना लगाया लगाना',
  false,
)
const wordsBeforeNames = createWordSet(
  'broadcast broadcasted sow sowing sowed sown grow growing grew grown plant planting put cultivate cultivating raise raising harvest irrigate of for my the until till',
  false,
)
const comparingWords = createWordSet(
  'like instead insted jaisa jaise jaisi jagah badle जैसा जैसे जैसी जगह बदले',
  false,
)
/** Shorter words are slips of spelling. */
const leastLetters = 5

/** An unknown word that is repeated is the subject: "a strip of zorvella; what gap does the zorvella want". */
const repeatedUnknown = ({ tokens, unknownWords }: Question) =>
  tokens.find(
    ({ text, folded }, position) =>
      folded.length >= leastLetters &&
      unknownWords.includes(text) &&
      tokens.slice(position + 1).some((each) => each.folded === folded),
  )?.text

const sowingVerbs = createWordSet(
  'lagai lagayi lagaya lagaye lagate lagati lagana lagani boi boyi boya boye bote bona boni ropi ropa daali लगाई लगायी लगाया लगाए लगाते लगाती लगाना लगानी बोई बोया बोए बोते बोना बोनी रोपी रोपा',
  false,
)
const sowingNouns = createWordSet(
  'kheti buwai buvai bijai ropai nirai खेती बुवाई बुआई बोवाई बिजाई रोपाई निराई',
  false,
)
const wordsBeforeSown = createWordSet(
  'broadcast broadcasted sow sowed sown planted grow grew',
  false,
)
/** "I put zorbex on the same beds": it is sown there. A pesticide is put on a crop. */
const putOnLand =
  /^(?:on|in) (?:the |my |our |same |this |that |these |those ){0,2}(?:beds?|plot|land|field|rows?|acres?) $/
const mostWordsOfLand = 5

const wordsOfTopic = createWordSet('me mein mai ko में को', false)

function isOnLand(tokens: readonly Token[], start: number): boolean {
  const words = tokens.slice(start, start + mostWordsOfLand).map(({ folded }) => `${folded} `)
  return words.some((_, index) => putOnLand.test(words.slice(0, index + 1).join('')))
}

/**
 * "Chickpea is cut, when to sow zorberry": an unknown name of what is sown. It is no part of the crop beside it, and no variety:
 * "Pukhraj lagaya hai, aalu me pani kab de" asks about potatoes.
 */
function unknownSown({ tokens, unknownWords, subjects }: Question): string | undefined {
  const starts = new Set(subjects.map(({ start }) => start))
  const ends = new Set(subjects.map(({ end }) => end))
  const isCropTopic = subjects.some(({ end }) => isInSet(wordsOfTopic, tokens[end]))
  return tokens.find(({ text, folded }, position) => {
    const isName = folded.length >= leastLetters && unknownWords.includes(text)
    const isBesideCrop = ends.has(position) || starts.has(position + 1)
    if (!isName || isBesideCrop) return false
    if (
      isInSet(genitiveParticles, tokens[position - 1]) ||
      isInSet(varietyWords, tokens[position - 1])
    )
      return false
    const [next, second] = [tokens[position + 1], tokens[position + 2]]
    return (
      isInSet(wordsBeforeSown, tokens[position - 1]) ||
      (tokens[position - 1]?.folded === 'put' && isOnLand(tokens, position + 1)) ||
      (isInSet(sowingVerbs, next) && !isCropTopic) ||
      (isInSet(genitiveParticles, next) && isInSet(sowingNouns, second))
    )
  })?.text
}

/**
 * An unknown name in the place of the crop, where the crops that are named are only mentioned beside it: "how to sow zorberry
 * between rows of cotton", "zorbex ki katai kab, dikhne me kapas jaisi". `undefined` when there is none.
 */
export function unknownInsteadOfCrop(question: Question): string | undefined {
  const { tokens, unknownWords, mereMentions, subjects } = question
  if (mereMentions === null)
    return subjects.length > 0 ? (repeatedUnknown(question) ?? unknownSown(question)) : undefined
  const isUnknown = (token: Token | undefined) =>
    token !== undefined && unknownWords.includes(token.text)
  const isCompared = tokens.some((token) => comparingWords.has(token))
  const endOf = (position: number) => {
    const rest = tokens.slice(position).findIndex((each) => !isUnknown(each))
    return rest === -1 ? tokens.length : position + rest
  }
  const start = tokens.findIndex((token, position) => {
    if (!isUnknown(token) || isUnknown(tokens[position - 1])) return false
    return (
      isInSet(wordsBeforeNames, tokens[position - 1]) ||
      isInSet(wordsAfterNames, tokens[endOf(position)]) ||
      (isCompared && token.folded.length >= leastLetters)
    )
  })
  if (start === -1) return undefined
  const name = tokens.slice(start, endOf(start)).filter((each) => !wordsAfterNames.has(each))
  return name.map(({ text }) => text).join(' ') || undefined
}

/** Whether this name is of a crop that nobody knows: the pages of those beside it do not tell what is asked, however much is. */
export const isUnknownInsteadOfCrop = (question: Question, name: string) =>
  name !== '' && name === unknownInsteadOfCrop(question)
