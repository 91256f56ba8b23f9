import { splitWords } from '#server/platform/text/farm-words.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { decide } from '../decision/advisor-decision.service.ts'
import type { Decision } from '../decision/advisor-decision.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { createWordSet } from '../understanding/advisor-word-set.policy.ts'
import { backReferenceWords } from '../understanding/advisor-words.data.ts'
import { readIntents } from '../understanding/intents/advisor-intents.policy.ts'
import type { ChatQuery, DecidedQuestion } from './advisor-query.ts'

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
  return { parse, decideAlone, decideText }
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
  const isOpen = alone.kind === 'ask' || (alone.kind === 'refuse' && alone.reason !== 'harm')
  if (bringsNoSubject(question) && (isOpen || asksOnlyHowGiven(question))) {
    const together = decideText(`${last.message} ${query.message}`)
    if (isAnswer(together.decision) && hasSameSubject(together.decision, lastDecision))
      return together
  }
  if (alone.kind === 'ask' && alone.missing === 'crop' && previousCrop !== null)
    return { question, decision: decideAlone(question, previousCrop) }
  return { question, decision: alone }
}
