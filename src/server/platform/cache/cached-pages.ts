import type { Database } from '#server/platform/database/database.ts'

const listeners = new WeakMap<Database, Set<() => void>>()

/** Calls the listener when pages that this process keeps are not to be shown any more. */
export function onForgetPages(db: Database, listener: () => void): void {
  const known = listeners.get(db) ?? new Set()
  listeners.set(db, known.add(listener))
}

/**
 * Forgets the rendered pages that this process keeps: what an operator took away must not be shown
 * from memory. Other processes follow in seconds.
 */
export function forgetCachedPages(db: Database): void {
  for (const listener of listeners.get(db) ?? []) listener()
}
