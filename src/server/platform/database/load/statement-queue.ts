import { overloaded } from '#server/platform/errors/errors.ts'

/** Milliseconds that a new statement may be expected to wait. A request may queue several times. */
export const longestExpectedMs = 250
/** This many may wait before anything was measured. */
const maxUnmeasured = 300
/** Of the newest measurement; the rest is what was known before. */
const newestShare = 0.1
/** In a queue longer than this, a statement that has waited `longestInCrowdMs` is refused: the answer would come too late for the client. */
const maxWithoutRefusal = 32
const longestInCrowdMs = 600
/** Milliseconds between two looks at how long the first ones have waited. */
const lookMs = 100

export interface QueueOptions {
  /** How many statements run at a time. */
  slots: number
  /** Milliseconds after which a waiting statement fails. With Infinity none is refused. */
  longestMs: number
  now?: () => number
}

export interface QueueTicket {
  /** Groups statements of similar cost; there must not be many kinds. */
  kind: string
  /** Background work, which is never refused under load. */
  isPatient: boolean
  /** Part of what runs already, which would otherwise wait for it for ever. */
  isNested: boolean
}

interface Waiting {
  since: number
  isPatient: boolean
  begin: () => void
  fail: (error: Error) => void
}

/**
 * Statements in the order in which they came, as many at a time as there are connections. It knows how long each kind takes,
 * and so how long a new one would wait: a hundred searches are more work than a hundred listings.
 */
export function createStatementQueue({
  slots,
  longestMs,
  now = () => performance.now(),
}: QueueOptions) {
  const waiting: Waiting[] = []
  /** Milliseconds that a statement of a kind takes, the newest counting most. */
  const costs = new Map<string, number>()
  const pending = new Map<string, number>()
  let running = 0
  /** When a statement last began in an empty queue, or ended. */
  let movedAt = 0
  let looking: NodeJS.Timeout | undefined

  function measure(kind: string, ms: number) {
    const before = costs.get(kind)
    costs.set(kind, before === undefined ? ms : before + (ms - before) * newestShare)
  }

  function look() {
    const time = now()
    const isCrowd = () => waiting.length > maxWithoutRefusal && longestMs < Number.POSITIVE_INFINITY
    const hasWaitedTooLong = ({ since, isPatient }: Waiting) =>
      time - since > longestMs || (!isPatient && time - since > longestInCrowdMs && isCrowd())
    for (let at = 0; at < waiting.length; ) {
      const first = waiting[at] as Waiting
      if (hasWaitedTooLong(first)) {
        waiting.splice(at, 1)
        // The sentence of the driver's own pool, as if its queue had been too long.
        const isSlow = time - first.since > longestMs
        first.fail(isSlow ? new Error('timeout exceeded when trying to connect') : overloaded())
      } else if (first.isPatient) at++
      else break
    }
    if (waiting.length > 0) return
    clearInterval(looking)
    looking = undefined
  }

  const begin = () => {
    if (running === 0) movedAt = now()
    running++
  }
  function beginNext() {
    while (running < slots && waiting.length > 0) {
      begin()
      waiting.shift()?.begin()
    }
  }
  const wait = (isPatient: boolean) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ since: now(), isPatient, begin: resolve, fail: reject })
      looking ??= setInterval(look, lookMs).unref()
    })

  return {
    /** How many run or wait. */
    size: () => running + waiting.length,
    /** Milliseconds that a new statement would wait; infinite while nothing moves any more. */
    expectedWaitMs() {
      if (waiting.length === 0) return 0
      if (now() - movedAt > longestExpectedMs) return Number.POSITIVE_INFINITY
      const unknownMs = (longestExpectedMs * slots) / maxUnmeasured
      let work = 0
      for (const [kind, count] of pending) work += count * (costs.get(kind) ?? unknownMs)
      return work / slots
    },
    /**
     * Runs a statement when it is its turn.
     * @throws AppError `service.unavailable` (503) when it is refused; Error when it has waited `longestMs`.
     */
    async run<T>({ kind, isPatient, isNested }: QueueTicket, work: () => Promise<T>): Promise<T> {
      pending.set(kind, (pending.get(kind) ?? 0) + 1)
      try {
        if (running < slots || isNested) begin()
        else await wait(isPatient)
        const beganAt = now()
        try {
          return await work()
        } finally {
          running--
          movedAt = now()
          measure(kind, movedAt - beganAt)
          beginNext()
        }
      } finally {
        const left = (pending.get(kind) ?? 1) - 1
        if (left > 0) pending.set(kind, left)
        else pending.delete(kind)
      }
    },
  }
}
