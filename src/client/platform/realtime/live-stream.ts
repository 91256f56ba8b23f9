import { followToken, readToken } from '#client/platform/session/session.ts'
import { liveTopics } from '#shared/live/live.constants.ts'
import type { LiveEvent } from '#shared/live/live.schema.ts'
import { connect } from './live-connection.ts'

const name = 'krishihaat-live'
/** Milliseconds between messages of the connected tab; a sleeping tab sends none. */
const aliveMs = 15_000
/** Milliseconds without a message before another tab takes over; background tabs run once a minute. */
const silenceMs = 150_000

type Announce = (topic: LiveEvent['topic'], id: string | null) => void
type TabMessage = LiveEvent | 'alive'

/** Joins the browser's tabs for one token: one tab is connected and passes events to the others. */
function join(token: string, announce: Announce): () => void {
  const stop = new AbortController()
  const locks = 'BroadcastChannel' in window ? navigator.locks : undefined
  const channel = locks && new BroadcastChannel(name)
  let lastMessageAt = Date.now()

  function publish(event: LiveEvent) {
    announce(event.topic, event.id)
    channel?.postMessage(event satisfies TabMessage)
  }
  const publishAllTopics = () => {
    for (const topic of liveTopics) publish({ topic, id: null })
  }
  const sendAlive = () => {
    lastMessageAt = Date.now()
    channel?.postMessage('alive' satisfies TabMessage)
  }
  /** Stays connected until the signal. */
  const lead = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const close = connect({
        token,
        onEvent: publish,
        onConnected: publishAllTopics,
        // The queries of an ended session find out by themselves.
        onRefused: publishAllTopics,
        onActivity: sendAlive,
      })
      const timer = setInterval(sendAlive, aliveMs)
      const finish = () => {
        clearInterval(timer)
        close()
        resolve()
      }
      if (signal.aborted) finish()
      else signal.addEventListener('abort', finish, { once: true })
    })

  /** Connects once this tab has the lock. @param steal takes the lock from a tab that sends no messages. */
  async function connectWithLock(manager: LockManager, steal: boolean) {
    const leading = new AbortController()
    const end = () => leading.abort()
    stop.signal.addEventListener('abort', end)
    try {
      const options = steal ? { steal } : { signal: stop.signal }
      await manager.request(name, options, () => lead(leading.signal))
    } catch (error) {
      leading.abort()
      if (stop.signal.aborted) return
      // AbortError: another tab took the lock, so this one waits again. Otherwise locks do not work here.
      if (error instanceof DOMException && error.name === 'AbortError')
        void connectWithLock(manager, false)
      else void lead(stop.signal)
    } finally {
      stop.signal.removeEventListener('abort', end)
    }
  }

  if (!locks || !channel) {
    void lead(stop.signal)
    return () => stop.abort()
  }
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    lastMessageAt = Date.now()
    if (data !== 'alive') announce(data.topic, data.id)
  }
  const watch = setInterval(() => {
    if (document.visibilityState === 'hidden' || Date.now() - lastMessageAt < silenceMs) return
    lastMessageAt = Date.now()
    void connectWithLock(locks, true)
  }, aliveMs)
  void connectWithLock(locks, false)
  return () => {
    clearInterval(watch)
    stop.abort()
    channel.close()
  }
}

/**
 * Announces the server's `live.events` while a user is logged in, over one connection per browser, or
 * per tab in browsers without Web Locks.
 * @returns stops it.
 */
export function startLive(announce: Announce): () => void {
  let current: string | null = null
  let leave: (() => void) | undefined
  let isHidden = false

  const follow = () => {
    const token = isHidden ? null : readToken()
    if (token === current) return
    current = token
    leave?.()
    leave = token === null ? undefined : join(token, announce)
  }
  // A page in the back/forward cache must have neither a connection nor a lock.
  const handleHide = () => {
    isHidden = true
    follow()
  }
  const handleShow = () => {
    isHidden = false
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
    isHidden = true
    follow()
  }
}
