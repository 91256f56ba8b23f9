import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * After this many ms without an answer, treat the browser's location as refused, so that nobody
 * waits at an empty page.
 */
export const locationTimeoutMs = 8000
/** A position may be up to ten minutes old, in ms. */
const maximumAge = 600_000

export type DeviceLocation =
  | { status: 'unasked' | 'asking' | 'denied' | 'unsupported' }
  | { status: 'known'; lat: number; lon: number }

/**
 * Requests the browser's location, on start or on demand. A late answer still counts: reading the
 * browser's permission prompt may take longer than the time limit.
 * @param isWanted whether to request it on start.
 */
export function useDeviceLocation(isWanted: boolean) {
  const [location, setLocation] = useState<DeviceLocation>({ status: 'unasked' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnmounted = useRef(false)

  const requestLocation = useCallback(() => {
    const { geolocation } = navigator
    if (!geolocation) return setLocation({ status: 'unsupported' })
    const settle = (next: DeviceLocation) => {
      clearTimeout(timer.current)
      if (!isUnmounted.current) setLocation(next)
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle({ status: 'denied' }), locationTimeoutMs)
    setLocation({ status: 'asking' })
    geolocation.getCurrentPosition(
      ({ coords }) => settle({ status: 'known', lat: coords.latitude, lon: coords.longitude }),
      () => settle({ status: 'denied' }),
      { maximumAge, timeout: locationTimeoutMs },
    )
  }, [])

  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      clearTimeout(timer.current)
    }
  }, [])
  useEffect(() => {
    if (isWanted && location.status === 'unasked') requestLocation()
  }, [isWanted, location.status, requestLocation])

  return { location, requestLocation }
}
