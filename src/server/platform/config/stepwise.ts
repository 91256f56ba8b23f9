import { setImmediate as nextLoop } from 'node:timers/promises'

/** Long work as a generator that yields after each short step, so that requests are answered in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Does all steps at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Milliseconds of steps between two rounds of the event loop. */
const sliceMs = 5

/**
 * A value that is made once per process, in steps. Nothing happens while nobody waits for it. After a failure the next
 * caller begins anew.
 */
export function createStepwise<Result>(begin: () => Steps<Result>) {
  let steps: Steps<Result> | undefined
  let made: { value: Result } | undefined
  /** Shared by all who wait, so that many of them do not block the event loop longer than one. */
  let slice: Promise<unknown> | undefined

  /** @param until when to pause, in milliseconds of `performance.now()`. */
  function advance(until: number) {
    steps ??= begin()
    try {
      while (!made) {
        const step = steps.next()
        if (step.done) made = { value: step.value }
        else if (performance.now() >= until) break
      }
    } catch (error) {
      steps = undefined
      throw error
    }
    return made
  }
  const takeSlice = () =>
    nextLoop()
      .then(() => advance(performance.now() + sliceMs))
      .finally(() => {
        slice = undefined
      })

  return {
    /** Makes at once what is missing, which blocks the event loop. */
    get(): Result {
      made ??= advance(Number.POSITIVE_INFINITY)
      return (made as { value: Result }).value
    },
    /**
     * Waits for the value.
     * @param signal ends the waiting, and the work unless somebody else waits too.
     * @throws the signal's reason.
     */
    async build(signal?: AbortSignal): Promise<Result> {
      while (!made) {
        signal?.throwIfAborted()
        slice ??= takeSlice()
        await slice
      }
      return made.value
    },
  }
}
