import { randomUUID } from 'node:crypto'
import type { FuzzRequest } from './fuzz-request.ts'
import type { Send } from './send-request.ts'
import type { WatchedServer } from './server-process.ts'

/** Milliseconds of CPU that a request may cost at most. */
export const costLimitMs = 250

/** How often a request must exceed the limit to be reported, each time sent alone. */
const confirmations = 2

/** The same request, changed so that no cached answer makes it cheap. */
function asFirst(request: FuzzRequest): FuzzRequest {
  if (!request.headers['idempotency-key']) return request
  return { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }
}

/**
 * Milliseconds of CPU that one request costs the server when it is sent alone: the least of several tries,
 * so that a background job or a collection of garbage that happens to run is not blamed on it. Linux
 * counts by ticks of 10 ms, so a figure is right to within 20 ms.
 */
export async function costOf(
  request: FuzzRequest,
  server: WatchedServer,
  send: Send,
  times = confirmations,
) {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < times; i++) {
    const before = server.cpuMs()
    await send(asFirst(request))
    least = Math.min(least, server.cpuMs() - before)
    if (least <= costLimitMs) return least
  }
  return least
}
