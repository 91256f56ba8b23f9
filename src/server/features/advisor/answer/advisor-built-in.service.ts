import { splitWords } from '#server/platform/text/farm-words.ts'
import type { ChatReply } from '#shared/advisor/advisor.schema.ts'
import { currentTime } from '#shared/kit/clock.ts'
import type { ChatQuery, DecidedQuestion } from '../conversation/advisor-query.ts'
import { cropName } from '../decision/advisor-choices.policy.ts'
import { decide } from '../decision/advisor-decision.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { readIntents } from '../understanding/advisor-intents.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { backReferenceWords } from '../understanding/advisor-words.data.ts'
import { composePassages } from './advisor-answer.policy.ts'
import { lookUpLiveData } from './advisor-look-up.service.ts'
import { askBackText, refusalText } from './advisor-refusals.policy.ts'
import { advisorSentences } from './advisor-sentences.policy.ts'
import type { ToolNeeds } from './advisor-tools.service.ts'

const backReferences = new Set(splitWords(backReferenceWords))
/** A question of at most this many words that names no crop is likely about the previous crop. */
const shortQuestionWords = 2
/** A reply of at most this many words completes the question that was asked back. */
const maxReplyWords = 4

function refersToPreviousQuestion(message: string, { words }: Question): boolean {
  const asWritten = splitWords(message.toLowerCase())
  return words.length <= shortQuestionWords || asWritten.some((word) => backReferences.has(word))
}

/** Characters of an earlier message that are read again; a longer one would cost as much as a question of its own. */
const readPastCharacters = 300

/** Whether a message only names what was asked back, a crop or a place, and asks nothing of its own. */
function isOnlyReply(question: Question): boolean {
  const { tokens, crops, placeWords, unknownWords, state, aspects, problems } = question
  const asksItself =
    problems.length > 0 ||
    aspects.some((aspect) => aspect !== 'general') ||
    readIntents(question).length > 0
  const namesSomething =
    crops.length > 0 || placeWords.length > 0 || unknownWords.length > 0 || state !== null
  return tokens.length <= maxReplyWords && !asksItself && namesSomething
}

/**
 * Parses a message and decides what to do with it. A reply to a question that was asked back ("tomato")
 * completes the question before; a follow-up question takes the crop of the question before.
 */
export function decideQuestion(query: ChatQuery, now = currentTime()): DecidedQuestion {
  const knowledge = advisorKnowledge()
  const parse = (text: string) => knowledge.parseQuestion(text, query.topic, now)
  const home = query.city || query.state
  const decideAlone = (question: Question, previousCrop: string | null = null) =>
    decide(knowledge, question, { home, previousCrop })

  const earlier = query.past
    .filter(({ role }) => role === 'user')
    .map(({ text }) => text.slice(0, readPastCharacters))
  const question = parse(query.message)
  const last = earlier.at(-1)
  if (last !== undefined && isOnlyReply(question)) {
    const decision = decideAlone(parse(last))
    if (decision.kind === 'ask' && (decision.missing === 'crop' || decision.missing === 'place')) {
      const completed = parse(
        decision.missing === 'place' ? `${last} in ${query.message}` : `${query.message}: ${last}`,
      )
      const answer = decideAlone(completed)
      const isCompleted = answer.kind !== 'ask' || answer.missing !== decision.missing
      if (isCompleted) return { question: completed, decision: answer }
    }
  }
  const needsPrevious =
    question.crops.length === 0 && refersToPreviousQuestion(query.message, question)
  const previousCrop = needsPrevious
    ? earlier.map((text) => parse(text).crops[0] ?? null).findLast((crop) => crop !== null)
    : null
  return { question, decision: decideAlone(question, previousCrop ?? null) }
}

/** The reply without what the decision adds to every reply. */
async function composeReply(
  needs: ToolNeeds,
  query: ChatQuery,
  { question, decision }: DecidedQuestion,
): Promise<ChatReply> {
  const { language } = query
  const state = question.state ?? (query.state || null)
  const reply = (
    message: string,
    isKnown: boolean,
    sources: ChatReply['sources'] = [],
  ): ChatReply => ({
    message,
    sources,
    isKnown,
    writtenBy: 'advisor',
  })
  switch (decision.kind) {
    case 'small-talk':
      return reply(advisorSentences[decision.reply][language], true)
    case 'emergency':
    case 'passages': {
      const isConfirmed = decision.kind === 'emergency' || decision.isConfirmed
      const { message, sources } = composePassages(
        decision.passages,
        { isConfirmed, state },
        language,
      )
      return reply(message, true, sources)
    }
    case 'look-up': {
      const { message, sources } = await lookUpLiveData(needs, query, decision, state)
      return reply(message, sources.length > 0, sources)
    }
    case 'ask': {
      const text = askBackText(decision, readIntents(question).includes('price'), language)
      if (decision.passages.length === 0) return reply(text, false)
      const signs = composePassages(decision.passages, { isConfirmed: true, state }, language)
      return reply(`${text}\n\n${signs.message}`, false, signs.sources)
    }
    case 'refuse':
      return reply(refusalText(decision, language), false)
  }
}

/** What was understood where the question did not say it plainly, in words of the reply's language. */
export const understoodText = ({ decision }: DecidedQuestion, { language }: ChatQuery) =>
  decision.understoodCrop && cropName(decision.understoodCrop, language)

/** The sentence that begins an answer about a crop that was guessed; '' for none. */
export function understoodLine(decided: DecidedQuestion, query: ChatQuery): string {
  const crop = understoodText(decided, query)
  if (!crop) return ''
  return query.language === 'hi' ? `मैंने समझा: ${crop}।\n\n` : `I understood: ${crop}.\n\n`
}

/** The answer from our own passages and look-ups, without an external model. */
export async function answerBuiltIn(
  needs: ToolNeeds,
  query: ChatQuery,
  decided: DecidedQuestion,
): Promise<ChatReply> {
  const reply = await composeReply(needs, query, decided)
  return {
    ...reply,
    message: understoodLine(decided, query) + reply.message,
    understood: understoodText(decided, query),
    choices: decided.decision.choices.map((choice) => choice[query.language]),
  }
}
