import { setTimeout as sleep } from 'node:timers/promises'
import { followedListingTables } from '../../src/server/features/listing/listing-visitors.service.ts'
import { createTableVersions } from '../../src/server/platform/cache/table-versions.ts'
import type { Database } from '../../src/server/platform/database/database.ts'
import { execute } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import { createLogger } from '../../src/server/platform/observability/logger.ts'
import type { Kind } from './scenarios.ts'

const tables = { crops: 'crops', equipment: 'equipments' } as const

/** Writes listings like another process of the app. */
export function createWriter(db: Database) {
  const versions = createTableVersions(db, createLogger('warn', false), followedListingTables)
  const write = (kind: Kind, text: string) =>
    execute(
      db,
      sql`update ${sql.raw(tables[kind])} set description = ${text} where id = (
        select id from ${sql.raw(tables[kind])} order by newest_at desc, id desc limit 1)`,
    )
  return {
    /** @returns a function that stops the writes. */
    start(kind: Kind, perSecond: number): () => Promise<void> {
      if (perSecond === 0) return async () => {}
      let isStopped = false
      const writing = (async () => {
        for (let i = 0; !isStopped; i++) {
          await write(kind, `Written ${i}`)
          await sleep(1000 / perSecond)
        }
      })()
      return async () => {
        isStopped = true
        await writing
      }
    },
    /** Milliseconds from the commit of each write until `origin` shows it in its list. */
    async timesUntilSeen(origin: string, writes: number): Promise<number[]> {
      const times: number[] = []
      const read = async () => (await (await fetch(`${origin}/api/crop/all-crops`)).json()).data
      for (let i = 0; i < writes; i++) {
        for (let warm = 0; warm < 3; warm++) await read()
        const text = `Seen ${i}`
        await write('crops', text)
        const committed = performance.now()
        while ((await read()).crops[0].description !== text) await sleep(1)
        times.push(performance.now() - committed)
      }
      return times.sort((a, b) => a - b)
    },
    close: () => versions.close(),
  }
}
