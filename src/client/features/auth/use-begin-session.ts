import { storeToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'

/** Keeps a fresh session's token; what was loaded for a visitor is loaded anew for its person. */
export function useBeginSession() {
  const utils = trpc.useUtils()
  return ({ token, kind }: { token: string; kind: AccountKind }) => {
    storeToken(token, kind)
    void utils.invalidate()
  }
}
