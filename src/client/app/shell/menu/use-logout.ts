import { endSession } from '#client/domain/session/end-session.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { finishDelayed } from '#client/ui/undo/delayed-actions.ts'

/** Milliseconds that a logout waits for the server. */
const answerTimeoutMs = 4000

/**
 * Sends what could still be undone, which the server takes only from the session, then ends the session on
 * the server and in the browser; without a connection only in the browser.
 */
export function useLogout() {
  const { client } = trpc.useUtils()
  return async () => {
    try {
      await finishDelayed()
      await client.auth.logout.mutate(undefined, { signal: AbortSignal.timeout(answerTimeoutMs) })
    } catch (error) {
      logFailure('The logout did not reach the server.', error)
    }
    endSession()
    window.location.reload()
  }
}
