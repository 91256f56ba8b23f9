import { hostName } from '#server/platform/config/database-address.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { createProbe } from './probe.ts'

/** Milliseconds between checks which of the servers accepts writes. */
const checkMs = 1000
/** Milliseconds after a search without a result in which further requests share that result. */
const retryMs = 200

/** A connection that can be cut when its server no longer accepts writes. */
export interface CuttableConnection {
  readonly serverUrl: string
  cut(): void
}

/** Knows which of several servers accepts writes. */
export interface PrimaryFinder {
  /** The address of the server that accepts writes. @throws Error with code 57P03 while there is none. */
  find(): Promise<string>
  /** Says that the primary refused or lost a connection, so that the next one looks for it anew. */
  doubt(): void
  /** Cuts the connection as soon as another server is the primary. */
  follow(connection: CuttableConnection): void
  forget(connection: CuttableConnection): void
  close(): Promise<void>
}

const noPrimary = () =>
  Object.assign(new Error('none of the servers in DATABASE_URL accepts writes'), { code: '57P03' })

/**
 * The first eight digits of a log file's name are its timeline, which each promotion raises: an old primary
 * that comes back by itself has a lower one than the server that was promoted in its place.
 */
const stateSql = `select pg_is_in_recovery() as "isReplica",
  case when not pg_is_in_recovery()
    then ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end as timeline`

interface ServerState {
  isReplica: boolean
  timeline: number | null
}

/**
 * @param urls the address of each server, in the order in which they are written.
 * @param log is told which one is the primary, and each change.
 */
export function createPrimaryFinder(urls: readonly string[], log?: Logger): PrimaryFinder {
  const probes = urls.map(createProbe)
  const connections = new Set<CuttableConnection>()
  let primary: string | null = null
  let searching: Promise<string | null> | undefined
  let searchedAt = Number.NEGATIVE_INFINITY

  function setPrimary(url: string) {
    if (url !== primary) log?.info({ server: hostName(url) }, 'the primary of the database')
    primary = url
    for (const connection of connections) {
      if (connection.serverUrl !== url) connection.cut()
    }
  }
  async function search(): Promise<string | null> {
    const states = await Promise.allSettled(
      probes.map(async (probe) => ({
        url: probe.url,
        ...(await probe.ask<ServerState>(stateSql)),
      })),
    )
    const primaries = states.flatMap((state) =>
      state.status === 'fulfilled' && !state.value.isReplica ? [state.value] : [],
    )
    const [newest] = primaries.toSorted((a, b) => (b.timeline ?? 0) - (a.timeline ?? 0))
    if (newest) setPrimary(newest.url)
    else primary = null
    searchedAt = performance.now()
    return newest?.url ?? null
  }
  function searchOnce() {
    searching ??= search().finally(() => {
      searching = undefined
    })
    return searching
  }
  const timer = setInterval(() => void searchOnce(), checkMs)
  timer.unref()

  return {
    find: async () => {
      if (primary) return primary
      const isRecent = performance.now() - searchedAt < retryMs
      const url = isRecent && !searching ? null : await searchOnce()
      if (!url) throw noPrimary()
      return url
    },
    doubt: () => {
      primary = null
    },
    follow: (connection) => void connections.add(connection),
    forget: (connection) => void connections.delete(connection),
    close: async () => {
      clearInterval(timer)
      await searching
      await Promise.all(probes.map((probe) => probe.close()))
    },
  }
}

/** The address of the server that accepts writes now. @throws Error with code 57P03 when there is none. */
export async function findPrimary(urls: readonly string[]): Promise<string> {
  const [only] = urls
  if (only !== undefined && urls.length === 1) return only
  const finder = createPrimaryFinder(urls)
  try {
    return await finder.find()
  } finally {
    await finder.close()
  }
}
