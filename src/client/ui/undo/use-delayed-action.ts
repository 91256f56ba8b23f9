import { useCallback, useEffect, useRef, useState } from 'react'
import { undoMs } from './undo.constants.ts'

const secondMs = 1000

/**
 * Runs an action some seconds after it was chosen, so that it can be undone before anybody is told
 * of it. Leaving the page, or hiding it, runs the action at once: what was chosen is never lost.
 */
export function useDelayedAction() {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(0)
  const pending = useRef<(() => void) | null>(null)

  const finish = useCallback(() => {
    const run = pending.current
    pending.current = null
    setEndsAt(null)
    run?.()
  }, [])
  useEffect(() => {
    if (endsAt === null) return
    const tick = () => {
      const left = endsAt - Date.now()
      if (left <= 0) finish()
      else setSecondsLeft(Math.ceil(left / secondMs))
    }
    const handleHide = () => {
      if (document.visibilityState === 'hidden') finish()
    }
    const timer = setInterval(tick, secondMs / 4)
    document.addEventListener('visibilitychange', handleHide)
    window.addEventListener('pagehide', finish)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleHide)
      window.removeEventListener('pagehide', finish)
    }
  }, [endsAt, finish])
  useEffect(
    () => () => {
      pending.current?.()
      pending.current = null
    },
    [],
  )

  const start = (run: () => void) => {
    pending.current = run
    setSecondsLeft(undoMs / secondMs)
    setEndsAt(Date.now() + undoMs)
  }
  const undo = () => {
    pending.current = null
    setEndsAt(null)
  }
  return {
    /** Whole seconds until the action runs; null when none is chosen. */
    secondsLeft: endsAt === null ? null : secondsLeft,
    start,
    undo,
  }
}
