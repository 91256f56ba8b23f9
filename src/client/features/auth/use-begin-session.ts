import type { AccountKind } from '../../../shared/user.schema.ts'
import { keepToken } from '../../core/session.ts'
import { trpc } from '../../core/trpc.ts'

/** Keeps a fresh session's token; what was loaded for a visitor is loaded anew for its person. */
export function useBeginSession() {
  const utils = trpc.useUtils()
  return ({ token, kind }: { token: string; kind: AccountKind }) => {
    keepToken(token, kind)
    void utils.invalidate()
  }
}
