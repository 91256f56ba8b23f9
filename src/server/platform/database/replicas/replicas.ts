import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from '#server/platform/observability/logger.ts'
import { createLogHistory, type LogPosition, readLogPosition } from './log-position.policy.ts'
import { currentReadingScope, type ReadingScope } from './reading-scope.ts'
import { type Replica, startReplica } from './replica.ts'

/** Milliseconds between two readings of the primary's position, by which the replicas' lag is measured. */
const sampleMs = 250
/** Milliseconds that `untilReplayed` waits at most, so that a stuck replica holds nothing up. */
const longestWaitMs = 1000
const waitStepMs = 20

/** A statement as the database layer above runs it. */
interface ReadStatement {
  readonly text: string
}

type Run = <Row extends object>(pool: Pool, statement: ReadStatement) => Promise<Row[]>

interface ReplicasOptions {
  urls: readonly string[]
  openPool: (url: string) => Pool
  run: Run
  /** The primary's position now, as `pg_lsn`. */
  readPrimary: () => Promise<string>
  maxLagMs: number
  log: Logger
}

/** Which servers answered the reads that replicas may answer. */
export type ReadTarget = 'replica' | 'primary-not-replayed' | 'primary-no-replica' | 'primary-retry'

export type Replicas = ReturnType<typeof createReplicas>

/** Follows the position of the primary. */
function followPrimary(readPrimary: () => Promise<string>, maxLagMs: number) {
  const history = createLogHistory(maxLagMs * 2)
  let next: Promise<LogPosition> | undefined
  /** Requests share a reading that has not begun yet, never one that may be older than their commit. */
  function position(): Promise<LogPosition> {
    next ??= Promise.resolve()
      .then(() => {
        next = undefined
        return readPrimary()
      })
      .then((text) => {
        const read = readLogPosition(text)
        history.add({ at: performance.now(), position: read })
        return read
      })
    return next
  }
  const timer = setInterval(() => void position().catch(() => {}), sampleMs)
  timer.unref()
  void position().catch(() => {})
  return { position, lagOf: history.lagOf, stop: () => clearInterval(timer) }
}

type Floors = NonNullable<ReadingScope['floors']>

/** Chooses, in turns, a replica that has replayed what is needed. */
function createChooser(replicas: readonly Replica[]) {
  let turn = 0
  return async (floors: Floors): Promise<Replica | ReadTarget> => {
    const inUse = replicas.filter((replica) => replica.isInUse())
    if (inUse.length === 0) return 'primary-no-replica'
    const needed = await Promise.all(floors).catch(() => null)
    const fit = needed
      ? inUse.filter((replica) => needed.every((floor) => floor <= replica.position()))
      : []
    return fit[turn++ % fit.length] ?? 'primary-not-replayed'
  }
}

/** Whether the statement failed by itself: rows that the replica had to remove (40001) cost one read, a lost connection the replica. */
function isFailureOfStatement({ code, message }: { code?: string; message: string }): boolean {
  return /^(22|23|40|42)/.test(code ?? '') || message === 'Query read timeout'
}

/** The replicas of the database, and which of them may answer a read. */
export function createReplicas({ urls, openPool, run, readPrimary, ...rest }: ReplicasOptions) {
  const { maxLagMs, log } = rest
  const { position, lagOf, stop } = followPrimary(readPrimary, maxLagMs)
  const replicas = urls.map((url) =>
    startReplica({ url, pool: openPool(url), log, lagOf, maxLagMs }),
  )
  const choose = createChooser(replicas)
  const reads = new Map<ReadTarget, number>()
  const countRead = (target: ReadTarget) => reads.set(target, (reads.get(target) ?? 0) + 1)
  /** Where the primary was at the last `requireNow`. */
  let required: Promise<LogPosition> | undefined

  /** The replica that answers the reads of a scope, the same for all of its statements. */
  async function replicaOf(scope: ReadingScope): Promise<Replica | null> {
    const { floors } = scope
    if (!floors) return null
    scope.chosen ??= choose(required ? [...floors, required] : floors).then((chosen) => {
      if (typeof chosen !== 'string') return chosen
      countRead(chosen)
      return null
    })
    return scope.chosen
  }

  return {
    position,
    /**
     * The rows from a replica that may answer the running read; null when the primary has to, which a
     * replica that fails hands its statements to as well.
     */
    query: async <Row extends object>(statement: ReadStatement): Promise<Row[] | null> => {
      const scope = currentReadingScope()
      const replica = scope && (await replicaOf(scope))
      if (!replica) return null
      try {
        const rows = await replica.read((pool) => run<Row>(pool, statement))
        countRead('replica')
        scope.usage.hasUsedReplica = true
        return rows
      } catch (error) {
        countRead('primary-retry')
        scope.chosen = Promise.resolve(null)
        const failure = error as { code?: string; message: string }
        if (!isFailureOfStatement(failure)) replica.leaveOut(failure.message)
        return null
      }
    },
    /**
     * From now on only replicas that have replayed what is committed by now answer reads, whoever the
     * reader is: for what must be gone at once. While the primary cannot be read, it has to answer.
     */
    requireNow: () => {
      required = position()
      required.catch(() => {})
    },
    /** Resolves when every replica in use has replayed what is committed now, at most after a second. */
    untilReplayed: async (): Promise<void> => {
      const end = performance.now() + longestWaitMs
      const needed = await position().catch(() => null)
      const isBehind = () =>
        needed !== null && replicas.some((each) => each.isInUse() && each.position() < needed)
      while (isBehind() && performance.now() < end) await sleep(waitStepMs)
    },
    /** For the metrics. */
    states: () =>
      replicas.map(({ name, isInUse, lagSeconds }) => ({
        name,
        isInUse: isInUse(),
        lagSeconds: lagSeconds(),
      })),
    reads: (): ReadonlyMap<ReadTarget, number> => reads,
    close: async () => {
      stop()
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}
