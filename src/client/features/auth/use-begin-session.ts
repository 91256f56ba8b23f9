import { rememberAccount } from '#client/platform/session/remembered-account.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'

interface NewSession {
  token: string
  kind: AccountKind
  /** The account; missing in the answer of a server of an earlier version. */
  userId?: string | undefined
}

/** Stores the token of a new session and its account, and reloads everything loaded as a visitor. */
export function useBeginSession() {
  const utils = trpc.useUtils()
  return ({ token, kind, userId }: NewSession) => {
    storeToken(token, kind)
    // Known before the next page reads its drafts.
    if (userId !== undefined) rememberAccount(userId)
    void utils.invalidate()
  }
}
