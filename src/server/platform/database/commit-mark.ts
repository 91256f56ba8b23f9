import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntityManager } from '@mikro-orm/postgresql'

/** Writes into a transaction that is about to commit; it throws to have it rolled back. */
type CommitMark = (em: EntityManager) => Promise<void>

const marks = new AsyncLocalStorage<{ mark: CommitMark | null }>()

/**
 * Runs `work` so that every transaction it commits contains what `mark` writes, single statements
 * included. What `work` leaves running when it ends is no longer marked.
 */
export function withCommitMark<T>(mark: CommitMark, work: () => Promise<T>): Promise<T> {
  const scope: { mark: CommitMark | null } = { mark }
  return marks.run(scope, () =>
    work().finally(() => {
      scope.mark = null
    }),
  )
}

/** The mark of the call that is running; null outside of `withCommitMark`. */
export const currentCommitMark = (): CommitMark | null => marks.getStore()?.mark ?? null
