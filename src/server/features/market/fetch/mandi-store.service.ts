import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Database } from '#server/platform/database/database.ts'
import type { MandiReport } from '../mandi-record.policy.ts'
import { forgetCachedPrices } from '../market.service.ts'
import { fireAlerts, type NewReport } from '../price-alert-firing.service.ts'
import type { Place } from './mandi-pages.policy.ts'

const keyColumns = 'state, district, market, commodity, variety, grade'
/** A page's reports as rows: one JSON text is one parameter however many there are. */
const given = `json_to_recordset(?::json) as given (id uuid, state text, district text, market text,
  commodity text, variety text, grade text, day date, min numeric, modal numeric, max numeric)`

const seriesKey = ({ state, district, market, commodity, variety, grade }: MandiReport) =>
  JSON.stringify([state, district, market, commodity, variety, grade])

/** The last one of each key: a statement cannot write the same row twice. */
const lastOf = (reports: readonly MandiReport[], keyOf: (report: MandiReport) => string) => [
  ...new Map(reports.map((report) => [keyOf(report), report])).values(),
]

/** Writes what is newer, or the same day's correction. @returns the series that it changed. */
function writeSeries(em: EntityManager, reports: readonly MandiReport[]): Promise<NewReport[]> {
  const byDay = reports.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const rows = lastOf(byDay, seriesKey).map((report) => ({ id: v7(), ...report }))
  return em.execute(
    // In one order, so that two processes with the same page wait for each other, not in a circle.
    `insert into mandi_series as known (id, ${keyColumns}, last_day, last_min, last_modal, last_max)
      select id, ${keyColumns}, day, min, modal, max from ${given} order by ${keyColumns}
      on conflict (${keyColumns}) do update set last_day = excluded.last_day,
        last_min = excluded.last_min, last_modal = excluded.last_modal, last_max = excluded.last_max
      where excluded.last_day > known.last_day or (excluded.last_day = known.last_day
        and (excluded.last_min, excluded.last_modal, excluded.last_max)
          is distinct from (known.last_min, known.last_modal, known.last_max))
      returning id, last_day::text as day, last_modal::float8 as modal,
        commodity, variety, market`,
    [JSON.stringify(rows)],
  )
}

async function writeHistory(em: EntityManager, reports: readonly MandiReport[]): Promise<void> {
  const rows = lastOf(reports, (report) => `${seriesKey(report)} ${report.day}`)
  await em.execute(
    `insert into mandi_prices as known (series_id, day, min, modal, max)
      select mandi_series.id, day, min, modal, max from ${given}
      join mandi_series using (${keyColumns}) order by 1, 2
      on conflict (series_id, day) do update
        set min = excluded.min, modal = excluded.modal, max = excluded.max
      where (excluded.min, excluded.modal, excluded.max)
        is distinct from (known.min, known.modal, known.max)`,
    [JSON.stringify(rows)],
  )
}

/** Nothing when another process has gone on from the same place: both wrote the same page. */
async function moveOn(em: EntityManager, day: string, from: Place, to: Place | null) {
  const { part, nextOffset } = to ?? { part: 0, nextOffset: 0 }
  await em.execute(
    `update mandi_fetches set part = ?, next_offset = ?${to ? '' : ', finished_at = now()'}
      where day = ?::date and part = ? and next_offset = ?`,
    [part, nextOffset, day, from.part, from.nextOffset],
  )
}

interface FetchedPage {
  /** The day of the fetch. */
  day: string
  reports: readonly MandiReport[]
  from: Place
  /** Where the fetch goes on; null ends it. */
  to: Place | null
}

/**
 * Writes one page in one transaction: prices, alerts that they fire, and how far the fetch is. The
 * same page again changes nothing.
 */
export async function storePage(db: Database, { day, reports, from, to }: FetchedPage) {
  await db.transaction(async (em) => {
    if (reports.length > 0) {
      const changed = await writeSeries(em, reports)
      await writeHistory(em, reports)
      await fireAlerts(em, changed)
    }
    await moveOn(em, day, from, to)
  })
  forgetCachedPrices(db)
}
