import { getUser } from '#server/features/user/user.service.ts'
import type { ChatInput, ChatPiece, ChatReply } from '#shared/advisor/advisor.schema.ts'
import { chatUnavailable } from './advisor.errors.ts'
import { isInDanger } from './answer/advisor-answer.policy.ts'
import { answerBuiltIn, searchFor } from './answer/advisor-built-in.service.ts'
import { answerLanguage } from './answer/advisor-sentences.policy.ts'
import { fixedReply, isAboutAnimals, smallTalkOf } from './answer/advisor-small-talk.policy.ts'
import { keepTurn, readContext } from './conversation/advisor-history.service.ts'
import type { Asked, Search } from './conversation/advisor-query.ts'
import { knowledge } from './knowledge/advisor-knowledge.service.ts'
import { answerByModel, type ModelNeeds } from './model/advisor-model.service.ts'

/** A question and who asks it; null for a visitor. */
export interface ChatQuestion extends ChatInput {
  userId: string | null
}

/** Gathers what is known of the person: their place, and what was said before. */
async function readAsked(needs: ModelNeeds, question: ChatQuestion): Promise<Asked> {
  const { message, category, userId } = question
  const [user, past] = userId
    ? await Promise.all([getUser(needs, userId), readContext(needs.db, userId)])
    : [null, []]
  return {
    message,
    topic: category,
    language: answerLanguage(message, question.language),
    userId,
    city: user?.address.city ?? '',
    state: user?.address.state ?? '',
    past,
  }
}

/** A whole text in pieces of some words, as a model would send it. */
function* inPieces(text: string): Generator<ChatPiece> {
  for (const [piece] of text.matchAll(/\S+\s*(?:\S+\s*){0,7}/g)) yield { type: 'text', text: piece }
}

/** What is answered the same whoever writes: courtesies, and questions about animals. */
function fixedFor({ message, language }: Asked, { question, found }: Search): ChatReply | null {
  const talk = smallTalkOf(message)
  if (talk) return fixedReply(talk, language)
  const isAnimals = isAboutAnimals(question.words) && !isInDanger(found)
  return isAnimals ? fixedReply('animals', language) : null
}

/** @returns null when the person has gone. */
async function* answer(
  needs: ModelNeeds,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<ChatPiece, ChatReply | null> {
  let search: Search
  try {
    search = searchFor(asked)
  } catch (error) {
    needs.log.error({ err: error }, 'the advisor cannot search what it knows')
    throw chatUnavailable()
  }
  const fixed = fixedFor(asked, search)
  if (fixed) {
    yield* inPieces(fixed.message)
    return fixed
  }
  if (needs.env.CHAT_API_URL) {
    const written = yield* answerByModel(needs, asked, search, signal)
    if (written) return written
    if (signal.aborted) return null
  }
  try {
    const reply = await answerBuiltIn(needs, asked, search)
    yield* inPieces(reply.message)
    return reply
  } catch (error) {
    needs.log.error({ err: error }, 'the built-in advisor failed')
    throw chatUnavailable()
  }
}

/** Keeps a turn; an answer that cannot be kept is still an answer. */
async function keep({ db, log }: ModelNeeds, userId: string, question: string, reply: ChatReply) {
  try {
    await keepTurn(db, userId, question, reply)
  } catch (error) {
    // Without the error itself, whose SQL has the conversation in it.
    log.error({ reason: (error as Error).name }, 'a turn with the advisor could not be kept')
  }
}

/**
 * Answers word by word; the last piece is the whole reply, which is then kept.
 * @param signal ends it when the person has gone: nothing is kept then.
 * @throws AppError `chat.unavailable` (503).
 */
export async function* streamAdvisor(
  needs: ModelNeeds,
  question: ChatQuestion,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<ChatPiece> {
  const asked = await readAsked(needs, question)
  const reply = yield* answer(needs, asked, signal)
  if (!reply || signal.aborted) return
  if (asked.userId) await keep(needs, asked.userId, asked.message, reply)
  yield { type: 'done', reply }
}

/**
 * Answers in one piece.
 * @param signal as for `streamAdvisor`.
 * @throws AppError `chat.unavailable` (503), also to one who has gone.
 */
export async function askAdvisor(
  needs: ModelNeeds,
  question: ChatQuestion,
  signal?: AbortSignal,
): Promise<ChatReply> {
  for await (const piece of streamAdvisor(needs, question, signal)) {
    if (piece.type === 'done') return piece.reply
  }
  throw chatUnavailable()
}

/**
 * Reads and indexes what the advisor knows, so that the first question need not wait for it.
 * @throws StartError that names the file and field that are wrong.
 */
export function warmAdvisor(): void {
  knowledge()
}
