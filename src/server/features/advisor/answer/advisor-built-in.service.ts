import { splitWords } from '#server/platform/text/farm-words.ts'
import type { ChatReply } from '#shared/advisor/advisor.schema.ts'
import type { ChatQuery, PassageSearch } from '../conversation/advisor-query.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.policy.ts'
import { backReferenceWords } from '../understanding/advisor-words.data.ts'
import { composeAnswer } from './advisor-answer.policy.ts'
import { lookUpLiveData } from './advisor-look-up.service.ts'
import type { ToolNeeds } from './advisor-tools.service.ts'

const backReferences = new Set(splitWords(backReferenceWords))
/** A question of at most this many words that names no crop is likely about the previous crop. */
const shortQuestionWords = 2

function refersToPreviousQuestion(message: string, { words }: Question): boolean {
  const asWritten = splitWords(message.toLowerCase())
  return words.length <= shortQuestionWords || asWritten.some((word) => backReferences.has(word))
}

/** Parses a message and searches for passages; a follow-up question takes the crop of the previous one. */
export function searchPassages(
  { message, topic, past }: ChatQuery,
  now = new Date(),
): PassageSearch {
  const { parseQuestion, search } = advisorKnowledge()
  const question = parseQuestion(message, topic, now)
  if (question.crops.length > 0 || !refersToPreviousQuestion(message, question)) {
    return { question, hits: search(question) }
  }
  const previousCrops = past
    .filter(({ role }) => role === 'user')
    .map(({ text }) => parseQuestion(text, undefined, now).crops)
    .findLast((crops) => crops.length > 0)
  const questionWithCrop = { ...question, crops: previousCrops ?? [] }
  return { question: questionWithCrop, hits: search(questionWithCrop) }
}

/** The answer from our own passages and look-ups, without an external model. */
export async function answerBuiltIn(
  needs: ToolNeeds,
  query: ChatQuery,
  search: PassageSearch,
): Promise<ChatReply> {
  const liveResult = await lookUpLiveData(needs, query, search)
  if (liveResult)
    return { ...liveResult, isKnown: liveResult.sources.length > 0, writtenBy: 'advisor' }
  return composeAnswer(
    search.hits,
    { state: search.question.state ?? (query.state || null) },
    query.language,
  )
}
