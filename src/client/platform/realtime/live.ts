import { useEffect, useRef } from 'react'
import { logFailure } from '#client/platform/network/log.ts'
import type { LiveTopic } from '#shared/live/live.constants.ts'

/** @param id what changed of the topic; null when anything may have. */
export type LiveCallback = (id: string | null) => void

const callbacks = new Map<LiveTopic, Set<LiveCallback>>()
let isStarted = false

/** Calls back whoever follows a topic. */
export function announce(topic: LiveTopic, id: string | null): void {
  for (const callback of callbacks.get(topic) ?? []) callback(id)
}

/** The stream's code comes when the page has nothing better to do. */
function start() {
  if (isStarted) return
  isStarted = true
  const load = () =>
    import('./live-stream.ts')
      .then(({ startLive }) => startLive(announce))
      .catch((error: unknown) => {
        isStarted = false
        logFailure('Live news are not available.', error)
      })
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 })
  else setTimeout(load, 2000)
}

/**
 * Calls back when something of a topic may have changed for the logged-in person, and once after each
 * time the line was down: a hint to read it anew, by its own query.
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
