import { useEffect, useRef } from 'react'
import { logFailure } from '#client/platform/network/log.ts'
import type { LiveTopic } from '#shared/live/live.constants.ts'

/** @param id what changed of the topic; null when anything may have changed. */
export type LiveCallback = (id: string | null) => void

const callbacks = new Map<LiveTopic, Set<LiveCallback>>()
let isStarted = false

/** Calls the topic's callbacks. */
export function announce(topic: LiveTopic, id: string | null): void {
  for (const callback of callbacks.get(topic) ?? []) callback(id)
}

/** Loads the stream's code when the browser is idle. */
function start() {
  if (isStarted) return
  isStarted = true
  const load = () =>
    import('./live-stream.ts')
      .then(({ startLive }) => startLive(announce))
      .catch((error: unknown) => {
        isStarted = false
        logFailure('Live updates are not available.', error)
      })
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 })
  else setTimeout(load, 2000)
}

/**
 * Calls back when something of a topic may have changed for the logged-in user, and after each
 * reconnection. The callback refetches its own query: events carry no data.
 */
export function useLive(topic: LiveTopic, callback: LiveCallback): void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    const own: LiveCallback = (id) => latest.current(id)
    const set = callbacks.get(topic) ?? new Set()
    callbacks.set(topic, set.add(own))
    start()
    return () => void set.delete(own)
  }, [topic])
}
