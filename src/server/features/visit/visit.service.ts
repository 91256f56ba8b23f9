import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { External } from '#server/platform/external/external.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { askVisitCounter } from './visit-counter.ts'

async function countHere(db: Database): Promise<number> {
  const [row] = await db.read<{ visits: number }>({
    text: 'update visit_counter set visits = visits + 1 returning visits',
  })
  return row?.visits ?? 0
}

/**
 * Counts one visit, in our own database and with the outside counter where one is set up.
 * @returns the number of visits so far, this one included: the outside counter's, else our own.
 */
export async function countVisit(
  db: Database,
  env: Env,
  log: Logger,
  external: External,
): Promise<number> {
  const [ours, theirs] = await Promise.all([
    countHere(db),
    askVisitCounter(env, external).catch((error: unknown) => {
      log.warn({ err: error }, 'the outside visit counter failed; our own number is shown')
      return null
    }),
  ])
  return theirs ?? ours
}
