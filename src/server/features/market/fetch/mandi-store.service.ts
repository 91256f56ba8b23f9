import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { invalidateCropMarketsCache } from '../crops/crop-markets.service.ts'
import { invalidateCropPriceCache } from '../crops/crop-prices.service.ts'
import type { MandiReport } from '../mandi-record.policy.ts'
import { invalidatePriceCache } from '../market.service.ts'
import { fireAlerts, type NewReport } from '../price-alert-firing.service.ts'
import type { FetchPosition } from './mandi-pages.policy.ts'

const keyColumns = sql`state, district, market, commodity, variety, grade`
/** The reports of a page as rows, from one JSON parameter however many reports there are. */
const reportRows = (
  rows: readonly object[],
) => sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (id uuid, state text, district text, market text,
  commodity text, variety text, grade text, day date, min numeric, modal numeric, max numeric)`

const seriesKey = ({ state, district, market, commodity, variety, grade }: MandiReport) =>
  JSON.stringify([state, district, market, commodity, variety, grade])

/** The last report for each key, because a statement cannot write the same row twice. */
const lastOfEachKey = (reports: readonly MandiReport[], keyOf: (report: MandiReport) => string) => [
  ...new Map(reports.map((report) => [keyOf(report), report])).values(),
]

/** Writes newer reports and corrections of the same day. @returns the series that changed. */
function writeSeries(em: EntityManager, reports: readonly MandiReport[]): Promise<NewReport[]> {
  const byDay = reports.toSorted((one, other) => one.day.localeCompare(other.day))
  const rows = lastOfEachKey(byDay, seriesKey).map((report) => ({ id: v7(), ...report }))
  return execute<NewReport>(
    em,
    // A fixed order prevents a deadlock between two processes that write the same page.
    sql`insert into mandi_series as known (id, ${keyColumns}, last_day, last_min, last_modal, last_max)
      select id, ${keyColumns}, day, min, modal, max from ${reportRows(rows)} order by ${keyColumns}
      on conflict (${keyColumns}) do update set last_day = excluded.last_day,
        last_min = excluded.last_min, last_modal = excluded.last_modal, last_max = excluded.last_max
      where excluded.last_day > known.last_day or (excluded.last_day = known.last_day
        and (excluded.last_min, excluded.last_modal, excluded.last_max)
          is distinct from (known.last_min, known.last_modal, known.last_max))
      returning id, last_day::text as day, last_modal::float8 as modal,
        commodity, variety, state, district, market`,
  )
}

async function writeHistory(em: EntityManager, reports: readonly MandiReport[]): Promise<void> {
  const rows = lastOfEachKey(reports, (report) => `${seriesKey(report)} ${report.day}`)
  await execute(
    em,
    sql`insert into mandi_prices as known (series_id, day, min, modal, max)
      select mandi_series.id, day, min, modal, max from ${reportRows(rows)}
      join mandi_series using (${keyColumns}) order by 1, 2
      on conflict (series_id, day) do update
        set min = excluded.min, modal = excluded.modal, max = excluded.max
      where (excluded.min, excluded.modal, excluded.max)
        is distinct from (known.min, known.modal, known.max)`,
  )
}

/** Moves the fetch on. Changes nothing when another process, having written the same page, already did. */
async function advanceFetch(
  em: EntityManager,
  day: string,
  from: FetchPosition,
  to: FetchPosition | null,
) {
  const { part, nextOffset } = to ?? { part: 0, nextOffset: 0 }
  await execute(
    em,
    sql`update mandi_fetches set part = ${part}, next_offset = ${nextOffset}${to ? sql`` : sql`, finished_at = now()`}
      where day = ${day}::date and part = ${from.part} and next_offset = ${from.nextOffset}`,
  )
}

interface FetchedPage {
  /** The day of the fetch. */
  day: string
  reports: readonly MandiReport[]
  from: FetchPosition
  /** The position where the fetch continues; null at the end. */
  to: FetchPosition | null
}

/**
 * Stores one page in one transaction: the prices, the alerts that fire, and the position of the fetch.
 * Storing the same page again changes nothing.
 */
export async function storePage(db: Database, { day, reports, from, to }: FetchedPage) {
  await db.transaction(async (em) => {
    if (reports.length > 0) {
      const changed = await writeSeries(em, reports)
      await writeHistory(em, reports)
      await fireAlerts(em, changed)
    }
    await advanceFetch(em, day, from, to)
  })
  invalidatePriceCache(db)
  invalidateCropPriceCache(db)
  invalidateCropMarketsCache(db)
}
