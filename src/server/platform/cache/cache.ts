import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { AppError } from '#server/platform/errors/errors.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'

/** How long values of one kind are cached in memory. */
export interface CacheDefinition {
  name: string
  /** Milliseconds for which a value is served without loading it again. */
  freshMs: number
  /** Milliseconds for which an old value is served when loading it again fails. */
  staleMs: number
  maxEntries: number
  /** Milliseconds to wait for a new value when there is an old one; no limit when left out. */
  patienceMs?: number
}

/** A cached value and its age. */
export interface Cached<T> {
  value: T
  /** When it was loaded, ISO 8601. */
  fetchedAt: string
  /** True when it is no longer fresh and loading it again has just failed, or takes too long. */
  isStale: boolean
  /**
   * Whether a request now would get this same value from memory; a true answer counts as a use.
   * Missing for a stale value, which is served only after trying to load a new one.
   */
  isCurrent?: () => boolean
}

/** Milliseconds for which a failure is remembered, so that a broken service is not called by everybody. */
const failureMs = 1000
const maxRemembered = 1000

type Store = LRUCache<string, Cached<unknown>>
type LoadResult = { cached: Cached<unknown> } | { error: unknown }

/** An expected error ("no such city") is today's answer, whatever was cached before. */
const isExpected = (error: unknown) => error instanceof AppError && error.status < 500

/** The stored values, by the names of their caches. */
function createStores() {
  const stores = new Map<string, Store>()
  function storeOf({ name, maxEntries, freshMs }: CacheDefinition): Store {
    const existing = stores.get(name)
    if (existing) return existing
    const store: Store = new LRUCache({
      max: maxEntries,
      ttl: freshMs,
      ttlResolution: 0,
      noDeleteOnStaleGet: true,
      perf: { now: () => Date.now() },
    })
    stores.set(name, store)
    return store
  }
  return {
    storeOf,
    /** The value that may be served if loading fails; null when there is none or it is too old. */
    findStale<T>(definition: CacheDefinition, key: string): Cached<T> | null {
      const store = storeOf(definition)
      const cached = store.get(key, { allowStale: true })
      const ageMs = definition.freshMs - store.getRemainingTTL(key)
      if (!cached || ageMs > definition.staleMs) return null
      return { value: cached.value as T, fetchedAt: cached.fetchedAt, isStale: true }
    },
  }
}

/** Runs one load per key at a time. */
function createLoads() {
  /** Loads under way, and for a second the failed ones. */
  const loads = new LRUCache<string, LoadResult, () => Promise<LoadResult>>({
    max: maxRemembered,
    ttl: failureMs,
    // Else one reading of the clock holds for a millisecond, and for longer on a busy machine.
    ttlResolution: 0,
    ignoreFetchAbort: true,
    fetchMethod: (_id, _stale, { context: load }) => load(),
  })
  /** Loads once for all who want this key now. @throws what `load` threw, for a second after it did. */
  return async (id: string, load: () => Promise<LoadResult>): Promise<Cached<unknown>> => {
    const result = await loads.fetch(id, { context: load })
    if (!result) throw new Error('A load ended without a result.')
    if ('error' in result) throw result.error
    if (loads.peek(id) === result) loads.delete(id)
    return result.cached
  }
}

/**
 * Makes `getOrLoad`, which runs one load per key at a time and serves old values while a service
 * fails.
 */
export function createCache(log: Logger, metrics: Metrics) {
  const { storeOf, findStale } = createStores()
  const loadOnce = createLoads()
  const count = ({ name }: CacheDefinition, state: 'fresh' | 'stale' | 'loaded') =>
    metrics.cachedAnswers.inc({ cache: name, state })

  async function loadAndStore<T>(
    definition: CacheDefinition,
    key: string,
    load: () => Promise<T>,
  ): Promise<LoadResult> {
    try {
      const value = await load()
      const store = storeOf(definition)
      const cached: Cached<T> = {
        value,
        fetchedAt: new Date().toISOString(),
        isStale: false,
        isCurrent: () => {
          const isFresh = store.get(key) === cached
          if (isFresh) count(definition, 'fresh')
          return isFresh
        },
      }
      store.set(key, cached)
      count(definition, 'loaded')
      return { cached }
    } catch (error) {
      if (!isExpected(error)) log.warn({ err: error, cache: definition.name }, 'loading failed')
      return { error }
    }
  }

  /**
   * @param admit called for each caller who would cause a load: the place for a limit per user, whose
   * error concerns that caller alone.
   * @throws what `load` or `admit` threw, when there is no stale value to serve.
   */
  return async function getOrLoad<T>(
    definition: CacheDefinition,
    key: string,
    load: () => Promise<T>,
    admit?: () => Promise<void>,
  ): Promise<Cached<T>> {
    const cached = storeOf(definition).get(key)
    if (cached?.isCurrent?.()) return cached as Cached<T>
    const stale = findStale<T>(definition, key)
    const serveStale = (value: Cached<T>) => {
      count(definition, 'stale')
      return value
    }
    try {
      await admit?.()
    } catch (error) {
      if (stale) return serveStale(stale)
      throw error
    }
    // Another caller may have loaded it while this one was admitted.
    const loadedMeanwhile = admit && storeOf(definition).get(key)
    if (loadedMeanwhile?.isCurrent?.()) return loadedMeanwhile as Cached<T>
    const loading = loadOnce(`${definition.name} ${key}`, () =>
      loadAndStore(definition, key, load),
    ) as Promise<Cached<T>>
    try {
      if (!stale || definition.patienceMs === undefined) return await loading
      const timeout = sleep(definition.patienceMs, null, { ref: false })
      return (await Promise.race([loading, timeout])) ?? serveStale(stale)
    } catch (error) {
      if (!stale || isExpected(error)) throw error
      return serveStale(stale)
    }
  }
}
