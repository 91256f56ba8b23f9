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

/** Rounds coordinates to about a kilometre, for privacy. */
const roundCoordinate = (degrees: number) => Math.round(degrees * 100) / 100

/**
 * Requests the browser's location, rounded to two decimals. A late answer still counts: reading the
 * browser's permission prompt may take longer than the time limit.
 * @param settle is called with 'asking' first, then with the answer, and again with a late one.
 * @returns stops it.
 */
export function requestDeviceLocation(settle: (location: DeviceLocation) => void): () => void {
  const { geolocation } = navigator
  if (!geolocation) {
    settle({ status: 'unsupported' })
    return () => {}
  }
  let isStopped = false
  const answer = (location: DeviceLocation) => {
    clearTimeout(timer)
    if (!isStopped) settle(location)
  }
  const timer = setTimeout(() => answer({ status: 'denied' }), locationTimeoutMs)
  settle({ status: 'asking' })
  geolocation.getCurrentPosition(
    ({ coords }) =>
      answer({
        status: 'known',
        lat: roundCoordinate(coords.latitude),
        lon: roundCoordinate(coords.longitude),
      }),
    () => answer({ status: 'denied' }),
    { maximumAge, timeout: locationTimeoutMs },
  )
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/**
 * The browser's location, requested on start or on demand.
 * @param isWanted whether to request it on start.
 */
export function useDeviceLocation(isWanted: boolean) {
  const [location, setLocation] = useState<DeviceLocation>({ status: 'unasked' })
  const stop = useRef(() => {})

  const requestLocation = useCallback(() => {
    stop.current()
    stop.current = requestDeviceLocation(setLocation)
  }, [])

  useEffect(() => () => stop.current(), [])
  useEffect(() => {
    if (isWanted && location.status === 'unasked') requestLocation()
  }, [isWanted, location.status, requestLocation])

  return { location, requestLocation }
}
