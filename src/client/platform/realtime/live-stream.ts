import { followToken, readToken } from '#client/platform/session/session.ts'
import { liveTopics } from '#shared/live/live.constants.ts'
import type { LiveEvent } from '#shared/live/live.schema.ts'
import { connect } from './live-connection.ts'

const name = 'krishihaat-live'
/** The tab with the line speaks at least this often; a sleeping one does not. */
const aliveMs = 15_000
/** Browsers let a tab in the background run once a minute only: this long is silence indeed. */
const silenceMs = 150_000

type Announce = (topic: LiveEvent['topic'], id: string | null) => void
type Word = LiveEvent | 'alive'

/** Takes part for one token: one tab of the browser holds the line and tells the others. */
function join(token: string, announce: Announce): () => void {
  const stop = new AbortController()
  const locks = 'BroadcastChannel' in window ? navigator.locks : undefined
  const channel = locks && new BroadcastChannel(name)
  let heardAt = Date.now()

  function tell(event: LiveEvent) {
    announce(event.topic, event.id)
    channel?.postMessage(event satisfies Word)
  }
  const tellAll = () => {
    for (const topic of liveTopics) tell({ topic, id: null })
  }
  const sayAlive = () => {
    heardAt = Date.now()
    channel?.postMessage('alive' satisfies Word)
  }
  /** Holds the line until the signal. */
  const lead = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const close = connect({
        token,
        onEvent: tell,
        onConnected: tellAll,
        // Whose session has ended finds that out by asking.
        onRefused: tellAll,
        onSound: sayAlive,
      })
      const timer = setInterval(sayAlive, aliveMs)
      const finish = () => {
        clearInterval(timer)
        close()
        resolve()
      }
      if (signal.aborted) finish()
      else signal.addEventListener('abort', finish, { once: true })
    })

  /** Waits for the lock, or takes it from a tab that has fallen silent. */
  async function hold(manager: LockManager, steal: boolean) {
    const turn = new AbortController()
    const end = () => turn.abort()
    stop.signal.addEventListener('abort', end)
    try {
      const options = steal ? { steal } : { signal: stop.signal }
      await manager.request(name, options, () => lead(turn.signal))
    } catch (error) {
      turn.abort()
      if (stop.signal.aborted) return
      // Taken by another tab: in line again. Else this browser gives no locks here.
      if (error instanceof DOMException && error.name === 'AbortError') void hold(manager, false)
      else void lead(stop.signal)
    } finally {
      stop.signal.removeEventListener('abort', end)
    }
  }

  if (!locks || !channel) {
    void lead(stop.signal)
    return () => stop.abort()
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    heardAt = Date.now()
    if (data !== 'alive') announce(data.topic, data.id)
  }
  const watch = setInterval(() => {
    if (document.visibilityState === 'hidden' || Date.now() - heardAt < silenceMs) return
    heardAt = Date.now()
    void hold(locks, true)
  }, aliveMs)
  void hold(locks, false)
  return () => {
    clearInterval(watch)
    stop.abort()
    channel.close()
  }
}

/**
 * Tells what `live.events` tells, for as long as somebody is logged in: one line a browser where Web
 * Locks are known, one a tab elsewhere.
 * @returns ends it.
 */
export function startLive(announce: Announce): () => void {
  let current: string | null = null
  let leave: (() => void) | undefined
  let isAway = false

  const follow = () => {
    const token = isAway ? null : readToken()
    if (token === current) return
    current = token
    leave?.()
    leave = token === null ? undefined : join(token, announce)
  }
  // A page that a browser keeps for Back must hold neither line nor lock.
  const handleHide = () => {
    isAway = true
    follow()
  }
  const handleShow = () => {
    isAway = false
    follow()
  }
  const unfollow = followToken(follow)
  window.addEventListener('pagehide', handleHide)
  window.addEventListener('pageshow', handleShow)
  follow()
  return () => {
    unfollow()
    window.removeEventListener('pagehide', handleHide)
    window.removeEventListener('pageshow', handleShow)
    isAway = true
    follow()
  }
}
