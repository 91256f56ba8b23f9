import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { External } from '#server/platform/external/external.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { reportVisit } from './visit-counter.ts'

async function countInDatabase(db: Database): Promise<number> {
  const [row] = await execute<{ visits: number }>(
    db,
    sql`update visit_counter set visits = visits + 1 returning visits`,
  )
  return row?.visits ?? 0
}

/**
 * Counts one visit in our database and, if configured, with the external counter.
 * @returns the number of visits including this one: the external counter's, or else our own.
 */
export async function countVisit(
  db: Database,
  env: Env,
  log: Logger,
  external: External,
): Promise<number> {
  const [ownCount, externalCount] = await Promise.all([
    countInDatabase(db),
    reportVisit(env, external).catch((error: unknown) => {
      log.warn({ err: error }, 'the external visit counter failed; our own number is shown')
      return null
    }),
  ])
  return externalCount ?? ownCount
}
