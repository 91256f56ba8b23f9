import { hostName } from '#server/platform/config/database-address.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { createProbe, type Probe } from './probe.ts'

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

/** The highest timeline that was seen on a primary of these servers. */
export interface SeenTimeline {
  highest: number
}

export const createSeenTimeline = (): SeenTimeline => ({ highest: 0 })

interface FinderOptions {
  /** Shared by all that look for the same primary, whichever way they reach its server. */
  seen?: SeenTimeline
  /** Is told which one is the primary, and each change. */
  log?: Logger
  /** Tests answer for the servers. */
  openProbe?: (url: string) => Probe
}

/**
 * An old primary that comes back by itself is none, even while the one that was promoted in its place does not
 * answer: what it accepted would be lost when that one is back.
 * @param urls the address of each server, in the order in which they are written.
 */
export function createPrimaryFinder(
  urls: readonly string[],
  { seen = createSeenTimeline(), log, openProbe = createProbe }: FinderOptions = {},
): PrimaryFinder {
  const probes = urls.map(openProbe)
  const connections = new Set<CuttableConnection>()
  let primary: string | null = null
  let searching: Promise<string | null> | undefined
  let searchedAt = Number.NEGATIVE_INFINITY
  let refused: string | null = null

  /** Each of them is logged once in a row. */
  function refuse(url: string) {
    if (url !== refused) {
      const fields = { server: hostName(url), highestTimeline: seen.highest }
      log?.error(fields, 'an old primary accepts writes, and is not used')
    }
    refused = url
  }
  function setPrimary(url: string) {
    if (url !== primary) log?.info({ server: hostName(url) }, 'the primary of the database')
    primary = url
    refused = null
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
    const timeline = newest?.timeline ?? 0
    const isCurrent = newest !== undefined && timeline >= seen.highest
    if (isCurrent) {
      seen.highest = timeline
      setPrimary(newest.url)
    } else {
      primary = null
      if (newest) refuse(newest.url)
    }
    searchedAt = performance.now()
    return isCurrent ? newest.url : null
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
export async function findPrimary(
  urls: readonly string[],
  options: FinderOptions = {},
): Promise<string> {
  const [only] = urls
  if (only !== undefined && urls.length === 1) return only
  const finder = createPrimaryFinder(urls, options)
  try {
    return await finder.find()
  } finally {
    await finder.close()
  }
}
