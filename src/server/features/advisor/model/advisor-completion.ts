import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import type { Env } from '#server/platform/config/env.ts'
import { externalAddress } from '#server/platform/external/address.ts'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import type { ModelMessage, ToolCall } from './advisor-prompt.policy.ts'

/** The time allowed until the response headers arrive; models may think for a while. */
const firstByteTimeoutMs = 15_000
/** The time allowed between two pieces of the response. */
const pieceTimeoutMs = 10_000
const maxAnswerBytes = 512 * 1024
/** Streams are larger than whole answers: each word is wrapped in JSON of some hundred bytes. */
const maxStreamBytes = 2 * maxAnswerBytes
const maxTokens = 700

export const chatServer: ExternalService = {
  name: 'chat',
  timeoutMs: firstByteTimeoutMs,
  tries: 1,
  maxBytes: maxAnswerBytes,
}

const ToolCallDelta = z.object({
  index: z.number().int().min(0).max(20).default(0),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
})
const MessageDelta = z.object({
  content: z.string().nullish(),
  tool_calls: z.array(ToolCallDelta).nullish(),
})
const Choice = z.object({
  delta: MessageDelta.nullish(),
  message: MessageDelta.nullish(),
  finish_reason: z.string().nullish(),
})
/** A chunk of a stream (with `delta`) or a whole answer (with `message`). */
const Chunk = z.object({ choices: z.array(Choice) })

/** The end of a model's response. */
export interface Completion {
  toolCalls: ToolCall[]
  /** Whether the response reached its length limit. */
  isCut: boolean
}

const completionFailure = (
  reason: 'malformed' | 'timeout' | 'unreachable' | 'too-large',
  hint?: string,
) => new ExternalFailure(chatServer.name, reason, hint ? { hint } : {})

function readChunk(text: string) {
  try {
    const parsed = Chunk.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data.choices[0]
  } catch {
    // A text that is not JSON fails like JSON of another shape, below.
  }
  throw completionFailure('malformed', 'not a chat completion')
}

/**
 * Yields the pieces of a body. Fails when a piece takes longer than `pieceTimeoutMs`, and cancels the
 * request when the caller stops reading.
 */
async function* readPieces<Piece>(body: ReadableStream<Piece>): AsyncGenerator<Piece> {
  const reader = body.getReader()
  try {
    while (true) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(completionFailure('timeout', 'between two pieces')),
          pieceTimeoutMs,
        )
      })
      const { done, value } = await Promise.race([reader.read(), late]).finally(() =>
        clearTimeout(timer),
      )
      if (done) return
      yield value
    }
  } catch (error) {
    if (error instanceof ExternalFailure) throw error
    throw completionFailure('unreachable', 'the answer broke off')
  } finally {
    // Cancelling fails when the body is broken; there is nothing left to cancel then.
    reader.cancel().catch(() => undefined)
  }
}

async function* readEvents(response: Response): AsyncGenerator<string> {
  if (!response.body) throw completionFailure('malformed', 'no body')
  const isStream = response.headers.get('content-type')?.includes('text/event-stream')
  const text = response.body.pipeThrough(new TextDecoderStream())
  if (isStream) {
    const events = text.pipeThrough(new EventSourceParserStream({ maxBufferSize: maxAnswerBytes }))
    let size = 0
    for await (const { data } of readPieces(events)) {
      size += data.length
      // Tool calls are collected in memory, so their total size needs this limit.
      if (size > maxStreamBytes) throw completionFailure('too-large')
      yield data
    }
    return
  }
  let whole = ''
  for await (const piece of readPieces(text)) {
    whole += piece
    if (whole.length > maxAnswerBytes) throw completionFailure('too-large')
  }
  yield whole
}

function appendToolCall(
  calls: ToolCall[],
  { index, id, function: delta }: z.output<typeof ToolCallDelta>,
) {
  const empty: ToolCall = {
    id: id ?? `call-${index}`,
    type: 'function',
    function: { name: '', arguments: '' },
  }
  const call = calls[index] ?? empty
  calls[index] = call
  call.function.name += delta?.name ?? ''
  call.function.arguments += delta?.arguments ?? ''
}

/**
 * Sends the messages to the external model and yields its text as it arrives.
 * @returns the model's tool calls, if any.
 * @throws ExternalFailure when the model cannot be reached, is too slow, breaks off or sends a malformed response.
 */
export async function* requestCompletion(
  { outside: external, env }: { outside: External; env: Env },
  { messages, tools }: { messages: readonly ModelMessage[]; tools: readonly object[] },
  signal: AbortSignal,
): AsyncGenerator<string, Completion> {
  const response = await external.stream(
    chatServer,
    {
      url: externalAddress(env.CHAT_API_URL ?? '', '/chat/completions'),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(env.CHAT_API_KEY && { authorization: `Bearer ${env.CHAT_API_KEY}` }),
      },
      body: JSON.stringify({
        model: env.CHAT_MODEL,
        messages,
        stream: true,
        temperature: 0.2,
        max_tokens: maxTokens,
        ...(tools.length > 0 && { tools }),
      }),
    },
    signal,
  )
  const toolCalls: ToolCall[] = []
  let finish: string | undefined
  for await (const data of readEvents(response)) {
    if (data.trim() === '[DONE]') {
      finish ??= 'stop'
      break
    }
    const choice = readChunk(data)
    const delta = choice?.delta ?? choice?.message
    for (const call of delta?.tool_calls ?? []) appendToolCall(toolCalls, call)
    // PostgreSQL cannot store this character in a text.
    if (delta?.content) yield delta.content.replaceAll('\0', '')
    finish = choice?.finish_reason ?? finish
    if (choice?.message) finish ??= 'stop'
  }
  if (!finish) throw completionFailure('unreachable', 'the answer broke off')
  return { toolCalls: toolCalls.filter(Boolean), isCut: finish === 'length' }
}
