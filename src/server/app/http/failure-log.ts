import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds for which failures of one kind are only counted after the first one. */
const countingMs = 60_000
/** Kinds that are counted apart in one such time. */
const maxKinds = 50

interface Failure {
  requestId: string
  /** The code that the client gets. */
  failure: string
  err: unknown
}

/** How often each kind came again, by the log that its first failure is in. */
const repeats = new WeakMap<FastifyBaseLogger, Map<string, number>>()

/** The same for all requests that fail for one reason: neither a host nor a port is in it. */
function kindOf({ failure, err }: Failure): string {
  const { code, name } = err as { code?: unknown; name?: unknown }
  return `${failure} ${String(code ?? name ?? 'unknown')}`
}

/**
 * Logs the first failure of a kind in full, and after a minute how many more there were: while the database is
 * away every request fails, and a stack for each would be some megabytes a minute.
 * @param appLog outlives the request.
 */
export function logFailureOnce(
  appLog: FastifyBaseLogger,
  requestLog: FastifyBaseLogger,
  failure: Failure,
): void {
  const counts = repeats.get(appLog) ?? new Map<string, number>()
  repeats.set(appLog, counts)
  const kind = kindOf(failure)
  const before = counts.get(kind)
  if (before !== undefined) {
    counts.set(kind, before + 1)
    return
  }
  requestLog.error(failure, 'request failed')
  if (counts.size >= maxKinds) return
  counts.set(kind, 0)
  setTimeout(() => {
    const repeated = counts.get(kind) ?? 0
    counts.delete(kind)
    if (repeated > 0) appLog.error({ failure: failure.failure, kind, repeated }, 'requests failed')
  }, countingMs).unref()
}
