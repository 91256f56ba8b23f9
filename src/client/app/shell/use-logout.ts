import { writeVisitorLines } from '../../core/basket/visitor-basket.ts'
import { logFailure } from '../../core/log.ts'
import { dropToken } from '../../core/session.ts'
import { dropTabDrafts } from '../../core/tab-drafts.ts'
import { trpc } from '../../core/trpc.ts'

/** Ends the session on the server and here. Without a connection it still ends here. */
export function useLogout() {
  const { mutateAsync } = trpc.auth.logout.useMutation()
  return async () => {
    try {
      await mutateAsync()
    } catch (error) {
      logFailure('The server was not told of the logout.', error)
    }
    dropToken()
    dropTabDrafts()
    // One that was not joined yet.
    writeVisitorLines([])
    window.location.reload()
  }
}
