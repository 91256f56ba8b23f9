import { listedKinds } from '#server/features/crop/crop-market.service.ts'
import { districtNames, locateTown } from '#server/features/place/place-towns.service.ts'
import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import {
  type CropMarketsInput,
  CropMarketsView,
  type CropPrice,
  type LocatedPrice,
} from '#shared/market/crop-prices.schema.ts'
import { commodityId } from '../commodity-kind.policy.ts'
import { matchCommodity } from '../commodity-match.policy.ts'
import { unknownSeries } from '../market.errors.ts'
import { listedDays, mandiSource } from '../market.service.ts'
import { type SeriesRow, seriesColumns, toMarketPrice } from '../market-price.policy.ts'
import { sampleSource, searchSample } from '../market-sample.policy.ts'
import { neighbouringStates } from '../market-states.policy.ts'
import {
  type CropArea,
  commoditiesSql,
  cropPriceCacheMs,
  readCropPrices,
} from './crop-prices.service.ts'
import { type ComparedReport, carriedDays, reportedDays } from './price-trend.policy.ts'
import { sampleCropPrices } from './sample-crops.policy.ts'

/** The most prices of one crop in an answer, some 8 kB compressed. */
const maxPrices = 150
const historyDays = 365
/** Series whose reports make the history of a crop. */
const comparedSeries = 12
/** The most of a person's crops that have prices of their own above the list. */
const maxOwnCrops = 8

const views = createQueryCache<CropMarketsView>(200, cropPriceCacheMs)
/** A few hundred names; new ones are rare. */
const commodities = createQueryCache<string[]>(1, 60_000)

/** Makes this process show new reports immediately. */
export function invalidateCropMarketsCache(db: Database) {
  views.clear(db)
  commodities.clear(db)
}

/** The commodities that mandis reported in the last 30 days. */
const listedCommodities = (db: Database) =>
  commodities.getOrLoad(db, '', async () => {
    const oldest = daysBefore(indiaDay(), listedDays)
    const rows = await queryRows<{ commodity: string }>(
      db,
      sql.named(
        'mandi_series:listed-commodities',
        sql`select distinct commodity from mandi_series where last_day >= ${oldest}::date`,
      ),
    )
    return rows.map(({ commodity }) => commodity)
  })

/**
 * The crop at its mandis: of the district, the state, then of its neighbours; of all of India without a state.
 */
async function readPrices(db: Database, names: readonly string[], { state, district }: CropArea) {
  const today = indiaDay()
  const rows = await queryRows<SeriesRow>(
    db,
    sql`select ${seriesColumns()} from mandi_series
      where commodity = any(${names}::text[]) and last_day >= ${daysBefore(today, listedDays)}::date
        and (${state} = '' or state = ${state} or state = any(${neighbouringStates(state)}::text[]))
      order by state = ${state} and lower(district) = any(${districtNames(state, district)}::text[]) desc,
        state = ${state} desc, last_day desc, market, variety, id limit ${maxPrices + 1}`,
  )
  const prices = rows.slice(0, maxPrices).map((row): LocatedPrice => {
    const { state: marketState, district, market } = row
    return {
      ...toMarketPrice(row, today),
      point: locateTown({ state: marketState, district, town: market }).point,
    }
  })
  return { prices, hasMore: rows.length > maxPrices }
}

/** The last year of the series with the newest reports. */
async function readHistory(db: Database, names: readonly string[], state: string) {
  const from = daysBefore(indiaDay(), historyDays)
  const reports = await queryRows<ComparedReport>(
    db,
    sql`select series::int, day, min, modal, max from (
        select id, row_number() over (order by last_day desc, id) as series
        from mandi_series where ${commoditiesSql(names, state)}
        order by series limit ${comparedSeries}
      ) compared join mandi_prices on series_id = id
      where day >= ${daysBefore(from, carriedDays)}::date order by day, series`,
  )
  return reportedDays(reports).filter(({ day }) => day >= from)
}

/** The ids of the crops that have a price page, each once; those of the sample while there are no reports. */
export async function pricedCropIds(db: Database): Promise<string[]> {
  const listed = await listedCommodities(db)
  if (listed.length > 0) return [...new Set(listed.map(commodityId))]
  return sampleCropPrices({ state: '', words: [], cropWords: [] }).map(({ _id }) => _id)
}

function sampleMarkets({ cropId, state }: CropMarketsInput): CropMarketsView {
  const ofState = sampleCropPrices({ state, words: [], cropWords: [] })
  const ofIndia = sampleCropPrices({ state: '', words: [], cropWords: [] })
  const crop = [...ofState, ...ofIndia].find(({ _id }) => _id === cropId)
  if (!crop) throw unknownSeries()
  const prices = searchSample({ state: '', words: [], cropWords: [] })
    .filter(({ commodity }) => commodity === crop.commodity)
    .toSorted((a, b) => Number(b.region === state) - Number(a.region === state))
    .map((price): LocatedPrice => ({ ...price, point: null }))
  return { crop, prices, hasMore: false, points: [], source: sampleSource }
}

async function readCropMarkets(db: Database, input: CropMarketsInput): Promise<CropMarketsView> {
  const { cropId, state, district } = input
  const listed = await listedCommodities(db)
  if (listed.length === 0) return sampleMarkets(input)
  const names = listed.filter((commodity) => commodityId(commodity) === cropId)
  const one = { offset: 0, limit: 1 }
  const readCrop = (area: CropArea) =>
    readCropPrices(db, area, { where: commoditiesSql(names, area.state), ...one })
  // Where the state has no report, the crop's prices are those of all of India.
  const inState = await readCrop({ state, district })
  const answer = inState.crops.length > 0 ? inState : await readCrop({ state: '', district: '' })
  const [crop] = answer.crops
  if (!crop) throw unknownSeries()
  const pricedState = answer === inState ? state : ''
  return {
    crop,
    ...(await readPrices(db, names, { state: pricedState, district })),
    points: await readHistory(db, names, pricedState),
    source: mandiSource(answer.fetchedAt),
  }
}

/**
 * A crop's newest prices at all mandis, and its last year. Cached for five minutes in each process, on one day.
 * @throws AppError `market.unknown_series` (404) for a crop that no mandi reported in the last 30 days.
 */
export function cropMarkets(db: Database, input: CropMarketsInput): Promise<CropMarketsView> {
  const { cropId, state, district } = input
  const key = JSON.stringify([indiaDay(), cropId, state, state && district.toLowerCase()])
  return views.getOrLoad(db, key, async (isCached) =>
    prepare(CropMarketsView, await readCropMarkets(db, input), isCached),
  )
}

/** The prices of the crops that a person has listed, the newest listing's first; at most eight. */
export async function ownCropPrices(
  db: Database,
  userId: string,
  { state, district }: CropArea,
): Promise<CropPrice[]> {
  const listed = await listedCommodities(db)
  if (listed.length === 0) return []
  const kinds = await listedKinds(db, userId, maxOwnCrops)
  const named = new Map(goodsKinds('crop').map(({ id, name }) => [id, name.en]))
  const names = kinds.flatMap((kind) => matchCommodity(named.get(kind) ?? '', listed) ?? [])
  if (names.length === 0) return []
  const read = (area: CropArea) =>
    readCropPrices(db, area, {
      where: commoditiesSql(names, area.state),
      offset: 0,
      limit: maxOwnCrops,
    })
  const { crops } = await read({ state, district })
  return crops.sort((a, b) => names.indexOf(a.commodity) - names.indexOf(b.commodity))
}
