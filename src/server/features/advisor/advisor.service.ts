import { getUser } from '#server/features/user/user.service.ts'
import type { ChatInput, ChatPiece, ChatReply } from '#shared/advisor/advisor.schema.ts'
import { chatUnavailable } from './advisor.errors.ts'
import { answerBuiltIn } from './answer/advisor-built-in.service.ts'
import { loadCards } from './answer/advisor-cards.service.ts'
import { answerLanguage } from './answer/advisor-sentences.policy.ts'
import { loadModels } from './classifier/advisor-models.service.ts'
import { decideQuestions } from './conversation/advisor-follow-up.service.ts'
import { readContext, storeTurn } from './conversation/advisor-history.service.ts'
import type { ChatQuery, DecidedQuestion } from './conversation/advisor-query.ts'
import { buildAdvisorKnowledge } from './knowledge/advisor-knowledge.service.ts'
import { answerByModel, type ModelNeeds, mayModelAnswer } from './model/advisor-model.service.ts'

/**
 * Waits until the advisor has read and indexed its passages and models, once per process. It does so in short steps, and
 * only while somebody waits.
 * @param signal ends the waiting.
 * @throws StartError that names the file and field that are wrong, or the signal's reason.
 */
export async function prepareAdvisor(signal?: AbortSignal): Promise<void> {
  await buildAdvisorKnowledge(signal)
  await loadModels(signal)
}

/** A message to the advisor, with the id of the user who sent it. */
export interface ChatRequest extends ChatInput {
  /** Null for a visitor. */
  userId: string | null
}

/** Adds what is known about the user: where they are, and their last messages. */
async function loadChatQuery(needs: ModelNeeds, question: ChatRequest): Promise<ChatQuery> {
  const { message, category, userId } = question
  const [user, past] = userId
    ? await Promise.all([getUser(needs, userId), readContext(needs.db, userId)])
    : [null, []]
  return {
    message,
    topic: category,
    language: answerLanguage(message, question.language),
    userId,
    city: question.place?.name ?? user?.address.city ?? '',
    state: question.place?.state ?? user?.address.state ?? '',
    place: question.place ?? null,
    past,
  }
}

/** Splits a text into pieces of up to eight words, similar to what a model streams. */
function* splitIntoPieces(text: string): Generator<ChatPiece> {
  for (const [piece] of text.matchAll(/\S+\s*(?:\S+\s*){0,7}/g)) yield { type: 'text', text: piece }
}

/** Where the look-up behind an answer failed, its card would fail too. */
async function withCards(
  needs: ModelNeeds,
  query: ChatQuery,
  questions: readonly DecidedQuestion[],
  reply: ChatReply,
): Promise<ChatReply> {
  if (!reply.isKnown) return reply
  const ofEach = await Promise.all(questions.map((decided) => loadCards(needs, query, decided)))
  const cards = ofEach.flat()
  return cards.length > 0 ? { ...reply, cards } : reply
}

/** @returns null when the user has disconnected. */
async function* streamAnswer(
  needs: ModelNeeds,
  query: ChatQuery,
  signal: AbortSignal,
): AsyncGenerator<ChatPiece, ChatReply | null> {
  let questions: ReturnType<typeof decideQuestions>
  try {
    await prepareAdvisor(signal)
    questions = decideQuestions(query)
  } catch (error) {
    if (signal.aborted) return null
    needs.log.error({ err: error }, 'the advisor cannot search what it knows')
    throw chatUnavailable()
  }
  const [decided, second] = questions
  // Two questions are answered by our own passages, one below the other: a model may leave one out.
  if (needs.env.CHAT_API_URL && !second && mayModelAnswer(decided)) {
    const modelReply = yield* answerByModel(needs, query, decided, signal)
    if (modelReply) return withCards(needs, query, questions, modelReply)
    if (signal.aborted) return null
  }
  try {
    const reply = await answerBuiltIn(needs, query, questions)
    yield* splitIntoPieces(reply.message)
    return await withCards(needs, query, questions, reply)
  } catch (error) {
    needs.log.error({ err: error }, 'the built-in advisor failed')
    throw chatUnavailable()
  }
}

/** Stores a question and its answer; a failure is only logged, because the user has the answer already. */
async function storeTurnSafely(
  { db, log }: ModelNeeds,
  userId: string,
  question: string,
  reply: ChatReply,
) {
  try {
    await storeTurn(db, userId, question, reply)
  } catch (error) {
    // The error itself is not logged: its SQL contains the conversation.
    log.error(
      { reason: (error as Error).name },
      'a question to the advisor and its answer could not be stored',
    )
  }
}

/**
 * Streams an answer; the last piece is the whole reply. The question and the reply are stored for users.
 * @param signal aborts the answer when the user disconnects; then nothing is stored.
 * @throws AppError `chat.unavailable` (503).
 */
export async function* streamAdvisor(
  needs: ModelNeeds,
  question: ChatRequest,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<ChatPiece> {
  const query = await loadChatQuery(needs, question)
  const reply = yield* streamAnswer(needs, query, signal)
  if (!reply || signal.aborted) return
  if (query.userId) await storeTurnSafely(needs, query.userId, query.message, reply)
  yield { type: 'done', reply }
}

/**
 * Answers in one piece.
 * @param signal as for `streamAdvisor`.
 * @throws AppError `chat.unavailable` (503), also when the user has disconnected.
 */
export async function askAdvisor(
  needs: ModelNeeds,
  question: ChatRequest,
  signal?: AbortSignal,
): Promise<ChatReply> {
  for await (const piece of streamAdvisor(needs, question, signal)) {
    if (piece.type === 'done') return piece.reply
  }
  throw chatUnavailable()
}
