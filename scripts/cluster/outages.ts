import { setTimeout as wait } from 'node:timers/promises'
import type { AppProcess } from '../race/apps.ts'
import type { Person } from '../race/race-market.ts'
import type { Calls } from './calls.ts'
import type { ClusterParts } from './parts.ts'

/** Probes in a row that have to succeed at each process, and milliseconds between them. */
const probesInARow = 3
const probeMs = 50
const longestRecoveryMs = 60_000

interface Scene {
  parts: ClusterParts
  startApp: (nth: number) => Promise<void>
  /** Milliseconds that a part stays dead, and that the load goes on after its return. */
  pauseMs: number
  /** Milliseconds until every living process has read and written again. */
  measureRecovery: () => Promise<number>
}

export interface Outage {
  name: string
  /** What the time to recover is counted from. */
  since: string
  /** @returns milliseconds to recover. */
  cause: (scene: Scene) => Promise<number>
}

/** @returns a function that waits until every living process reads and writes again, and says how long it took. */
export function createProbe(calls: Calls, person: Person, cropId: string) {
  let count = 0
  async function isWell(app: AppProcess) {
    // Another quantity each time, or the database would have nothing to write.
    const body = { cropId, quantity: 1 + (count++ % 50) }
    const written = await calls.sendOnce(
      { method: 'POST', path: '/basket/put-line', person, body },
      app,
    )
    const read = { method: 'GET', path: '/basket/get-basket', person } as const
    return written?.status === 200 && (await calls.sendOnce(read, app))?.status === 200
  }
  async function untilAppIsWell(app: AppProcess, end: number) {
    for (let inARow = 0; inARow < probesInARow; ) {
      inARow = (await isWell(app)) ? inARow + 1 : 0
      if (performance.now() > end) throw new Error(`${app.origin} has not recovered`)
      await wait(probeMs)
    }
  }
  return async (): Promise<number> => {
    const start = performance.now()
    const end = start + longestRecoveryMs
    await Promise.all(calls.living().map((app) => untilAppIsWell(app, end)))
    return performance.now() - start
  }
}

/** Each part of the cluster dies once, the primary last. */
export const outages: readonly Outage[] = [
  {
    name: 'app process',
    since: 'its death, at the others',
    cause: async ({ parts, pauseMs, startApp, measureRecovery }) => {
      await parts.killApp(0)
      const recovery = await measureRecovery()
      await wait(pauseMs)
      await startApp(0)
      return recovery
    },
  },
  {
    name: 'storage',
    since: 'its return',
    cause: async ({ parts, pauseMs, measureRecovery }) => {
      await parts.storage.stop()
      await wait(pauseMs)
      await parts.storage.start()
      return measureRecovery()
    },
  },
  {
    name: 'PgBouncer before the primary',
    since: 'its return',
    cause: async ({ parts, pauseMs, measureRecovery }) => {
      const pooler = parts.poolerOf(parts.primary())
      await pooler.kill()
      await wait(pauseMs)
      await pooler.start()
      return measureRecovery()
    },
  },
  {
    name: 'replica',
    since: 'the moment when commits no longer wait for it',
    cause: async ({ parts, pauseMs, measureRecovery }) => {
      const [primary, replica] = [parts.primary(), parts.replica()]
      await replica.kill()
      // What a supervisor of the servers does once it misses the replica (docs/operations.md).
      await wait(1000)
      await primary.waitForReplica(false)
      const recovery = await measureRecovery()
      await wait(pauseMs)
      await replica.start()
      await parts.untilReplicated()
      await primary.waitForReplica(true)
      return recovery
    },
  },
  {
    name: 'primary',
    since: 'the promotion of its replica',
    cause: async ({ parts, pauseMs, measureRecovery }) => {
      await parts.primary().kill()
      await wait(1000)
      await parts.promoteReplica()
      const recovery = await measureRecovery()
      await wait(pauseMs)
      await parts.replica().startAsReplicaOf(parts.primary().port)
      await parts.untilReplicated()
      await parts.primary().waitForReplica(true)
      return recovery
    },
  },
]
