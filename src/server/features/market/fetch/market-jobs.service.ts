import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { daysBefore, indiaDay } from '#server/platform/text/india-day.ts'
import { fetchMandiPrices, type MandiServices } from './mandi-fetch.service.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
const keptDays = 400
const firedAlertDays = 90

/** Drops prices and silent series older than 400 days, and alerts that fired 90 days ago. */
export async function deleteOldPrices(db: Database): Promise<void> {
  const oldest = [daysBefore(indiaDay(), keptDays)]
  await db.read({ text: 'delete from mandi_prices where day < $1::date', values: oldest })
  await db.read({ text: 'delete from mandi_fetches where day < $1::date', values: oldest })
  await db.read({
    text: `delete from price_alerts where fired_at < now() - interval '${firedAlertDays} days'`,
  })
  // A market that somebody still waits for is not forgotten.
  await db.read({
    text: `delete from mandi_series where last_day < $1::date
      and not exists (select from price_alerts where series_id = mandi_series.id)`,
    values: oldest,
  })
}

export function marketJobs(services: MandiServices): Job[] {
  const { db, env } = services
  return [
    { name: 'market-cleanup', everyMs: day, run: () => deleteOldPrices(db) },
    ...(env.DATA_GOV_IN_API_KEY
      ? [
          {
            name: 'mandi-prices',
            everyMs: 10 * minute,
            atStart: true,
            run: (signal: AbortSignal) => fetchMandiPrices(services, signal),
          },
        ]
      : []),
  ]
}
