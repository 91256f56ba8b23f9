import { useCallback, useEffect, useRef, useState } from 'react'
import { addDelayed, trackAction } from './delayed-actions.ts'
import { undoMs } from './undo.constants.ts'

const secondMs = 1000

/**
 * Runs an action some seconds after it was chosen, so that it can be undone before anybody is told
 * of it. Leaving the page, hiding it or logging out runs the action at once: what was chosen is never lost.
 */
export function useDelayedAction() {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(0)
  const pending = useRef<(() => unknown) | null>(null)
  const listening = useRef<AbortController | null>(null)

  const end = useCallback(() => {
    pending.current = null
    listening.current?.abort()
    setEndsAt(null)
  }, [])
  const finish = useCallback(() => {
    const run = pending.current
    end()
    if (run) trackAction(run())
  }, [end])
  useEffect(() => {
    if (endsAt === null) return
    const tick = () => {
      const left = endsAt - Date.now()
      if (left <= 0) finish()
      else setSecondsLeft(Math.ceil(left / secondMs))
    }
    const timer = setInterval(tick, secondMs / 4)
    return () => clearInterval(timer)
  }, [endsAt, finish])
  useEffect(
    () => () => {
      listening.current?.abort()
      if (pending.current) trackAction(pending.current())
      pending.current = null
    },
    [],
  )

  /** @param run returns a promise that ends with the action. */
  const start = (run: () => unknown) => {
    pending.current = run
    // At once, not in an effect: a page can be left before the effects of the press run.
    listening.current?.abort()
    listening.current = new AbortController()
    const { signal } = listening.current
    const handleHide = () => {
      if (document.visibilityState === 'hidden') finish()
    }
    document.addEventListener('visibilitychange', handleHide, { signal })
    window.addEventListener('pagehide', finish, { signal })
    signal.addEventListener('abort', addDelayed(finish))
    setSecondsLeft(undoMs / secondMs)
    setEndsAt(Date.now() + undoMs)
  }
  return {
    /** Whole seconds until the action runs; null when none is chosen. */
    secondsLeft: endsAt === null ? null : secondsLeft,
    start,
    undo: end,
  }
}
