import { splitWords } from '#server/platform/text/farm-words.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { isRefusedForDanger } from '../danger/advisor-danger-answer.policy.ts'
import { decide, decideByRules } from '../decision/advisor-decision.service.ts'
import type { Decision } from '../decision/outcome/advisor-decision.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { readIntents } from '../understanding/intents/advisor-intents.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { backReferenceWords } from '../understanding/words/advisor-words.data.ts'
import type { ChatQuery, DecidedQuestion } from './advisor-query.ts'
import {
  areTwoQuestions,
  lacksProblemBeside,
  splitQuestions,
  tellsOfSecond,
} from './advisor-two-questions.policy.ts'

const backReferences = new Set(splitWords(backReferenceWords))
/** A question of at most this many words that names no crop is likely about the previous crop. */
const shortQuestionWords = 2
/** A reply of at most this many words completes the question that was asked back, or changes the crop or place of the one before. */
const maxReplyWords = 4
/** A question of at most this many words may need the one before to be understood. */
const maxFollowUpWords = 6
/** Characters of an earlier message that are read again; a longer one would cost as much as a question of its own. */
const readPastCharacters = 300

function refersToPreviousQuestion(message: string, { words }: Question): boolean {
  const asWritten = splitWords(message.toLowerCase())
  return words.length <= shortQuestionWords || asWritten.some((word) => backReferences.has(word))
}

const asksItself = (question: Question) =>
  question.problems.length > 0 ||
  question.aspects.some((aspect) => aspect !== 'general') ||
  readIntents(question).length > 0

/** Whether a message only names what was asked back, a crop or a place, and asks nothing of its own. */
function isOnlyReply(question: Question): boolean {
  const { tokens, crops, placeWords, unknownWords, state } = question
  const namesSomething =
    crops.length > 0 || placeWords.length > 0 || unknownWords.length > 0 || state !== null
  return tokens.length <= maxReplyWords && !asksItself(question) && namesSomething
}

/** Which words of a question name its crops, and which its places. */
function namedPositions({ tokens, subjects, placeWords, stateStems }: Question) {
  const cropPositions = new Set<number>()
  for (const { id, start, end } of subjects) {
    if (!id.startsWith('crop:')) continue
    for (let position = start; position < end; position++) cropPositions.add(position)
  }
  const placePositions = new Set(
    tokens.flatMap(({ text, stem }, position) =>
      placeWords.includes(text) || stateStems.includes(stem) ? [position] : [],
    ),
  )
  return { cropPositions, placePositions }
}

const wordsOf = ({ tokens }: Question, isTaken: (position: number) => boolean) =>
  tokens
    .filter((_, position) => isTaken(position))
    .map(({ text }) => text)
    .join(' ')

/**
 * "And mustard?", "aur Gujarat me?": the question before with another crop or place in place of its own. Null where it has none.
 */
function withOtherName(previous: Question, reply: Question): string | null {
  const old = namedPositions(previous)
  const given = namedPositions(reply)
  if (reply.crops.length > 0 && previous.crops.length > 0 && given.cropPositions.size > 0) {
    const crop = wordsOf(reply, (position) => given.cropPositions.has(position))
    return `${crop} ${wordsOf(previous, (position) => !old.cropPositions.has(position))}`
  }
  const [intent] = readIntents(previous)
  if (given.placePositions.size > 0 && (intent === 'price' || intent === 'weather')) {
    const place = wordsOf(reply, (position) => given.placePositions.has(position))
    return `${wordsOf(previous, (position) => !old.placePositions.has(position))} in ${place}`
  }
  return null
}

/** Services that are about no crop, whatever was asked before. */
const cropless: ReadonlySet<string> = new Set(['weather', 'rental', 'rentingOut'])

/** Whether a message may be about what was asked before: it brings no subject of its own. */
const bringsNoSubject = ({ crops, things, unexplainedWords }: Question) =>
  crops.length + things.length + unexplainedWords.length === 0

const giving = createWordSet('dale dalen dalein dalna daale daalna apply give डालें डाले डालना')

/** "Kab dale": asks when or how much, and of what stands in the question before; by itself it could be about seed. */
const asksOnlyHowGiven = ({ tokens, strongAspects }: Question) =>
  tokens.some((token) => giving.has(token)) && strongAspects.every((aspect) => aspect === 'sowing')

const isAnswer = ({ kind }: Decision) => kind === 'passages' || kind === 'look-up'

/** Whether two decisions are about the same: a page of one crop, the same guide, or the same kind of look-up. */
function hasSameSubject(one: Decision, other: Decision): boolean {
  if (one.kind === 'look-up' && other.kind === 'look-up')
    return one.intents[0] === other.intents[0] && one.crops[0] === other.crops[0]
  if (one.kind !== 'passages' || other.kind !== 'passages') return false
  const [first, second] = [one.passages[0], other.passages[0]]
  return first !== undefined && (first.crop ?? first.id) === (second?.crop ?? second?.id)
}

/** Reads and decides texts of one conversation. */
interface Decider {
  parse: (text: string) => Question
  decideAlone: (question: Question, previousCrop?: string | null) => Decision
  decideText: (text: string) => DecidedQuestion
  /** Whether the rules know what a text asks, of a crop that it names or of the given one. */
  isSure: (question: Question, crop: string | null) => boolean
}

function createDecider(query: ChatQuery, now: Date): Decider {
  const knowledge = advisorKnowledge()
  const home = query.city || query.state
  const parse = (text: string) => knowledge.parseQuestion(text, query.topic, now)
  const decideAlone = (question: Question, previousCrop: string | null = null) =>
    decide(knowledge, question, { home, previousCrop })
  const decideText = (text: string) => {
    const question = parse(text)
    return { question, decision: decideAlone(question) }
  }
  const isSure = (question: Question, crop: string | null) => {
    const crops = crop === null ? question.crops : [crop]
    const ruled = decideByRules(knowledge, { ...question, crops }, { home, previousCrop: null })
    if (ruled.isSure || ruled.kind === 'look-up') return true
    const { problems, strongAspects, unexplainedWords } = question
    return (
      ruled.kind === 'passages' &&
      unexplainedWords.length === 0 &&
      (crops.length === 0 || problems.length + strongAspects.length > 0)
    )
  }
  return { parse, decideAlone, decideText, isSure }
}

/** A message that only names something: it completes the last question, or changes the name in an earlier one. Else null. */
function decideReply(
  { decideText }: Decider,
  question: Question,
  earlier: readonly Question[],
  lastDecision: Decision,
): DecidedQuestion | null {
  const last = earlier.at(-1)
  if (!last || !isOnlyReply(question)) return null
  if (
    lastDecision.kind === 'ask' &&
    (lastDecision.missing === 'crop' || lastDecision.missing === 'place')
  ) {
    const completed = decideText(
      lastDecision.missing === 'place'
        ? `${last.message} in ${question.message}`
        : `${question.message}: ${last.message}`,
    )
    const { decision } = completed
    const isCompleted = decision.kind !== 'ask' || decision.missing !== lastDecision.missing
    if (isCompleted) return completed
  }
  const complete = earlier.findLast(asksItself)
  const changed = complete && withOtherName(complete, question)
  const answer = changed ? decideText(changed) : null
  return answer && answer.decision.kind !== 'refuse' ? answer : null
}

/**
 * Parses a message and decides what to do with it. A reply to a question that was asked back ("tomato")
 * completes the question before, another crop or place takes the place of its own ("and mustard?"), and a follow-up
 * question takes the crop, or the subject, of the question before.
 */
export function decideQuestion(query: ChatQuery, now = currentTime()): DecidedQuestion {
  const decider = createDecider(query, now)
  const { parse, decideAlone, decideText } = decider
  const question = parse(query.message)
  const isShort = question.tokens.length <= maxFollowUpWords
  const refersBack = refersToPreviousQuestion(query.message, question)
  if (!isShort && !refersBack) return { question, decision: decideAlone(question) }

  const earlier = query.past
    .filter(({ role }) => role === 'user')
    .map(({ text }) => parse(text.slice(0, readPastCharacters)))
  const last = earlier.at(-1)
  const lastDecision = last && isShort ? decideAlone(last) : null
  const reply = lastDecision && decideReply(decider, question, earlier, lastDecision)
  if (reply) return reply

  const mayUsePrevious =
    question.crops.length === 0 && !readIntents(question).some((intent) => cropless.has(intent))
  const previousCrop = mayUsePrevious
    ? (earlier.findLast(({ crops }) => crops.length > 0)?.crops[0] ?? null)
    : null
  const alone = decideAlone(question, refersBack ? previousCrop : null)
  if (!last || !lastDecision || question.crops.length > 0) return { question, decision: alone }
  const isOpen = alone.kind === 'ask' || (alone.kind === 'refuse' && !isRefusedForDanger(alone))
  if (bringsNoSubject(question) && (isOpen || asksOnlyHowGiven(question))) {
    const together = decideText(`${last.message} ${query.message}`)
    if (isAnswer(together.decision) && hasSameSubject(together.decision, lastDecision))
      return together
  }
  if (alone.kind === 'ask' && alone.missing === 'crop' && previousCrop !== null)
    return { question, decision: decideAlone(question, previousCrop) }
  return { question, decision: alone }
}

/** Dangers and what is refused for them are about the whole message. */
const isAboutAll = (decision: Decision) =>
  decision.kind === 'emergency' ||
  decision.kind === 'small-talk' ||
  isRefusedForDanger(decision) ||
  (decision.kind === 'refuse' && decision.reason === 'animals')

/** Whether a text asks something of a crop without naming one. */
const isAboutNoCrop = (question: Question) =>
  bringsNoSubject(question) &&
  question.strongAspects.length > 0 &&
  !readIntents(question).some((intent) => cropless.has(intent))

/** Decides the two questions of a message that asks two: "potato late blight spray and onion price". Null for any other. */
function decideBoth(query: ChatQuery, whole: Decision, now: Date) {
  if (isAboutAll(whole)) return null
  const { parse, decideAlone, isSure } = createDecider(query, now)
  for (const halves of splitQuestions(query.message)) {
    const [first, second] = [parse(halves[0]), parse(halves[1])]
    // "Onion price and when to harvest": the second half is about the crop of the first.
    const [crop = null] = isAboutNoCrop(second) ? first.crops : []
    if (!isSure(first, null) || !isSure(second, crop)) continue
    const [ofFirst, ofSecond] = [decideAlone(first), decideAlone(second, crop)]
    if (crop !== null && tellsOfSecond(ofFirst, first, second))
      return [{ question: first, decision: ofFirst }] as const
    if (!areTwoQuestions(whole, ofFirst, ofSecond)) continue
    if (lacksProblemBeside(ofFirst, ofSecond))
      return [{ question: second, decision: ofSecond }] as const
    return [
      { question: first, decision: ofFirst },
      { question: second, decision: ofSecond },
    ] as const
  }
  return null
}

/** Decides a message as `decideQuestion` does, or each of the two questions that it asks. */
export function decideQuestions(
  query: ChatQuery,
  now = currentTime(),
): readonly [DecidedQuestion, ...DecidedQuestion[]] {
  const whole = decideQuestion(query, now)
  return decideBoth(query, whole.decision, now) ?? [whole]
}
