import { sql } from '#server/platform/database/sql.ts'
import { containsPattern } from '#server/platform/database/sql-text.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import { seriesColumns } from './market-price.policy.ts'
import type { PriceFilter } from './market-sample.policy.ts'
import type { NameAlternatives } from './market-words.policy.ts'

/** Must equal the expression of the index `mandi_series_words`, or the planner does not use the index. */
const placeAndCrop =
  "commodity || ' ' || variety || ' ' || market || ' ' || district || ' ' || state"
const cropOnly = "commodity || ' ' || variety"

export interface MarketListQuery extends PriceFilter {
  page: number
  limit: number
}

/** The condition on `mandi_series` for what a filter finds among the reports since `oldestDay` (YYYY-MM-DD). */
export function priceFilterSql(filter: PriceFilter, oldestDay: string) {
  const find = (text: string) => (choices: NameAlternatives) => {
    const matches = choices.map(
      (choice) => sql`(${sql.raw(text)}) ilike ${containsPattern(choice)}`,
    )
    return sql`(${sql.join(matches, ' or ')})`
  }
  const conditions = [
    sql`last_day >= ${oldestDay}::date`,
    ...(filter.state ? [sql`state = ${filter.state}`] : []),
    ...filter.words.map(find(placeAndCrop)),
    ...filter.cropWords.map(find(cropOnly)),
  ]
  return sql.join(conditions, ' and ')
}

/**
 * Selects one page of the series reported since `oldest` (YYYY-MM-DD), newest reports first. Every row
 * also has the number of matches (`counted`, bounded), whether there are any reports at all
 * (`hasReports`), and when reports were last fetched. A page without prices is one row with a null `_id`.
 */
export function priceListStatement({ page, limit, ...filter }: MarketListQuery, oldestDay: string) {
  const oldest = sql.value(oldestDay)
  const where = priceFilterSql(filter, oldestDay)
  const offset = (page - 1) * limit
  const rows = Math.max(0, Math.min(limit, maxCountedResults - offset))
  return sql`select seen.*, found.* from (
      select (select count(*) from (
          select from mandi_series where ${where} limit ${maxCountedResults + 1}) matches) as counted,
        exists (select from mandi_series where last_day >= ${oldest}::date) as "hasReports",
        (select coalesce(max(finished_at), max(started_at)) from mandi_fetches) as "fetchedAt"
    ) seen left join (
      select ${seriesColumns()} from mandi_series where ${where}
      order by last_day desc, commodity, market, id
      limit ${rows} offset ${rows > 0 ? offset : 0}
    ) found on true
    order by found.day desc, found.commodity, found.market, found._id`
}
