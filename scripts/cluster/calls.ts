import { setTimeout as wait } from 'node:timers/promises'
import type { AppProcess } from '../race/apps.ts'
import type { Person } from '../race/race-market.ts'

export interface Reply {
  status: number
  code: string
  data: unknown
}

export interface Call {
  method: 'GET' | 'POST'
  path: string
  person?: Person | undefined
  body?: object | FormData
  key?: string
}

/** Answers after which the same call may succeed, at this process or another one. */
const isPassing = ({ status, code }: Reply) =>
  status === 503 || code === 'idempotency.in_progress' || code === 'order.busy'

/** Milliseconds for one answer, and between two tries of one call. */
const answerMs = 15_000
const retryMs = 200
/** Milliseconds: a key whose first request died with its process or connection is free after two minutes. */
const patienceMs = 150_000

/** The app's processes and everything that they were sent. */
export function createCalls(apps: readonly (AppProcess | null)[]) {
  /** How often each kind of answer was received during the outage with this name. */
  const tallies = new Map<string, Map<string, number>>()
  /** What replicas must have replayed to answer each person, as their browsers carry it. */
  const positions = new Map<string, string>()
  let phase = ''
  let turn = 0

  function add(kind: string) {
    const tally = tallies.get(phase) ?? new Map<string, number>()
    tallies.set(phase, tally.set(kind, (tally.get(kind) ?? 0) + 1))
  }
  async function sendTo(
    app: AppProcess,
    { method, path, person, body, key }: Call,
  ): Promise<Reply> {
    const position = person && positions.get(person.id)
    const response = await fetch(`${app.origin}/api${path}`, {
      method,
      signal: AbortSignal.timeout(answerMs),
      headers: {
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(person && { authorization: `Bearer ${person.token}` }),
        ...(position && { 'read-position': position }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const carried = response.headers.get('read-position')
    if (person && carried && method === 'POST') positions.set(person.id, carried)
    const answer = (await response.json()) as { code?: string; data?: unknown }
    return { status: response.status, code: answer.code ?? '', data: answer.data }
  }
  /** Sends a call to one living process. @returns null when it has not answered. */
  async function sendOnce(call: Call, only?: AppProcess): Promise<Reply | null> {
    const living = apps.filter((app) => app !== null)
    const app = only ?? living[turn++ % living.length]
    if (!app) return null
    try {
      const reply = await sendTo(app, call)
      add(reply.code ? `${reply.status} ${reply.code}` : String(reply.status))
      return reply
    } catch (error) {
      const isLate = (error as Error).name === 'TimeoutError'
      add(isLate ? 'no answer in time' : 'connection lost')
      return null
    }
  }
  return {
    sendOnce,
    /**
     * Sends a call as our pages do: again, with the same key, until it succeeds or is refused.
     * @returns null when neither happened within `patienceMs`.
     */
    send: async (call: Call): Promise<Reply | null> => {
      for (const end = Date.now() + patienceMs; Date.now() < end; ) {
        const reply = await sendOnce(call)
        if (reply && !isPassing(reply)) return reply
        await wait(retryMs)
      }
      return null
    },
    living: () => apps.filter((app) => app !== null),
    setPhase: (name: string) => {
      phase = name
    },
    /** Requests and failures of each phase. */
    tallies: (): ReadonlyMap<string, ReadonlyMap<string, number>> => tallies,
  }
}

export type Calls = ReturnType<typeof createCalls>
