import { useEffect, useState } from 'react'

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000))

/**
 * Whole seconds until an instant, 0 once it is past. It reads the clock and does not count its own
 * ticks, for browsers let a tab in the background sleep.
 * @param deadline in ms, as `Date.now()`.
 */
export function useCountdown(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline))
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(deadline))
    tick()
    const timer = setInterval(tick, 250)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [deadline])
  return seconds
}

/** 119 → "01:59". */
export const asMinutes = (seconds: number) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
