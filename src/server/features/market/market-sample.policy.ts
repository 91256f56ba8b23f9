import { instantOf } from '#server/platform/text/india-day.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { MarketPrice } from '#shared/market/market.schema.ts'
import { priceName, priceText } from './market-price.policy.ts'
import { isFound, type Wanted } from './market-words.policy.ts'
import { sampleCrops, sampleDay } from './sample-prices.data.ts'

export const sampleSource = {
  kind: 'sample' as const,
  name: 'Sample list (November 2024)',
  url: null,
  asOf: instantOf(sampleDay),
}

/** The whole sample list: crop by crop, each in the states' order. */
export const samplePrices: readonly MarketPrice[] = sampleCrops
  .flatMap(({ crop, regions }) =>
    indianStates.flatMap((region) =>
      (regions[region] ?? []).map(([variety, price]) => ({ crop, variety, price, region })),
    ),
  )
  .map(({ crop, variety, price, region }, i) => ({
    _id: `sample-${i + 1}`,
    name: priceName(crop, variety),
    commodity: crop,
    variety,
    price: priceText(price),
    region,
    timestamp: instantOf(sampleDay),
    mandi: null,
  }))

export interface PriceFilter {
  /** A state's name, or "" for all. */
  state: string
  /** In crop, variety and place. */
  words: readonly Wanted[]
  /** In crop and variety alone. */
  cropWords: readonly Wanted[]
}

/** What the filter finds in the sample list. */
export function searchSample({ state, words, cropWords }: PriceFilter): readonly MarketPrice[] {
  if (!state && words.length === 0 && cropWords.length === 0) return samplePrices
  return samplePrices.filter(
    ({ name, region }) =>
      (!state || region === state) &&
      isFound(cropWords, name) &&
      isFound(words, `${name} ${region}`),
  )
}
