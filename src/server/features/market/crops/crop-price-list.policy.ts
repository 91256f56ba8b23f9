import { type SqlFragment, sql } from '#server/platform/database/sql.ts'

/** Series whose reports make a crop's trend: enough that one mistyped price does not show. */
const comparedSeries = 12

export interface CropPriceListQuery {
  /** On `mandi_series`: which series count. */
  where: SqlFragment
  /** Names of the reader's district in lower case; none when it is not known. */
  districts: readonly string[]
  /** Reports of this day and later make the trend, YYYY-MM-DD. */
  trendFrom: string
  offset: number
  limit: number
}

/** From ten reports on, the lowest and the highest tenth are left out. */
const rangeColumns = sql`count(distinct (scope.state, scope.market))::int as mandis,
  count(distinct scope.state)::int as regions,
  percentile_disc(0.1) within group (order by last_min)::float8 as low,
  round(percentile_cont(0.5) within group (order by last_modal)::numeric)::float8 as usual,
  percentile_disc(0.9) within group (order by last_max)::float8 as high`

/**
 * Selects one page of crops: those that the reader's district reports first, then those with the most
 * series. Every row also has the number of crops (`counted`), whether there are any reports at all
 * (`hasReports`), and when they were last fetched; a page without crops is one row with a null
 * `commodity`. `reports` are those of at most 12 series a crop, the reader's district's first.
 */
export function cropPriceListStatement(query: CropPriceListQuery, oldestDay: string) {
  const { where, districts, trendFrom, offset, limit } = query
  return sql`with scope as (
      select id, commodity, state, market, last_day, last_min, last_modal, last_max,
        lower(district) = any(${districts}::text[]) as is_near
      from mandi_series where ${where}
    ), crops as (
      select commodity, count(*) as series, max(last_day) as day,
        max(last_day) filter (where is_near) as near_day,
        case when min(state) = max(state) then min(state) else '' end as region
      from scope group by commodity
      order by max(last_day) filter (where is_near) is null, count(*) desc, commodity
      limit ${limit} offset ${offset}
    ), newest as (
      select commodity, ${rangeColumns} from scope join crops using (commodity)
      where last_day = day group by commodity
    ), nearest as (
      select commodity, ${rangeColumns} from scope join crops using (commodity)
      where is_near and last_day = near_day group by commodity
    ), compared as (
      select id, commodity, row_number() over (
        partition by commodity order by is_near desc, last_day desc, id) as series
      from scope join crops using (commodity)
    ), trends as (
      select commodity, json_agg(json_build_array(series, mandi_prices.day, min, modal, max)
        order by mandi_prices.day) as reports
      from compared join mandi_prices on series_id = id
      where series <= ${comparedSeries} and mandi_prices.day >= ${trendFrom}::date group by commodity
    )
    select seen.*, found.* from (
      select (select count(distinct commodity)::int from scope) as counted,
        exists (select from mandi_series where last_day >= ${oldestDay}::date) as "hasReports",
        (select coalesce(max(finished_at), max(started_at)) from mandi_fetches) as "fetchedAt"
    ) seen left join (
      select crops.commodity, series, day, near_day as "nearDay", region, newest.regions,
        newest.mandis, newest.low, newest.usual, newest.high,
        nearest.mandis as "nearMandis", nearest.low as "nearLow", nearest.usual as "nearUsual",
        nearest.high as "nearHigh", reports
      from crops join newest using (commodity) left join nearest using (commodity)
        left join trends using (commodity)
    ) found on true
    order by "nearDay" is null, series desc, commodity`
}
