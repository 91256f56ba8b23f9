import type { Database } from '#server/platform/database/database.ts'

const listeners = new WeakMap<Database, Set<() => void>>()

/** Calls the listener when rendered pages in the cache of this process must no longer be served. */
export function onClearCachedPages(db: Database, listener: () => void): void {
  const existing = listeners.get(db) ?? new Set()
  listeners.set(db, existing.add(listener))
}

/**
 * Clears this process's cache of rendered pages, so that what an operator has removed is not served
 * from it. Other processes follow within seconds, when their pages expire.
 */
export function clearCachedPages(db: Database): void {
  for (const listener of listeners.get(db) ?? []) listener()
}
