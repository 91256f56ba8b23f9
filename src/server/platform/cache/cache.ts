import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { AppError } from '#server/platform/errors/errors.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'

/** How long answers of one kind are kept in memory. */
export interface CacheDefinition {
  name: string
  /** Milliseconds during which an answer is given without asking again. */
  freshMs: number
  /** Milliseconds during which an old answer is better than none. */
  staleMs: number
  maxEntries: number
  /** Milliseconds after which who has an old answer to fall back on no longer waits for the new one. */
  patienceMs?: number
}

/** An answer and how old it is. */
export interface Kept<T> {
  value: T
  /** When it was loaded, ISO 8601. */
  fetchedAt: string
  /** True when it is past its time and asking anew has just failed, or takes too long. */
  isStale: boolean
  /**
   * Whether who asks now gets this same answer from memory; counted as a use when it is true. None for
   * an old answer: that is given only after trying for a new one.
   */
  isCurrent?: () => boolean
}

/** A failure is remembered this long, so that a crowd does not ask a broken service once each. */
const failureMs = 1000

interface Entry {
  kept: Kept<unknown>
  loadedAt: number
}

/** An expected refusal ("no such city") is the answer of now, whatever was known before. */
const isAnswer = (error: unknown) => error instanceof AppError && error.status < 500

/** Makes `keep`: one load a key however many ask at once, and old answers while a service fails. */
export function createCache(log: Logger, metrics: Metrics) {
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

  const count = ({ name }: CacheDefinition, state: 'fresh' | 'stale' | 'loaded') =>
    metrics.keptAnswers.inc({ cache: name, state })

  /** Asks anew, once for all who want this key now. */
  function load<T>(definition: CacheDefinition, key: string, ask: () => Promise<T>) {
    const id = `${definition.name} ${key}`
    const underWay = loading.get(id)
    if (underWay) return underWay as Promise<Kept<T>>
    const turn = (async (): Promise<Kept<T>> => {
      const failed = failures.get(id)
      if (failed) throw failed.error
      try {
        const value = await ask()
        const cache = cacheOf(definition)
        const loadedAt = Date.now()
        const isCurrent = () => {
          const isFresh = cache.get(key) === entry && Date.now() - loadedAt < definition.freshMs
          if (isFresh) count(definition, 'fresh')
          return isFresh
        }
        const fetchedAt = new Date(loadedAt).toISOString()
        const entry = { kept: { value, fetchedAt, isStale: false, isCurrent }, loadedAt }
        cache.set(key, entry)
        count(definition, 'loaded')
        return entry.kept
      } catch (error) {
        failures.set(id, { error })
        if (!isAnswer(error)) log.warn({ err: error, cache: definition.name }, 'asking anew failed')
        throw error
      }
    })().finally(() => loading.delete(id))
    loading.set(id, turn)
    return turn
  }

  return async function keep<T>(
    definition: CacheDefinition,
    key: string,
    ask: () => Promise<T>,
    admit?: () => Promise<void>,
  ): Promise<Kept<T>> {
    const known = cacheOf(definition).get(key)
    if (known?.kept.isCurrent?.()) return known.kept as Kept<T>
    const old =
      known && Date.now() - known.loadedAt <= definition.staleMs
        ? { value: known.kept.value as T, fetchedAt: known.kept.fetchedAt, isStale: true }
        : null
    const giveOld = (kept: Kept<T>) => {
      count(definition, 'stale')
      return kept
    }
    try {
      await admit?.()
    } catch (error) {
      // Who may not ask anew still gets what is known.
      if (old) return giveOld(old)
      throw error
    }
    const turn = load(definition, key, ask)
    try {
      if (!old || definition.patienceMs === undefined) return await turn
      const late = sleep(definition.patienceMs, null, { ref: false })
      return (await Promise.race([turn, late])) ?? giveOld(old)
    } catch (error) {
      if (!old || isAnswer(error)) throw error
      return giveOld(old)
    }
  }
}
