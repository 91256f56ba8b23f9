import { LRUCache } from 'lru-cache'
import type { Database } from '#server/platform/database/database.ts'

const mostAnswers = 2000
const cacheMs = 5000

/**
 * Keeps what the database answered, a few seconds a process; each database (a test has its own) by
 * itself. However many want the same at once, it is asked once; a failure is not kept.
 */
export function createAnswerCache<Answer>(most = mostAnswers, ttl = cacheMs) {
  const caches = new WeakMap<Database, LRUCache<string, Promise<Answer>>>()

  function cacheOf(db: Database) {
    const known = caches.get(db)
    if (known) return known
    const cache = new LRUCache<string, Promise<Answer>>({ max: most, ttl })
    caches.set(db, cache)
    return cache
  }
  return {
    /**
     * The kept answer for `key`, or what `ask` now gives.
     * @param ask is given a way to see, later, whether its answer is still the kept one.
     */
    get(
      db: Database,
      key: string,
      ask: (isKept: () => boolean) => Promise<Answer>,
    ): Promise<Answer> {
      const cache = cacheOf(db)
      const known = cache.get(key)
      if (known) return known
      const answer: Promise<Answer> = ask(() => cache.get(key) === answer)
      cache.set(key, answer)
      answer.catch(() => cache.delete(key))
      return answer
    },
    forget: (db: Database) => caches.get(db)?.clear(),
  }
}
