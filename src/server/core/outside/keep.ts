import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'

/** How long answers of one kind are kept in memory. */
export interface CacheDefinition {
  name: string
  /** Milliseconds during which an answer is given without asking again. */
  freshMs: number
  /** Milliseconds during which an old answer is better than none. */
  staleMs: number
  maxEntries: number
}

/** An answer and how old it is. */
export interface Kept<T> {
  value: T
  /** When it was loaded, ISO 8601. */
  fetchedAt: string
  /** True when it is past its time and asking anew has just failed. */
  isStale: boolean
}

/** A failure is remembered this long, so that a crowd does not ask a broken service once each. */
const failureMs = 1000

interface Entry {
  kept: Kept<unknown>
  loadedAt: number
}

/** Makes `keep`: one load a key however many ask at once, and old answers while a service fails. */
export function createKeeper(log: Logger, metrics: Metrics) {
  const caches = new Map<string, LRUCache<string, Entry>>()
  const loading = new Map<string, Promise<Kept<unknown>>>()
  const failures = new LRUCache<string, { error: unknown }>({ max: 1000, ttl: failureMs })

  const cacheOf = ({ name, maxEntries }: CacheDefinition) => {
    const known = caches.get(name)
    if (known) return known
    const made = new LRUCache<string, Entry>({ max: maxEntries })
    caches.set(name, made)
    return made
  }

  async function loadAnew<T>(
    definition: CacheDefinition,
    key: string,
    load: () => Promise<T>,
  ): Promise<Kept<T>> {
    const cache = cacheOf(definition)
    const id = `${definition.name} ${key}`
    try {
      const failed = failures.get(id)
      if (failed) throw failed.error
      const kept: Kept<T> = {
        value: await load(),
        fetchedAt: new Date().toISOString(),
        isStale: false,
      }
      cache.set(key, { kept, loadedAt: Date.now() })
      metrics.keptAnswers.inc({ cache: definition.name, state: 'loaded' })
      return kept
    } catch (error) {
      failures.set(id, { error })
      const old = cache.get(key)
      // An expected refusal ("no such city") is the answer of now, whatever was known before.
      if (error instanceof AppError && error.status < 500) throw error
      if (!old || Date.now() - old.loadedAt > definition.staleMs) throw error
      log.warn(
        { err: error, cache: definition.name },
        'asking anew failed; the old answer is given',
      )
      metrics.keptAnswers.inc({ cache: definition.name, state: 'stale' })
      return { ...(old.kept as Kept<T>), isStale: true }
    }
  }

  return async function keep<T>(
    definition: CacheDefinition,
    key: string,
    load: () => Promise<T>,
  ): Promise<Kept<T>> {
    const known = cacheOf(definition).get(key)
    if (known && Date.now() - known.loadedAt < definition.freshMs) {
      metrics.keptAnswers.inc({ cache: definition.name, state: 'fresh' })
      return known.kept as Kept<T>
    }
    const id = `${definition.name} ${key}`
    const underWay = loading.get(id)
    if (underWay) return underWay as Promise<Kept<T>>
    const turn = loadAnew(definition, key, load).finally(() => loading.delete(id))
    loading.set(id, turn)
    return turn
  }
}
