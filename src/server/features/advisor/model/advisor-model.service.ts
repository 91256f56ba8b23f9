import { randomUUID } from 'node:crypto'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import type { ChatPiece, ChatReply, ChatSource } from '#shared/advisor/advisor.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import {
  distinctSources,
  passageSources,
  shownPassageText,
  unknownReply,
} from '../answer/advisor-answer.policy.ts'
import { openingLines, understoodText } from '../answer/advisor-opening-lines.policy.ts'
import { advisorSentences, sourcesLine } from '../answer/advisor-sentences.policy.ts'
import type { ToolNeeds } from '../answer/advisor-tools.service.ts'
import type { ChatQuery, DecidedQuestion } from '../conversation/advisor-query.ts'
import {
  guideIdOfPesticideWarning,
  namesBannedPesticide,
} from '../danger/advisor-pesticide-warning.policy.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { bannedPesticidesGuideId } from '../knowledge/advisor-passage-hit.policy.ts'
import { namedSeason } from '../understanding/season-and-weather/advisor-named-season.policy.ts'
import { createClaimCheck, createSentenceGate } from './advisor-claims.policy.ts'
import { type Completion, requestCompletion } from './advisor-completion.ts'
import { createSecretGuard } from './advisor-guard.policy.ts'
import { consumeModelCall, ModelBudgetSpentError } from './advisor-model-budget.service.ts'
import { modelTools, runTool } from './advisor-model-tools.service.ts'
import {
  buildModelMessages,
  type ModelMessage,
  promptLeakMarkers,
  unknownMarker,
} from './advisor-prompt.policy.ts'

export type ModelNeeds = ToolNeeds & { metrics: Metrics }

const maxToolRounds = 3
const maxCallsPerRound = 4
const maxAnswerLength = 4000
const answerTimeoutMs = 60_000
const maxPassagesForModel = 4
const maxSources = 4

interface ModelAnswer {
  text: string
  sources: ChatSource[]
  isCut: boolean
}

/**
 * Streams one response of the model, until it ends or reaches the length limit: through the guard of secrets,
 * then sentence by sentence through the check of its claims.
 * @throws UnfoundedAnswerError
 */
async function* streamModelText(
  needs: ModelNeeds,
  request: Parameters<typeof requestCompletion>[1],
  {
    guard,
    gate,
  }: { guard: ReturnType<typeof createSecretGuard>; gate: ReturnType<typeof createSentenceGate> },
  signal: AbortSignal,
): AsyncGenerator<string, Completion & { content: string }> {
  const cutCompletion: Completion = { toolCalls: [], isCut: true }
  const pieces = requestCompletion(needs, request, signal)
  let content = ''
  try {
    let step = await pieces.next()
    for (; !step.done; step = await pieces.next()) {
      content += step.value
      const safeText = gate.push(guard.push(step.value))
      if (safeText) yield safeText
      if (guard.isFull) return { ...cutCompletion, content }
    }
    return { ...step.value, content }
  } finally {
    // Ends the request to the model even when nobody reads the rest.
    await pieces.return(cutCompletion)
  }
}

/** Whether the external model may write the answer; checked texts and refusals are always our own. */
export const mayModelAnswer = ({ question, decision }: DecidedQuestion): boolean =>
  decision.kind === 'look-up' ||
  (decision.kind === 'passages' &&
    guideIdOfPesticideWarning(question) === undefined &&
    decision.passages.every(({ id }) => id !== bannedPesticidesGuideId))

/** The passages of a decision as the model and the check of its answer see them. */
function passagesForModel(
  { question, decision }: DecidedQuestion,
  { language, state: homeState }: ChatQuery,
) {
  if (decision.kind !== 'passages') return []
  const state = question.state ?? (homeState || null)
  return decision.passages.slice(0, maxPassagesForModel).map((passage) => ({
    title: passage.title[language],
    text: shownPassageText(passage, decision.showsDoses, state, language, namedSeason(question)),
    sources: passageSources(passage),
  }))
}

/** Alternates between responses of the model and its tool calls; the last round offers no tools. */
async function* runModelRounds(
  needs: ModelNeeds,
  query: ChatQuery,
  decided: DecidedQuestion,
  signal: AbortSignal,
): AsyncGenerator<string, ModelAnswer> {
  const passages = passagesForModel(decided, query)
  const mark = randomUUID()
  const messages: ModelMessage[] = buildModelMessages({ ...query, passages, mark })
  const secrets = [mark, needs.env.CHAT_API_KEY ?? '', ...promptLeakMarkers].filter(Boolean)
  const guard = createSecretGuard(secrets, maxAnswerLength)
  const claims = createClaimCheck(advisorKnowledge().lexicon)
  const gate = createSentenceGate(claims)
  for (const { title, text } of passages) claims.addEvidence(`${title}\n${text}`)
  const toolSources: ChatSource[] = []
  let isCut = false
  for (let round = 0; round <= maxToolRounds; round++) {
    await consumeModelCall(needs)
    const tools = round < maxToolRounds ? modelTools : []
    const response = yield* streamModelText(needs, { messages, tools }, { guard, gate }, signal)
    isCut = response.isCut
    if (response.toolCalls.length === 0 || tools.length === 0) break
    const calls = response.toolCalls.slice(0, maxCallsPerRound)
    messages.push({ role: 'assistant', content: response.content, tool_calls: calls })
    for (const call of calls) {
      const { content, sources } = await runTool(call, needs, query, decided.question.crops)
      toolSources.push(...sources)
      claims.addEvidence(content)
      messages.push({ role: 'tool', tool_call_id: call.id, content })
    }
  }
  const rest = gate.push(guard.end()) + gate.end()
  if (rest) yield rest
  const sources = [...toolSources, ...passages.flatMap((passage) => passage.sources)]
  return { text: guard.text, sources, isCut }
}

/** The lines below the model's text: that it was cut, a warning about banned pesticides, and the sources. */
function answerFooter(
  { text, sources, isCut }: ModelAnswer,
  crops: readonly string[],
  language: Language,
): string {
  const lines = [
    isCut ? advisorSentences.cut[language] : '',
    namesBannedPesticide(advisorKnowledge(), text, crops)
      ? advisorSentences.bannedNote[language]
      : '',
    sources.length > 0 ? sourcesLine(sources, language, 'consulted') : '',
  ].filter(Boolean)
  return lines.length > 0 ? `\n\n${lines.join('\n')}` : ''
}

/** Whether a text is, or may still become, the marker by which the model says that it does not know. */
const mayBeUnknownMarker = (text: string) => {
  const start = text.trimStart()
  return unknownMarker.startsWith(start) || start.startsWith(unknownMarker)
}

/**
 * Streams the external model's answer from the passages that were found.
 * @returns the reply; null when the built-in advisor should answer because the model failed or wrote what no
 * passage says, after a `restart` piece if some of its text was already shown.
 */
export async function* answerByModel(
  needs: ModelNeeds,
  query: ChatQuery,
  decided: DecidedQuestion,
  signal: AbortSignal,
): AsyncGenerator<ChatPiece, ChatReply | null> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)])
  const prefix = openingLines(decided, query)
  let shown = ''
  let pendingText = ''
  try {
    const pieces = runModelRounds(needs, query, decided, deadline)
    let step = await pieces.next()
    for (; !step.done; step = await pieces.next()) {
      pendingText += step.value
      if (shown === '' && mayBeUnknownMarker(pendingText)) continue
      if (shown === '') pendingText = prefix + pendingText
      shown += pendingText
      yield { type: 'text', text: pendingText }
      pendingText = ''
    }
    const answer = {
      ...step.value,
      sources: distinctSources(step.value.sources).slice(0, maxSources),
    }
    if (answer.text.trim() === '') throw new Error('the model said nothing')
    if (shown === '' && answer.text.trim().startsWith(unknownMarker)) {
      const reply: ChatReply = { ...unknownReply(query.language), writtenBy: 'model' }
      yield { type: 'text', text: reply.message }
      return reply
    }
    const rest =
      (shown === '' ? prefix : '') +
      pendingText +
      answerFooter(answer, decided.question.crops, query.language)
    yield { type: 'text', text: rest }
    return {
      message: shown + rest,
      sources: answer.sources,
      isKnown: true,
      writtenBy: 'model',
      understood: understoodText(decided, query),
      choices: decided.decision.choices.map((choice) => choice[query.language]),
    }
  } catch (error) {
    if (signal.aborted) return null
    // A spent budget is not a failure; its metric counts the refused calls.
    if (!(error instanceof ModelBudgetSpentError)) {
      needs.log.warn({ err: error }, 'the external model failed; the built-in advisor answers')
    }
    if (shown !== '') yield { type: 'restart' }
    return null
  }
}
