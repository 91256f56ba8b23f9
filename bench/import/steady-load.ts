import { setTimeout as wait } from 'node:timers/promises'

/** Requests a second: what a busy shop has, and far less than the server can answer. */
const perSecond = 20

const paths = [
  '/api/crop/all-crops',
  '/api/crop/all-crops?page=2',
  '/api/crop/all-crops?category=Grains',
  '/api/crop/all-crops?sort=price-low',
  '/api/crop/all-crops?q=onion',
]

/** Milliseconds of the answers of one phase. */
export interface Latencies {
  p50: number
  p99: number
  most: number
  requests: number
}

function summarize(times: readonly number[]): Latencies {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5) ?? 0, p99: at(0.99) ?? 0, most: sorted.at(-1) ?? 0, requests: times.length }
}

/**
 * Reads lists at a steady pace, whether earlier answers have come or not, so that a server that stops for a second
 * shows in all requests of that second.
 */
export function startSteadyLoad(origin: string) {
  let times: number[] = []
  let sent = 0
  const open = new Set<Promise<void>>()
  const send = async (path: string) => {
    const startedAt = performance.now()
    const response = await fetch(origin + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    times.push(performance.now() - startedAt)
  }
  let isRunning = true
  const running = (async () => {
    for (let next = performance.now(); isRunning; next += 1000 / perSecond) {
      await wait(Math.max(0, next - performance.now()))
      const request = send(paths[sent++ % paths.length] ?? '')
      open.add(request)
      request.finally(() => open.delete(request)).catch(() => {})
    }
  })()
  return {
    /** The figures since the last call. */
    take: (): Latencies => {
      const taken = times
      times = []
      return summarize(taken)
    },
    stop: async () => {
      isRunning = false
      await running
      await Promise.all(open)
    },
  }
}
