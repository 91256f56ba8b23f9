import type { Database } from '#server/platform/database/database.ts'
import type { LogPosition } from '#server/platform/database/replicas/log-position.policy.ts'
import { readNotBefore } from '#server/platform/database/replicas/reading-scope.ts'
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
  /** Where the primary was when the cache was last cleared: an older replica must not fill it again. */
  const floors = new WeakMap<Database, Promise<LogPosition>>()

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
        const loadHere = () => load(() => cache.isCached(key, result))
        const result: Result = await readNotBefore(floors.get(db), loadHere)
        return result
      })
    },
    clear: (db: Database) => {
      caches.get(db)?.clear()
      const floor = db.replicas?.position()
      if (!floor) return
      // Loads that wait for it fall back to the primary when it fails.
      floor.catch(() => {})
      floors.set(db, floor)
    },
  }
}
