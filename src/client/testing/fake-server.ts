import { vi } from 'vitest'
import type { MessageTemplate } from '#shared/kit/message-template.ts'

interface Refusal extends Partial<MessageTemplate> {
  status: number
  code: string
  message: string
  /** Seconds. */
  retryAfter?: number
  details?: Record<string, string>
  issues?: ({ path: string; message: string } & Partial<MessageTemplate>)[]
}

/** A fake procedure's answer: data, a refusal, or no answer. */
type Answer = { data: unknown } | { refusal: Refusal } | 'unreachable'

const reply = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/**
 * Replaces the server's tRPC procedures. Other procedures answer 404.
 * @returns the received calls, as `[procedure, headers]`.
 */
export function fakeServer(answers: Record<string, (input: unknown) => Answer>) {
  const calls: [procedure: string, headers: Headers][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const procedure = pathname.replace('/trpc/', '')
    calls.push([procedure, new Headers(init.headers)])
    const input = typeof init.body === 'string' ? init.body : searchParams.get('input')
    const sent = input === null ? undefined : JSON.parse(input).json
    const answer = answers[procedure]?.(sent) ?? {
      refusal: { status: 404, code: 'route.not_found', message: 'There is nothing here.' },
    }
    if (answer === 'unreachable') throw new TypeError('fetch failed')
    if ('data' in answer) return reply(200, { result: { data: { json: answer.data } } })
    const { status, code, message, ...more } = answer.refusal
    const error = { message, code: -32000, data: { code, httpStatus: status, ...more } }
    return reply(status, { error: { json: error } })
  })
  return calls
}
