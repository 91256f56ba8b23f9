import { invalidateListingCaches } from '#server/features/listing/listing.service.ts'
import { releaseUploads } from '#server/features/upload/upload.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { pauseBetweenBatches } from '#server/platform/jobs/batch-pause.ts'
import { nextBatchSize } from '#server/platform/jobs/batch-size.policy.ts'
import { startWorkLoop } from '#server/platform/jobs/work-loop.ts'
import { rowCountsSql } from './listing-import.sql.ts'
import { createPictureFetches } from './pictures/picture-fetches.service.ts'
import { leaseNextImport, releaseImport } from './rows/import-lease.sql.ts'
import { type LeasedImport, listingImportsTable } from './rows/leased-import.ts'
import { checkRows } from './steps/check-rows.service.ts'
import { undoRows } from './steps/undo-rows.service.ts'
import { type WriteServices, writeRows } from './steps/write-rows.service.ts'

const pollMs = 5000

const steps = { checking: checkRows, running: writeRows, undoing: undoRows }
const nextState = { checking: 'checked', running: 'done', undoing: 'undone' } as const

async function endStep(db: Database, { id, state }: LeasedImport): Promise<void> {
  // Nothing is left that could need the pictures of its zip, or those that it replaced.
  if (state === 'undoing') await releaseUploads(db, id)
  await execute(
    db,
    sql`update listing_imports set state = ${nextState[state]}, leased_until = now(),
      ended_at = case when ${state} = 'checking' then null else now() end,
      counts = ${rowCountsSql(sql`${id}::uuid`)}
      where id = ${id} and state = ${state}`,
  )
}

/** Milliseconds for which the counts of a step that goes on are shown. */
const countsMs = 2000
/** Counting takes one part in so many of a step's time at most. */
const partsOfTime = 20

/**
 * Counts the rows of an import that is being worked on, unless it was done just before.
 * @param dueAt as `performance.now()` gives it. @returns when it is due again.
 */
async function countIfDue(
  db: Database,
  { id, state }: LeasedImport,
  dueAt: number,
): Promise<number> {
  const startedAt = performance.now()
  if (startedAt < dueAt) return dueAt
  await execute(
    db,
    sql`update listing_imports set counts = ${rowCountsSql(sql`${id}::uuid`)}
      where id = ${id} and state = ${state}`,
  )
  const endedAt = performance.now()
  return endedAt + Math.max(countsMs, (endedAt - startedAt) * partsOfTime)
}

/** Rows of one transaction: as many as take a tenth of a second, so that nobody waits longer for them. */
const bounds = { min: 10, max: 1000 }
const firstSize = 20
/** Milliseconds for which lists may show cached counts while thousands of rows are written. */
const cacheMs = 2000

/** How fast this process gets on with a step, and how far it is. */
interface Progress {
  size: number
  after: number
  /** When the counts that its owner sees are to be renewed. */
  countsDueAt: number
}

/** Works on the imports of all people, some rows of each in turn. */
export function startListingImports(services: WriteServices) {
  const { db, log } = services
  const pictureFetches = createPictureFetches(services, () => loop.wake())
  const progressOf = new Map<string, Progress>()
  let clearedAt = Number.NEGATIVE_INFINITY

  function showChanges(isLast: boolean) {
    if (!isLast && performance.now() - clearedAt < cacheMs) return
    clearedAt = performance.now()
    invalidateListingCaches(db)
  }

  async function doPart(leased: LeasedImport, closing: AbortSignal) {
    const key = `${leased.state} ${leased.id}`
    const progress = progressOf.get(key) ?? { size: firstSize, after: 0, countsDueAt: 0 }
    // Without it a step that fails begins anew, with small batches.
    progressOf.delete(key)
    const { last, rows, ms, missingPictures } = await steps[leased.state](services, leased, {
      ...progress,
      closing,
      pictureProblems: pictureFetches.problemsOf(leased),
    })
    if (missingPictures) {
      progressOf.set(key, progress)
      return pictureFetches.begin(leased, missingPictures, closing)
    }
    if (leased.state !== 'checking') showChanges(last === null)
    if (last === null) {
      pictureFetches.forget(leased.id)
      return endStep(db, leased)
    }
    progressOf.set(key, {
      size: nextBatchSize(progress.size, { rows, ms }, bounds),
      after: last,
      countsDueAt: await countIfDue(db, leased, progress.countsDueAt),
    })
    await releaseImport(db, leased)
  }

  const loop = startWorkLoop(
    pollMs,
    async (closing) => {
      while (!closing.aborted) {
        const leased = await leaseNextImport(db)
        if (!leased) return
        const startedAt = performance.now()
        await doPart(leased, closing)
        await pauseBetweenBatches(db, performance.now() - startedAt)
      }
    },
    (error) => log.error({ err: error }, 'an import could not go on; it is tried again'),
  )
  const handleQueued = (table: string) => {
    if (table === listingImportsTable) loop.wake()
  }
  db.events.on('queued', handleQueued)
  return {
    close: async () => {
      db.events.off('queued', handleQueued)
      await loop.close()
      await pictureFetches.close()
    },
  }
}
