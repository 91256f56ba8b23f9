/**
 * Looks for work, one look at a time: when nudged, and every so often for what other processes left
 * or a failure put off. A nudge during a look brings another one after it.
 * @param look is handed a signal that says that the app closes.
 */
export function startWorkLoop(
  everyMs: number,
  look: (closing: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const closing = new AbortController()
  let turn: Promise<void> | undefined
  let isWanted = false

  async function takeTurns() {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      await look(closing.signal).catch(onFailure)
    }
    turn = undefined
  }
  const wake = () => {
    if (closing.signal.aborted) return
    isWanted = true
    turn ??= takeTurns()
  }
  const timer = setInterval(wake, everyMs).unref()
  wake()
  return {
    nudge: wake,
    /** Waits for the look that is under way. */
    close: async () => {
      clearInterval(timer)
      closing.abort()
      await turn
    },
  }
}
