import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

interface ChatRequest {
  stream?: boolean
  messages?: { role: string; content: unknown }[]
}

/** The pause between two pieces of a streamed answer, as with a small model. */
const pauseMs = 30

const eventOf = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

async function* stream(words: readonly string[]) {
  for (const word of words) {
    yield eventOf({ content: `${word} ` })
    await wait(pauseMs)
  }
  yield eventOf({}, 'stop')
  yield 'data: [DONE]\n\n'
}

/** Extracts the user's question from the prompt. The rest must not be repeated: the app rejects answers that contain its mark. */
const extractQuestion = (prompt: string) =>
  /<question [^>]*>\n(.*?)\n<\/question /s.exec(prompt)?.[1] ?? prompt

/** An OpenAI-compatible chat server that repeats the user's question. */
export function mountChat(server: FastifyInstance) {
  server.post<{ Body: ChatRequest }>('/v1/chat/completions', async (request, reply) => {
    const { messages = [], stream: isStreamed } = request.body
    const prompt = String(messages.findLast(({ role }) => role === 'user')?.content ?? '')
    const question = extractQuestion(prompt)
    const content = `You asked: ${question.slice(0, 300)} This answer comes from the stand-in model.`
    if (!isStreamed) {
      const message = { role: 'assistant', content }
      return { id: 'x', choices: [{ index: 0, message, finish_reason: 'stop' }] }
    }
    return reply.type('text/event-stream').send(Readable.from(stream(content.split(' '))))
  })
}
