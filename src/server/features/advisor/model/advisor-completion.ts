import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import type { Env } from '#server/platform/config/env.ts'
import { externalAddress } from '#server/platform/external/address.ts'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import type { ModelMessage, ToolCall } from './advisor-prompt.policy.ts'

/** For the head of its answer a model may think; after that each piece must follow soon. */
const headMs = 15_000
const pieceMs = 10_000
const longestAnswerBytes = 512 * 1024
/** Each word of a stream comes in a wrapping of its own, of some hundred bytes. */
const longestStreamBytes = 2 * longestAnswerBytes
const mostTokens = 700

export const chatServer: ExternalService = {
  name: 'chat',
  timeoutMs: headMs,
  tries: 1,
  maxBytes: longestAnswerBytes,
}

const CallPart = z.object({
  index: z.number().int().min(0).max(20).default(0),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
})
const Part = z.object({
  content: z.string().nullish(),
  tool_calls: z.array(CallPart).nullish(),
})
const Choice = z.object({
  delta: Part.nullish(),
  message: Part.nullish(),
  finish_reason: z.string().nullish(),
})
/** A chunk of a stream, or a whole answer: the same but for `delta` and `message`. */
const Chunk = z.object({ choices: z.array(Choice) })

/** How an answer ended. */
export interface Completion {
  toolCalls: ToolCall[]
  isCut: boolean
}

const failure = (reason: 'malformed' | 'timeout' | 'unreachable' | 'too-large', hint?: string) =>
  new ExternalFailure(chatServer.name, reason, hint ? { hint } : {})

function readChunk(text: string) {
  try {
    const parsed = Chunk.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data.choices[0]
  } catch {
    // Not JSON is as malformed as JSON of another shape.
  }
  throw failure('malformed', 'not a chat completion')
}

/** Reads a body's pieces; each must come within its time. Ends the request when nobody reads on. */
async function* readPieces<Piece>(body: ReadableStream<Piece>): AsyncGenerator<Piece> {
  const reader = body.getReader()
  try {
    while (true) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(failure('timeout', 'between two pieces')), pieceMs)
      })
      const { done, value } = await Promise.race([reader.read(), late]).finally(() =>
        clearTimeout(timer),
      )
      if (done) return
      yield value
    }
  } catch (error) {
    if (error instanceof ExternalFailure) throw error
    throw failure('unreachable', 'the answer broke off')
  } finally {
    // Of a broken body there is nothing left to cancel.
    reader.cancel().catch(() => undefined)
  }
}

async function* readEvents(response: Response): AsyncGenerator<string> {
  if (!response.body) throw failure('malformed', 'no body')
  const isStream = response.headers.get('content-type')?.includes('text/event-stream')
  const text = response.body.pipeThrough(new TextDecoderStream())
  if (isStream) {
    const events = text.pipeThrough(
      new EventSourceParserStream({ maxBufferSize: longestAnswerBytes }),
    )
    let size = 0
    for await (const { data } of readPieces(events)) {
      size += data.length
      // What it wants looked up is gathered whole, however long it goes on about it.
      if (size > longestStreamBytes) throw failure('too-large')
      yield data
    }
    return
  }
  let whole = ''
  for await (const piece of readPieces(text)) {
    whole += piece
    if (whole.length > longestAnswerBytes) throw failure('too-large')
  }
  yield whole
}

function gatherCall(calls: ToolCall[], { index, id, function: part }: z.output<typeof CallPart>) {
  const empty: ToolCall = {
    id: id ?? `call-${index}`,
    type: 'function',
    function: { name: '', arguments: '' },
  }
  const call = calls[index] ?? empty
  calls[index] = call
  call.function.name += part?.name ?? ''
  call.function.arguments += part?.arguments ?? ''
}

/**
 * Asks the outside model and yields its words as they come.
 * @returns what it wants looked up, if anything.
 * @throws ExternalFailure when it cannot be reached, is too slow, breaks off or talks nonsense.
 */
export async function* complete(
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
        max_tokens: mostTokens,
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
    const part = choice?.delta ?? choice?.message
    for (const call of part?.tool_calls ?? []) gatherCall(toolCalls, call)
    // No text that is kept can have this character.
    if (part?.content) yield part.content.replaceAll('\0', '')
    finish = choice?.finish_reason ?? finish
    if (choice?.message) finish ??= 'stop'
  }
  if (!finish) throw failure('unreachable', 'the answer broke off')
  return { toolCalls: toolCalls.filter(Boolean), isCut: finish === 'length' }
}
