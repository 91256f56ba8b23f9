import { storeToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'

/** Stores the token of a new session and reloads everything loaded as a visitor. */
export function useBeginSession() {
  const utils = trpc.useUtils()
  return ({ token, kind }: { token: string; kind: AccountKind }) => {
    storeToken(token, kind)
    void utils.invalidate()
  }
}
