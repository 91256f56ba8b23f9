import { instantOf } from '#server/platform/text/india-day.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { MarketPrice } from '#shared/market/market.schema.ts'
import { commodityLabel, priceText } from './market-price.policy.ts'
import { matchesAll, type NameAlternatives } from './market-words.policy.ts'
import { sampleCrops, sampleDay } from './sample-prices.data.ts'

export const sampleSource = {
  kind: 'sample' as const,
  name: 'Sample list (November 2024)',
  url: null,
  asOf: instantOf(sampleDay),
}

/** The whole sample list, by crop and then by state. */
export const samplePrices: readonly MarketPrice[] = sampleCrops
  .flatMap(({ crop, regions }) =>
    indianStates.flatMap((region) =>
      (regions[region] ?? []).map(([variety, price]) => ({ crop, variety, price, region })),
    ),
  )
  .map(({ crop, variety, price, region }, i) => ({
    _id: `sample-${i + 1}`,
    name: commodityLabel(crop, variety),
    commodity: crop,
    variety,
    price: priceText(price),
    region,
    timestamp: instantOf(sampleDay),
    mandi: null,
  }))

export interface PriceFilter {
  /** The name of a state, "" for all. */
  state: string
  /** Terms that the crop, variety or place must contain. */
  words: readonly NameAlternatives[]
  /** Terms that the crop or variety must contain. */
  cropWords: readonly NameAlternatives[]
}

/** The prices of the sample list that match the filter. */
export function searchSample({ state, words, cropWords }: PriceFilter): readonly MarketPrice[] {
  if (!state && words.length === 0 && cropWords.length === 0) return samplePrices
  return samplePrices.filter(
    ({ name, region }) =>
      (!state || region === state) &&
      matchesAll(cropWords, name) &&
      matchesAll(words, `${name} ${region}`),
  )
}
