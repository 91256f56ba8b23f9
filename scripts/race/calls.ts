import type { Pool } from 'undici'

export interface Answer {
  status: number
  /** The code of a refusal; "" for a success. */
  code: string
  data: unknown
}

/** Sends one write. @throws when the process ended before it answered. */
export async function post(
  http: Pool,
  path: string,
  { token, body, key }: { token: string; body: object; key?: string },
): Promise<Answer> {
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
  const answer = (await response.body.json()) as { code?: string; data?: unknown }
  return { status: response.statusCode, code: answer.code ?? '', data: answer.data }
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
