import { AsyncLocalStorage } from 'node:async_hooks'
import { databaseTimeouts, inBackground } from '#server/platform/database/driver/postgres-client.ts'

/**
 * Runs `work` in the background: now, every `pollMs` milliseconds, and whenever it is woken. Runs never overlap: a
 * wake during a run leads to one more run after it. A run belongs to the app, or the sandbox, that started the loop,
 * whichever request woke it.
 * @param work gets a signal that is aborted when the app closes.
 */
export function startWorkLoop(
  pollMs: number,
  work: (closing: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const inOwnContext = AsyncLocalStorage.snapshot()
  const closing = new AbortController()
  let running: Promise<void> | undefined
  let isWanted = false

  async function runWhileWanted() {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      await inBackground(() => work(closing.signal), databaseTimeouts.answer).catch(onFailure)
    }
    running = undefined
  }
  const wake = () => {
    if (closing.signal.aborted) return
    isWanted = true
    running ??= inOwnContext(runWhileWanted)
  }
  const timer = setInterval(wake, pollMs).unref()
  wake()
  return {
    wake,
    /** Waits for the run under way. */
    close: async () => {
      clearInterval(timer)
      closing.abort()
      await running
    },
  }
}
