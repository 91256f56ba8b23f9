/** Starts the actions whose time to undo them is not over. */
const waiting = new Set<() => void>()
/** The actions that have started and have no answer yet. */
const running = new Set<Promise<unknown>>()

/**
 * Adds an action that waits.
 * @param start must start it at once, by `trackAction`, and does nothing when it no longer waits.
 * @returns removes it.
 */
export function addDelayed(start: () => void): () => void {
  waiting.add(start)
  return () => waiting.delete(start)
}

/** Follows an action that has started, until it ends. */
export function trackAction(action: unknown): void {
  const settled: Promise<unknown> = Promise.allSettled([action])
  running.add(settled)
  void settled.then(() => running.delete(settled))
}

/** Milliseconds that the end of a session waits for actions that are on their way. */
const finishTimeoutMs = 4000

const untilTimeout = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

/**
 * Starts every action that waits, because the server takes it only from the session that is about to end, and resolves
 * when all have been answered, at the latest after four seconds.
 */
export async function finishDelayed(): Promise<void> {
  for (const start of [...waiting]) start()
  await Promise.race([Promise.all(running), untilTimeout(AbortSignal.timeout(finishTimeoutMs))])
}
