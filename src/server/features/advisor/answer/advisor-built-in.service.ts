import { splitWords } from '#server/platform/text/farm-words.ts'
import type { ChatReply } from '#shared/advisor/advisor.schema.ts'
import type { Asked, Search } from '../conversation/advisor-query.ts'
import { knowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.policy.ts'
import { leaningWords } from '../understanding/advisor-words.data.ts'
import { composeAnswer } from './advisor-answer.policy.ts'
import { lookUp } from './advisor-look-up.service.ts'
import type { ToolNeeds } from './advisor-tools.service.ts'

const leaning = new Set(splitWords(leaningWords))
/** A short question without a crop is likely about the one just spoken of. */
const shortQuestion = 2

function leansOnPast(message: string, { words }: Question): boolean {
  const asWritten = splitWords(message.toLowerCase())
  return words.length <= shortQuestion || asWritten.some((word) => leaning.has(word))
}

/** Takes the question apart and looks for passages; a follow-up borrows the crop that was spoken of. */
export function searchFor({ message, topic, past }: Asked, now = new Date()): Search {
  const { understand, search } = knowledge()
  const question = understand(message, topic, now)
  if (question.crops.length > 0 || !leansOnPast(message, question)) {
    return { question, found: search(question) }
  }
  const spokenOf = past
    .filter(({ role }) => role === 'user')
    .map(({ text }) => understand(text, undefined, now).crops)
    .findLast((crops) => crops.length > 0)
  const previousCrop = { ...question, crops: spokenOf ?? [] }
  return { question: previousCrop, found: search(previousCrop) }
}

/** Our own answer, of what we know and can look up; no outside model has a hand in it. */
export async function answerBuiltIn(
  needs: ToolNeeds,
  asked: Asked,
  search: Search,
): Promise<ChatReply> {
  const looked = await lookUp(needs, asked, search)
  if (looked) return { ...looked, isKnown: looked.sources.length > 0, writtenBy: 'advisor' }
  return composeAnswer(
    search.found,
    { state: search.question.state ?? (asked.state || null) },
    asked.language,
  )
}
