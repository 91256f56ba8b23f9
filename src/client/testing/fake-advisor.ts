import { initTRPC, TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import superjson from 'superjson'
import { vi } from 'vitest'
import type { ChatMessage, ChatPiece } from '#shared/advisor/advisor.schema.ts'

/** A failure with the server's own code. */
export class Refusal extends TRPCError {
  readonly refusal: string
  constructor(refusal: string, message: string) {
    super({ code: 'BAD_REQUEST', message })
    this.refusal = refusal
  }
}

interface Advisor {
  stream: (input: unknown, signal: AbortSignal | undefined) => AsyncIterable<ChatPiece>
  history?: () => ChatMessage[] | Promise<ChatMessage[]>
}

const address = { line: '', city: '', state: '', zip: '', country: '' }
const person = {
  _id: '1',
  firstName: 'Asha',
  lastName: 'Devi',
  image: null,
  kind: 'farmer',
  address,
}

/**
 * Replaces the server's chat, in the same wire format: answers are streamed.
 * @returns the received questions, and how often the conversation was cleared.
 */
export function fakeAdvisor({ stream, history = () => [] }: Advisor) {
  const seen = { requests: [] as unknown[], cleared: 0 }
  const t = initTRPC.create({
    transformer: superjson,
    errorFormatter: ({ shape, error }) => {
      const code = error instanceof Refusal ? error.refusal : 'server.unexpected'
      return { ...shape, data: { ...shape.data, code } }
    },
  })
  const anything = t.procedure.input((value: unknown) => value)
  const router = t.router({
    user: { get: t.procedure.query(() => ({ ...person, email: 'asha@example.in' })) },
    chat: {
      history: t.procedure.query(async () => ({ messages: await history() })),
      clear: t.procedure.mutation(() => {
        seen.cleared++
        return { messages: [] }
      }),
      stream: anything.mutation(({ input, signal }) => {
        seen.requests.push(input)
        return stream(input, signal)
      }),
    },
  })
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
    fetchRequestHandler({
      endpoint: '/trpc',
      req: new Request(new URL(url, 'http://localhost'), init),
      router,
    }),
  )
  return seen
}
