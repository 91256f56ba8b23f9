import type { LocatedPrice } from '#shared/market/crop-prices.schema.ts'
import { distanceKm, type GeoPoint } from '#shared/place/distance.ts'

type MandiReport = NonNullable<LocatedPrice['mandi']>

/** A mandi's price of one variety. */
export interface MandiPrice extends LocatedPrice {
  mandi: MandiReport
}

/** One mandi with its varieties, the newest report first. */
export interface MandiGroup {
  key: string
  prices: [MandiPrice, ...MandiPrice[]]
  /** Whole kilometres from the reader's place; null where either is not known. */
  km: number | null
  /** Its own point; that of its district would put mandis of a district on one spot. */
  point: GeoPoint | null
}

const isMandiPrice = (price: LocatedPrice): price is MandiPrice => price.mandi !== null

function toGroup(key: string, prices: [MandiPrice, ...MandiPrice[]], place: GeoPoint | null) {
  const [{ point }] = prices
  return {
    key,
    prices,
    km: place && point ? Math.round(distanceKm(place, point)) : null,
    point: point?.isTown ? point : null,
  }
}

/**
 * The prices by mandi, the nearest one first; without a place, in the order of the prices.
 * @param prices a mandi's newest report comes before its others.
 */
export function groupByMandi(
  prices: readonly LocatedPrice[],
  place: GeoPoint | null,
): MandiGroup[] {
  const groups = Map.groupBy(prices.filter(isMandiPrice), ({ region, mandi }) =>
    JSON.stringify([region, mandi.district, mandi.market]),
  )
  return [...groups]
    .map(([key, ofMandi]) => toGroup(key, ofMandi as [MandiPrice, ...MandiPrice[]], place))
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0)
}
