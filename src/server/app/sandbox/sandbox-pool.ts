import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sandboxBusy } from '#server/features/sandbox/sandbox.errors.ts'
import type { Sandbox } from '#server/features/sandbox/sandbox.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { RunningSandbox } from '#server/platform/config/running-sandbox.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { SharedServices } from './shared-services.ts'

/** The app of a sandbox. */
interface RunningApp {
  server: Pick<FastifyInstance, 'routing'>
  db: Database
  runJobs(): Promise<void>
  close(): Promise<void>
}

/** Builds the app of a sandbox. */
export type OpenApp = (
  env: Env,
  log: Logger,
  sandbox: RunningSandbox,
  shared: SharedServices,
) => Promise<RunningApp>

export interface PooledSandbox extends RunningApp {
  refreshClock(): Promise<void>
}

interface PooledEntry {
  generation: number
  opening: Promise<PooledSandbox>
  /** Requests that are being answered. */
  active: number
  lastUsed: number
}

interface Options {
  log: Logger
  /** Sandboxes that one process has open at the same time. */
  max: number
}

/** Sandboxes that one process has open at most, by the engine of their databases. */
export const maxOpenSandboxes = { pglite: 3, postgresql: 8 }

/** Milliseconds without a request after which a process closes a sandbox. */
const idleMs = 10 * 60_000
const checkMs = 60_000
/** Milliseconds after which a request that is still being answered is a stream. */
const streamMs = 120_000
/** Milliseconds for which a sandbox stays open at least: opening one costs the processor a second. */
const restMs = 30_000
/** Milliseconds between two looks at the open requests of a sandbox that closes, and at most. */
const waitMs = 20
const longestWaitMs = 10_000

/** Requests that are being answered may finish, but cannot hold a sandbox open for long. */
async function untilIdle(entry: PooledEntry): Promise<void> {
  for (let waited = 0; entry.active > 0 && waited < longestWaitMs; waited += waitMs) {
    await sleep(waitMs)
  }
}

/** Streams stay open without being used, and must not hold up the sandboxes of others. */
const isUnused = ({ active, lastUsed }: PooledEntry) =>
  performance.now() - lastUsed > (active === 0 ? restMs : streamMs)

/** Counts a request. @returns a function to call once the request is answered. */
function countRequest(entry: PooledEntry): () => void {
  entry.active++
  entry.lastUsed = performance.now()
  let hasLeft = false
  return () => {
    if (hasLeft) return
    hasLeft = true
    entry.active--
    entry.lastUsed = performance.now()
  }
}

/** Closes sandboxes, and knows which of them are being closed. */
function createClosings(log: Logger) {
  const closing = new Map<string, Promise<void>>()
  return {
    close(id: string, entry: PooledEntry): Promise<void> {
      const closed = Promise.all([entry.opening, closing.get(id), untilIdle(entry)])
        .then(([pooled]) => pooled.close())
        .catch((error: unknown) =>
          log.warn({ err: error, sandbox: id }, 'a sandbox was not closed'),
        )
        .finally(() => {
          if (closing.get(id) === closed) closing.delete(id)
        })
      closing.set(id, closed)
      return closed
    },
    /** Resolves at once for a sandbox that is not being closed. */
    untilClosed: (id: string): Promise<void> => closing.get(id) ?? Promise.resolve(),
    untilAllClosed: () => Promise.all(closing.values()),
  }
}

/** The sandboxes that this process has open. Each costs memory and connections, so they are few. */
export function createSandboxPool(
  open: (sandbox: Sandbox) => Promise<PooledSandbox>,
  { log, max }: Options,
) {
  const entries = new Map<string, PooledEntry>()
  const closings = createClosings(log)

  function remove(id: string, entry: PooledEntry): Promise<void> {
    entries.delete(id)
    return closings.close(id, entry)
  }

  async function removeAll(removed: readonly [string, PooledEntry][]): Promise<void> {
    await Promise.all(removed.map(([id, entry]) => remove(id, entry)))
    await closings.untilAllClosed()
  }

  /** Closes the one that was unused for longest. */
  function makeRoom(): void {
    if (entries.size < max) return
    const [idlest] = [...entries]
      .filter(([, entry]) => isUnused(entry))
      .sort(([, a], [, b]) => a.lastUsed - b.lastUsed)
    if (!idlest) throw sandboxBusy(restMs / 1000)
    void remove(...idlest)
  }

  function start(sandbox: Sandbox): PooledEntry {
    makeRoom()
    const { id, generation } = sandbox
    const opening = closings.untilClosed(id).then(() => open(sandbox))
    const entry: PooledEntry = { generation, opening, active: 0, lastUsed: performance.now() }
    entries.set(id, entry)
    opening.catch(() => {
      if (entries.get(id) === entry) entries.delete(id)
    })
    return entry
  }

  const timer = setInterval(() => {
    for (const [id, entry] of entries) {
      if (performance.now() - entry.lastUsed > idleMs) void remove(id, entry)
    }
  }, checkMs).unref()

  const closeAll = () => removeAll([...entries])

  return {
    /**
     * Opens a sandbox unless it is open.
     * @returns it, and a function to call once the request is answered.
     */
    async enter(sandbox: Sandbox): Promise<{ pooled: PooledSandbox; leave: () => void }> {
      const known = entries.get(sandbox.id)
      const isCurrent = known?.generation === sandbox.generation
      // It was emptied: requests that are being answered end by themselves.
      if (known && !isCurrent) void remove(sandbox.id, known)
      const entry = known && isCurrent ? known : start(sandbox)
      const leave = countRequest(entry)
      try {
        const pooled = await entry.opening
        await pooled.refreshClock()
        return { pooled, leave }
      } catch (error) {
        leave()
        // Its database is gone or broken: the next request opens it anew.
        if (entries.get(sandbox.id) === entry) void remove(sandbox.id, entry)
        throw error
      }
    },
    /** Closes those that are not among the known ones: their databases may be dropped then. */
    closeOthers: (known: readonly Sandbox[]) => {
      const isKnown = (id: string, { generation }: PooledEntry) =>
        known.some((sandbox) => sandbox.id === id && sandbox.generation === generation)
      return removeAll([...entries].filter(([id, entry]) => !isKnown(id, entry)))
    },
    closeAll,
    close: async () => {
      clearInterval(timer)
      await closeAll()
    },
  }
}
