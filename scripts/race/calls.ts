import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'undici'

/** How often a write that was refused for overload is sent again. The server asks for 2 s in between: 20 s in all. */
const overloadRetries = 10

export interface Answer {
  status: number
  /** The code of a refusal; "" for a success. */
  code: string
  data: unknown
}

/**
 * Sends one write. One that the server refuses because it has too much to do, which it does before anything else, is sent
 * again after the pause that it asks for, as every client should.
 * @throws when the process ended before it answered.
 */
export async function post(
  http: Pool,
  path: string,
  { token, body, key }: { token: string; body: object; key?: string },
): Promise<Answer> {
  for (let retriesLeft = overloadRetries; ; retriesLeft--) {
    const { answer, retryAfterSeconds } = await postOnce(http, path, { token, body, key })
    if (answer.status !== 503 || !retryAfterSeconds || retriesLeft === 0) return answer
    await wait(retryAfterSeconds * 1000)
  }
}

async function postOnce(
  http: Pool,
  path: string,
  { token, body, key }: { token: string; body: object; key: string | undefined },
) {
  const response = await http.request({
    method: 'POST',
    path: `/api${path}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  const { code, data } = (await response.body.json()) as { code?: string; data?: unknown }
  const answer: Answer = { status: response.statusCode, code: code ?? '', data }
  return { answer, retryAfterSeconds: Number(response.headers['retry-after'] ?? 0) }
}

/** Runs `total` tasks with so many workers at the same time. */
export async function crowd(
  workers: number,
  total: number,
  act: (nth: number, worker: number) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (next < total) await act(next++, worker)
    }),
  )
}

/** How often each answer was received, as text. */
export function tally() {
  const counts = new Map<string, number>()
  return {
    add: ({ status, code }: Answer) => {
      const name = code ? `${status} ${code}` : String(status)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },
    of: (name: string) => counts.get(name) ?? 0,
    /** Answers that should not occur. */
    besides: (expected: readonly string[]) =>
      [...counts].filter(([name]) => !expected.includes(name)).map(([name, n]) => `${n} × ${name}`),
    text: () => [...counts].map(([name, n]) => `${n} × ${name}`).join(', '),
  }
}

/** A condition that must hold. */
export interface Finding {
  holds: boolean
  what: string
}

export const finding = (holds: boolean, what: string): Finding => ({ holds, what })
