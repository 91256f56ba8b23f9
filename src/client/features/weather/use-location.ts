import { useCallback, useEffect, useRef, useState } from 'react'

/** After so long a browser that says nothing counts as one that refused: nobody looks at grey boxes. */
export const silenceMs = 8000
/** A place known for ten minutes is good enough for the weather. */
const maximumAge = 600_000

export type DeviceLocation =
  | { status: 'unasked' | 'asking' | 'denied' | 'unsupported' }
  | { status: 'known'; lat: number; lon: number }

/**
 * Asks the browser where it is, at once or when told to. An answer that comes after the patience has
 * ended still counts: reading the browser's question may take longer.
 * @param isWanted whether to ask at once.
 */
export function useDeviceLocation(isWanted: boolean) {
  const [location, setLocation] = useState<DeviceLocation>({ status: 'unasked' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isGone = useRef(false)

  const ask = useCallback(() => {
    const { geolocation } = navigator
    if (!geolocation) return setLocation({ status: 'unsupported' })
    const settle = (next: DeviceLocation) => {
      clearTimeout(timer.current)
      if (!isGone.current) setLocation(next)
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle({ status: 'denied' }), silenceMs)
    setLocation({ status: 'asking' })
    geolocation.getCurrentPosition(
      ({ coords }) => settle({ status: 'known', lat: coords.latitude, lon: coords.longitude }),
      () => settle({ status: 'denied' }),
      { maximumAge, timeout: silenceMs },
    )
  }, [])

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      clearTimeout(timer.current)
    }
  }, [])
  useEffect(() => {
    if (isWanted && location.status === 'unasked') ask()
  }, [isWanted, location.status, ask])

  return { location, ask }
}
