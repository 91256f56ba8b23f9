import { setTimeout as wait } from 'node:timers/promises'
import { type AppProcess, startApp } from '../race/apps.ts'
import { appPassword, createDatabaseServer, type DatabaseServer } from './database-server.ts'
import { createPooler } from './pooler.ts'
import { createStorageServer } from './storage-server.ts'

export const appCount = 3
const longestCopyMs = 60_000

export type ClusterParts = Awaited<ReturnType<typeof startParts>>

/** Two database servers in streaming replication, a pooler before each, and the storage. */
async function startData(bins: { postgres: string; pgBouncer: string }) {
  const first = await createDatabaseServer(bins.postgres)
  const second = await createDatabaseServer(bins.postgres)
  const poolers = new Map([
    [first, await createPooler(bins.pgBouncer, first.port)],
    [second, await createPooler(bins.pgBouncer, second.port)],
  ])
  await first.startAsPrimary()
  first.setUp()
  await second.startAsReplicaOf(first.port)
  for (const pooler of poolers.values()) await pooler.start()
  return {
    servers: { primary: first, replica: second },
    poolers,
    storage: await createStorageServer(),
  }
}

/** All parts of a small cluster on this machine. The app's processes start by `startApp`. */
export async function startParts(bins: { postgres: string; pgBouncer: string }) {
  const { servers, poolers, storage } = await startData(bins)
  const apps: (AppProcess | null)[] = Array.from({ length: appCount }, () => null)
  const serverPorts = [servers.primary.port, servers.replica.port]
  const poolerPorts = [...poolers.values()].map(({ port }) => port)
  const login = `krishihaat:${encodeURIComponent(appPassword)}`
  const urlOf = (ports: readonly number[]) =>
    `postgres://${login}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/krishihaat`

  return {
    apps,
    storage,
    /** The address of both servers, without a pooler. */
    directUrl: urlOf(serverPorts),
    primary: () => servers.primary,
    replica: () => servers.replica,
    poolerOf: (server: DatabaseServer) => {
      const pooler = poolers.get(server)
      if (!pooler) throw new Error('Every server has a pooler')
      return pooler
    },
    promoteReplica: async () => {
      await servers.replica.promote()
      Object.assign(servers, { primary: servers.replica, replica: servers.primary })
    },
    /** Resolves when the replica receives what the primary writes. */
    untilReplicated: async () => {
      for (const end = Date.now() + longestCopyMs; !(await servers.primary.hasReplica()); ) {
        if (Date.now() > end) throw new Error('The replica does not follow the primary')
        await wait(100)
      }
    },
    /** Starts a process of the app beside the poolers, which may read from either server. */
    startApp: async (nth: number, clients: number) => {
      apps[nth] = await startApp(urlOf(poolerPorts), clients, {
        ...storage.settings,
        // Each request that an outage fails would print its stack.
        LOG_LEVEL: 'silent',
        DATABASE_POOLER: 'transaction',
        DATABASE_DIRECT_URL: urlOf(serverPorts),
        DATABASE_REPLICA_URLS: poolerPorts.map((port) => urlOf([port])).join(','),
      })
    },
    killApp: async (nth: number) => {
      const app = apps[nth]
      apps[nth] = null
      await app?.kill()
    },
    stop: async () => {
      await Promise.all(apps.map((app) => app?.stop()))
      for (const pooler of poolers.values()) {
        await pooler.kill()
        pooler.remove()
      }
      await storage.remove()
      await servers.replica.remove()
      await servers.primary.remove()
    },
  }
}
