import { endSession } from '#client/domain/session/end-session.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

/** Ends the session on the server and in the browser; without a connection only in the browser. */
export function useLogout() {
  const { mutateAsync } = trpc.auth.logout.useMutation()
  return async () => {
    try {
      await mutateAsync()
    } catch (error) {
      logFailure('The logout did not reach the server.', error)
    }
    endSession()
    window.location.reload()
  }
}
