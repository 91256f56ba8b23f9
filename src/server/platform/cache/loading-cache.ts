import { LRUCache } from 'lru-cache'

interface LoadingCacheOptions {
  maxEntries: number
  /** Milliseconds that a value is served; for ever when left out. */
  ttlMs?: number
}

/**
 * A cache in memory that loads what it lacks. Simultaneous requests for a key share one load, and a
 * load that fails or gives null is not cached.
 */
export function createLoadingCache<Value extends {}>({ maxEntries, ttlMs }: LoadingCacheOptions) {
  const cache = new LRUCache<string, Value, () => Promise<Value | null>>({
    max: maxEntries,
    ...(ttlMs && { ttl: ttlMs }),
    // An entry that is cleared or displaced while it loads is still returned to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: load }) => (await load()) ?? undefined,
  })
  return {
    getOrLoad: async <Loaded extends Value | null>(
      key: string,
      load: () => Promise<Loaded>,
    ): Promise<Loaded> =>
      // The cache holds what an earlier `load` of the same key gave; lru-cache says undefined for null.
      ((await cache.fetch(key, { context: load })) ?? null) as Loaded,
    /** Whether a request for the key gets this very value from the cache now. */
    isCached: (key: string, value: Value) => cache.get(key) === value,
    /** How many values are cached or being loaded. */
    size: () => cache.size,
    delete: (key: string) => cache.delete(key),
    clear: () => cache.clear(),
  }
}
