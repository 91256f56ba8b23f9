import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogPosition } from './log-position.policy.ts'
import type { Replica } from './replica.ts'

/** What the running read may be answered from. */
export interface ReadingScope {
  /** Replicas that have replayed all of these; null when only the primary may answer. */
  readonly floors: readonly (LogPosition | Promise<LogPosition>)[] | null
  /** Whether a replica has answered any of it. */
  usage: { hasUsedReplica: boolean }
  /**
   * The replica that answers all of it, so that its statements do not see different times; null for the
   * primary, and missing before the first statement.
   */
  chosen?: Promise<Replica | null>
}

const scopes = new AsyncLocalStorage<ReadingScope>()

export const currentReadingScope = (): ReadingScope | undefined => scopes.getStore()

/**
 * Runs a read whose statements may be answered by replicas that have replayed `floor`. Statements outside
 * of such a read, and those of transactions, always go to the primary.
 */
export function readFromReplicas<T>(
  floor: LogPosition,
  work: () => Promise<T>,
): { result: Promise<T>; usage: ReadingScope['usage'] } {
  const usage = { hasUsedReplica: false }
  return { result: scopes.run({ floors: [floor], usage }, work), usage }
}

/** Runs reads whose freshness is a matter of safety, such as who is logged in, on the primary. */
export function readFromPrimary<T>(work: () => Promise<T>): Promise<T> {
  return scopes.getStore()
    ? scopes.run({ floors: null, usage: { hasUsedReplica: false } }, work)
    : work()
}

/** Runs the rest of a read so that only replicas that have replayed `floor` too may answer it. */
export function readNotBefore<T>(
  floor: LogPosition | Promise<LogPosition> | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const scope = scopes.getStore()
  if (!scope?.floors || floor === undefined) return work()
  return scopes.run({ usage: scope.usage, floors: [...scope.floors, floor] }, work)
}
