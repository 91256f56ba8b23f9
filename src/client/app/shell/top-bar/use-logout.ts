import { endSession } from '#client/domain/session/end-session.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

/** Ends the session on the server and here. Without a connection it still ends here. */
export function useLogout() {
  const { mutateAsync } = trpc.auth.logout.useMutation()
  return async () => {
    try {
      await mutateAsync()
    } catch (error) {
      logFailure('The server was not told of the logout.', error)
    }
    endSession()
    window.location.reload()
  }
}
