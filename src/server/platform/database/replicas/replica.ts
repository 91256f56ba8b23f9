import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { hostName } from '#server/platform/config/database-address.ts'
import { createProbe } from '#server/platform/database/hosts/probe.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { type LogPosition, readLogPosition } from './log-position.policy.ts'

/** Milliseconds between probes of a replica, in use and left out. */
const probeMs = 100
const outProbeMs = 1000

const stateSql = `select pg_is_in_recovery() as "isReplica",
  pg_last_wal_replay_lsn()::text as position`

interface ReplicaOptions {
  url: string
  pool: Pool
  log: Logger
  /** Milliseconds that a replica at this position is behind; null while that is unknown. */
  lagOf(position: LogPosition): number | null
  maxLagMs: number
}

/** One replica: whether it can be used now, and how far it has replayed the primary's log. */
export interface Replica {
  readonly name: string
  isInUse(): boolean
  /** How far it has replayed at least. */
  position(): LogPosition
  lagSeconds(): number
  /**
   * Reads from the replica. Rejects as soon as the replica turns out to be dead or silent, long before the
   * statement's own time-out, so that the primary can answer.
   */
  read<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result>
  /** Leaves the replica out until a probe succeeds. */
  leaveOut(reason: string): void
  close(): Promise<void>
}

/** Starts probing the replica; it is used from the first probe that finds it near enough. */
export function startReplica({ url, pool, log, lagOf, maxLagMs }: ReplicaOptions): Replica {
  const name = hostName(url)
  const probe = createProbe(url)
  const stop = new AbortController()
  let isInUse = false
  let position: LogPosition = 0n
  let lagMs = Number.POSITIVE_INFINITY
  /** Rejects a read that is waiting for the replica. */
  const waiting = new Set<(error: Error) => void>()

  function leaveOut(reason: string) {
    if (isInUse) log.warn({ replica: name, reason }, 'a replica is left out')
    isInUse = false
  }
  async function check() {
    const state = await probe.ask<{ isReplica: boolean; position: string | null }>(stateSql)
    // A promoted replica is the primary, whose connections are the primary's own.
    if (!state.isReplica || state.position === null) return leaveOut('it is no replica')
    position = readLogPosition(state.position)
    const lag = lagOf(position)
    if (lag === null) return
    lagMs = lag
    if (lag > maxLagMs) return leaveOut(`it is ${Math.round(lag / 1000)} s behind`)
    if (!isInUse) log.info({ replica: name }, 'a replica is used')
    isInUse = true
  }
  async function checkUntilStopped() {
    while (!stop.signal.aborted) {
      await check().catch((error: Error) => {
        lagMs = Number.POSITIVE_INFINITY
        leaveOut(error.message)
        for (const reject of waiting) reject(error)
      })
      const pause = isInUse ? probeMs : outProbeMs
      await sleep(pause, undefined, { ref: false, signal: stop.signal }).catch(() => {})
    }
  }
  const checking = checkUntilStopped()
  return {
    name,
    read: (work) =>
      new Promise((resolve, reject) => {
        waiting.add(reject)
        work(pool)
          .then(resolve, reject)
          .finally(() => waiting.delete(reject))
      }),
    isInUse: () => isInUse,
    position: () => position,
    lagSeconds: () => lagMs / 1000,
    leaveOut,
    close: async () => {
      stop.abort()
      await checking
      await probe.close()
      await pool.end()
    },
  }
}
