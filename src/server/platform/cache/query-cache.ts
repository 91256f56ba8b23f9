import type { Database } from '#server/platform/database/database.ts'
import { createLoadingCache } from './loading-cache.ts'

const defaultMaxEntries = 2000
const defaultTtlMs = 5000

/**
 * Caches results of database queries in this process for a few seconds. Each database has a cache of
 * its own, because tests open several.
 */
export function createQueryCache<Result extends {}>(
  maxEntries = defaultMaxEntries,
  ttlMs = defaultTtlMs,
) {
  const caches = new WeakMap<Database, ReturnType<typeof createLoadingCache<Result>>>()

  function cacheOf(db: Database) {
    const existing = caches.get(db)
    if (existing) return existing
    const cache = createLoadingCache<Result>({ maxEntries, ttlMs })
    caches.set(db, cache)
    return cache
  }
  return {
    /**
     * The cached result for the key, else what `load` gives.
     * @param load gets a function that tells, later, whether its result is still the cached one.
     */
    getOrLoad(
      db: Database,
      key: string,
      load: (isCurrent: () => boolean) => Promise<Result>,
    ): Promise<Result> {
      const cache = cacheOf(db)
      return cache.getOrLoad(key, async () => {
        const result: Result = await load(() => cache.isCached(key, result))
        return result
      })
    },
    clear: (db: Database) => caches.get(db)?.clear(),
  }
}
