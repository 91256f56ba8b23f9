import { logFailure } from '#client/platform/network/log.ts'
import { followAccount } from '#client/platform/session/remembered-account.ts'

/** Milliseconds between tries while the browser reports a connection. */
const retryMs = 30_000

/** Sends now, and whenever the connection may be back. @returns stops it. */
export function repeatSending(send: () => Promise<void>): () => void {
  let isSending = false
  const start = () => {
    if (isSending || document.hidden) return
    isSending = true
    send()
      .catch((error: unknown) => logFailure('What waits could not be sent.', error))
      .finally(() => {
        isSending = false
      })
  }
  start()
  const timer = setInterval(start, retryMs)
  window.addEventListener('online', start)
  document.addEventListener('visibilitychange', start)
  const unfollow = followAccount(start)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', start)
    document.removeEventListener('visibilitychange', start)
    unfollow()
  }
}
