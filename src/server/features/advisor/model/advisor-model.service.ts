import { randomBytes } from 'node:crypto'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import type { ChatPiece, ChatReply, ChatSource } from '#shared/advisor/advisor.schema.ts'
import { distinct, isInDanger, sourcesOf, unknownReply } from '../answer/advisor-answer.policy.ts'
import { say, saySources } from '../answer/advisor-sentences.policy.ts'
import type { ToolNeeds } from '../answer/advisor-tools.service.ts'
import type { Asked, Search } from '../conversation/advisor-query.ts'
import { knowledge } from '../knowledge/advisor-knowledge.service.ts'
import { isTool } from '../knowledge/advisor-passage.ts'
import { type Completion, complete } from './advisor-completion.ts'
import { createGuard } from './advisor-guard.policy.ts'
import { ModelBudgetSpent, takeModelCall } from './advisor-model-budget.service.ts'
import { runTool, toolList } from './advisor-model-tools.service.ts'
import {
  buildMessages,
  type ModelMessage,
  tellTales,
  unknownMark,
} from './advisor-prompt.policy.ts'

export type ModelNeeds = ToolNeeds & { metrics: Metrics }

const mostRounds = 3
const mostCallsInRound = 4
const longestAnswer = 4000
const wholeAnswerMs = 60_000
const givenPassages = 4
const namedSources = 4

interface Written {
  text: string
  sources: ChatSource[]
  isCut: boolean
}

/** One round: lets the words through the guard as they come, until they end or are too many. */
async function* speak(
  needs: ModelNeeds,
  given: Parameters<typeof complete>[1],
  guard: ReturnType<typeof createGuard>,
  signal: AbortSignal,
): AsyncGenerator<string, Completion & { said: string }> {
  const cut: Completion = { toolCalls: [], isCut: true }
  const words = complete(needs, given, signal)
  let said = ''
  try {
    let step = await words.next()
    for (; !step.done; step = await words.next()) {
      said += step.value
      const shown = guard.push(step.value)
      if (shown) yield shown
      if (guard.isFull) return { ...cut, said }
    }
    return { ...step.value, said }
  } finally {
    // However it ends, the model is not left talking to nobody.
    await words.return(cut)
  }
}

/** Lets the model write and look things up, round by round; the last round has no tools. */
async function* write(
  needs: ModelNeeds,
  asked: Asked,
  { question, found }: Search,
  signal: AbortSignal,
): AsyncGenerator<string, Written> {
  const passages = found
    .map(({ passage }) => passage)
    .filter((passage) => !isTool(passage))
    .slice(0, givenPassages)
  const mark = randomBytes(6).toString('hex')
  const state = question.state ?? (asked.state || null)
  const messages: ModelMessage[] = buildMessages({ ...asked, passages, state, mark })
  const secrets = [mark, needs.env.CHAT_API_KEY ?? '', ...tellTales].filter(Boolean)
  const guard = createGuard(secrets, longestAnswer)
  const looked: ChatSource[] = []
  let isCut = false
  for (let round = 0; round <= mostRounds; round++) {
    await takeModelCall(needs)
    const tools = round < mostRounds ? toolList : []
    const end = yield* speak(needs, { messages, tools }, guard, signal)
    isCut = end.isCut
    if (end.toolCalls.length === 0 || tools.length === 0) break
    const calls = end.toolCalls.slice(0, mostCallsInRound)
    messages.push({ role: 'assistant', content: end.said, tool_calls: calls })
    for (const call of calls) {
      const { content, sources } = await runTool(call, needs, asked)
      looked.push(...sources)
      messages.push({ role: 'tool', tool_call_id: call.id, content })
    }
  }
  const rest = guard.end()
  if (rest) yield rest
  return { text: guard.text, sources: [...looked, ...passages.flatMap(sourcesOf)], isCut }
}

/** What is added below the model's words: that they were cut, a warning, and what it was given to read. */
function footer({ text, sources, isCut }: Written, { language }: Asked): string {
  const parts = [
    isCut ? say.cut[language] : '',
    knowledge().namesBanned(text) ? say.bannedNote[language] : '',
    sources.length > 0 ? saySources(sources, language, 'consulted') : '',
  ].filter(Boolean)
  return parts.length > 0 ? `\n\n${parts.join('\n')}` : ''
}

/** Whether a text is, or may still become, the model's word for not knowing. */
const mayBeUnknown = (text: string) => {
  const start = text.trimStart()
  return unknownMark.startsWith(start) || start.startsWith(unknownMark)
}

/**
 * The outside model's answer over the same passages, as it is written.
 * @returns the reply; null when the model failed, after a `restart` if it had begun to speak. Somebody
 * in danger gets our own checked words, which is null too.
 */
export async function* answerByModel(
  needs: ModelNeeds,
  asked: Asked,
  search: Search,
  signal: AbortSignal,
): AsyncGenerator<ChatPiece, ChatReply | null> {
  if (isInDanger(search.found)) return null
  const patience = AbortSignal.any([signal, AbortSignal.timeout(wholeAnswerMs)])
  let shown = ''
  let held = ''
  try {
    const words = write(needs, asked, search, patience)
    let step = await words.next()
    for (; !step.done; step = await words.next()) {
      held += step.value
      if (shown === '' && mayBeUnknown(held)) continue
      shown += held
      yield { type: 'text', text: held }
      held = ''
    }
    const written = { ...step.value, sources: distinct(step.value.sources).slice(0, namedSources) }
    if (written.text.trim() === '') throw new Error('the model said nothing')
    if (shown === '' && written.text.trim().startsWith(unknownMark)) {
      const reply: ChatReply = { ...unknownReply(asked.language), writtenBy: 'model' }
      yield { type: 'text', text: reply.message }
      return reply
    }
    const rest = held + footer(written, asked)
    yield { type: 'text', text: rest }
    return {
      message: shown + rest,
      sources: written.sources,
      isKnown: true,
      writtenBy: 'model',
    }
  } catch (error) {
    if (signal.aborted) return null
    // A spent budget is no failure; the metric counts what it turned away.
    if (!(error instanceof ModelBudgetSpent)) {
      needs.log.warn({ err: error }, 'the outside model failed; our own advisor answers')
    }
    if (shown !== '') yield { type: 'restart' }
    return null
  }
}
