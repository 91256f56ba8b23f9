import type { CropPrice } from '#shared/market/crop-prices.schema.ts'
import type { MarketPrice } from '#shared/market/market.schema.ts'
import { commodityId, commodityImage } from '../commodity-kind.policy.ts'
import { type PriceFilter, searchSample } from '../market-sample.policy.ts'
import { usualPrice } from './price-trend.policy.ts'

/** The amount of a text such as '₹2,320'. */
const amountOf = ({ price }: MarketPrice) => Number(price.replaceAll(/[^\d.]/g, ''))

function toCropPrice(commodity: string, prices: readonly MarketPrice[]): CropPrice {
  const amounts = prices.map(amountOf)
  const regions = [...new Set(prices.map(({ region }) => region))]
  const timestamp = prices[0]?.timestamp ?? ''
  return {
    _id: commodityId(commodity),
    commodity,
    image: commodityImage(commodity),
    low: Math.min(...amounts),
    usual: usualPrice(amounts),
    high: Math.max(...amounts),
    day: timestamp.slice(0, 10),
    ageDays: 0,
    timestamp,
    mandis: 0,
    region: regions.length === 1 ? (regions[0] ?? '') : '',
    regions: regions.length,
    near: null,
    change: null,
    trend: [],
  }
}

/** The crops of the sample list that match the filter, each with the range of its prices. */
export const sampleCropPrices = (filter: PriceFilter): CropPrice[] =>
  [...Map.groupBy(searchSample(filter), ({ commodity }) => commodity)].map(([commodity, prices]) =>
    toCropPrice(commodity, prices),
  )
