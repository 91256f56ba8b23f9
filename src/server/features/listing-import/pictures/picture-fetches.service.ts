import { LRUCache } from 'lru-cache'
import { AppError } from '#server/platform/errors/errors.ts'
import { releaseImport, renewLease } from '../rows/import-lease.sql.ts'
import type { ImportServices } from '../rows/import-services.ts'
import type { LeasedImport } from '../rows/leased-import.ts'
import { pictureNotFetched } from './import-pictures.policy.ts'
import { fetchPicture } from './import-pictures.service.ts'

/** Imports whose pictures this process fetches at the same time: each has one picture in memory. */
const maxImports = 8
/** Seconds after which an import looks again whether it is among them. */
const retrySeconds = 2
/** Milliseconds after which an import makes way for another one. */
const turnMs = 20_000
/** Time-outs of a server in one import after which it is not asked again. */
const maxTimeouts = 2
/** Imports, and pictures of an import, of which failures are remembered until the rows are written. */
const maxRemembered = { imports: 1000, pictures: 500 }

/** What this process has learnt about the pictures of an import. */
interface FetchMemory {
  /** The state of the import that the failures belong to. After a stop and a new start its pictures are tried again. */
  changedAt: string | null
  /** Why pictures cannot be had, by their addresses. */
  problems: LRUCache<string, string>
  timeoutsByHost: Map<string, number>
}

/**
 * Fetches the pictures of imports beside the writing of rows, so that slow servers of one seller hold up nobody
 * else's import.
 * @param wake called when an import may go on.
 */
export function createPictureFetches(services: ImportServices, wake: () => void) {
  const { db, log } = services
  const memories = new LRUCache<string, FetchMemory>({ max: maxRemembered.imports })
  const runs = new Map<string, Promise<void>>()

  function memoryOf({ id, changedAt }: Pick<LeasedImport, 'id' | 'changedAt'>): FetchMemory {
    const known = memories.get(id)
    if (known?.changedAt === changedAt) return known
    const problems = new LRUCache<string, string>({ max: maxRemembered.pictures })
    const memory = { changedAt, problems, timeoutsByHost: new Map<string, number>() }
    memories.set(id, memory)
    return memory
  }

  async function fetchOne(
    { ownerId }: LeasedImport,
    { problems, timeoutsByHost }: FetchMemory,
    source: string,
    closing: AbortSignal,
  ) {
    const { host } = new URL(source)
    const timeouts = timeoutsByHost.get(host) ?? 0
    const failure =
      timeouts < maxTimeouts
        ? await fetchPicture(services, ownerId, source, closing)
        : { problem: pictureNotFetched, isTimeout: false }
    // Another process tries those that were cut off as this one closes.
    if (!failure || closing.aborted) return
    problems.set(source, failure.problem)
    if (failure.isTimeout) timeoutsByHost.set(host, timeouts + 1)
  }

  async function fetchInOrder(
    leased: LeasedImport,
    sources: readonly string[],
    closing: AbortSignal,
  ) {
    const endsAt = performance.now() + turnMs
    const memory = memoryOf(leased)
    for (const source of sources) {
      if (closing.aborted || performance.now() >= endsAt) break
      if (!(await renewLease(db, leased))) return
      await fetchOne(leased, memory, source, closing)
    }
    await releaseImport(db, leased)
  }

  async function handleFailure(leased: LeasedImport, error: unknown) {
    if (error instanceof AppError && error.retryAfter !== undefined) {
      await releaseImport(db, leased, error.retryAfter)
    } else {
      log.error({ err: error }, 'pictures of an import could not be fetched; it is tried again')
    }
  }

  return {
    /** Why pictures of an import cannot be had, as far as this process has tried. */
    problemsOf: (leased: LeasedImport): FetchMemory['problems'] => memoryOf(leased).problems,
    /** Call it when an import is done. */
    forget: (importId: string): void => void memories.delete(importId),
    /** Begins to fetch pictures of an import, which keeps its lease meanwhile, or gives it back until there is room. */
    async begin(
      leased: LeasedImport,
      sources: readonly string[],
      closing: AbortSignal,
    ): Promise<void> {
      // It was stopped and started again meanwhile.
      if (runs.has(leased.id)) return
      if (runs.size >= maxImports) return void (await releaseImport(db, leased, retrySeconds))
      const run = fetchInOrder(leased, sources, closing)
        .catch((error: unknown) => handleFailure(leased, error))
        .catch((error: unknown) => log.error({ err: error }, 'an import keeps its lease'))
        .finally(() => {
          runs.delete(leased.id)
          wake()
        })
      runs.set(leased.id, run)
    },
    /** Waits for the runs under way, which end soon once `closing` is aborted. */
    close: async (): Promise<void> => void (await Promise.all(runs.values())),
  }
}
