import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'

/** Milliseconds for which the version that was read last counts as the current one. */
const versionMs = 500
/** Milliseconds that a page waits for the version; a database that is slower must not hold pages up. */
const patienceMs = 300

const listeners = new WeakMap<Database, Set<() => void>>()

/** Calls the listener when rendered pages in the cache of this process must no longer be served. */
export function onClearCachedPages(db: Database, listener: () => void): void {
  const existing = listeners.get(db) ?? new Set()
  listeners.set(db, existing.add(listener))
}

/**
 * Clears this process's cache of rendered pages. Other processes need `expireCachedPages`. No replica that
 * has not replayed what was hidden answers any more.
 */
export function clearCachedPages(db: Database): void {
  db.replicas?.requireNow()
  for (const listener of listeners.get(db) ?? []) listener()
}

/**
 * Makes every process drop its rendered pages within a second of the commit, so that none serves what
 * the transaction hides. Call it last in the transaction, because its row is locked until the commit.
 */
export async function expireCachedPages(em: EntityManager): Promise<void> {
  await execute(em, sql`update page_versions set version = version + 1 where id = 1`)
}

/**
 * Follows the version that `expireCachedPages` raises. The embedded database has one process, which clears
 * its own cache, so nothing is read.
 * @returns a function to call before a cached page is used: it clears the cache when the version has
 * changed. It reads at most twice a second and never fails: while the database is away, cached pages are
 * served as before.
 */
export function followPageVersion(db: Database): () => Promise<void> {
  let known: string | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read() {
    try {
      const [row] = await queryRows<{ version: string }>(
        db,
        sql.named(
          'page_versions',
          sql`select version::text as version from page_versions where id = 1`,
        ),
      )
      if (row?.version !== known) clearCachedPages(db)
      known = row?.version
    } catch {
      // The pages' own queries meet the same failure and report it.
    } finally {
      readAt = performance.now()
      reading = undefined
    }
  }
  return async () => {
    if (db.engine === 'pglite' || performance.now() - readAt < versionMs) return
    reading ??= read()
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs)
    })
    await Promise.race([reading, patience])
    clearTimeout(timer)
  }
}
