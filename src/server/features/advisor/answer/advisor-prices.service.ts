import { findPrices, listPrices } from '#server/features/market/market.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { MarketPrice, MarketPricesView } from '#shared/market/market.schema.ts'
import { stateName } from '../knowledge/advisor-sowing-passages.policy.ts'
import { hindiCommodity, hindiVariety } from './advisor-price-names.policy.ts'
import {
  advisorSentences,
  formatLongDate,
  sourcesLine,
  unknownMarketSentence,
} from './advisor-sentences.policy.ts'
import type { ToolResult } from './advisor-tool-result.ts'

const maxListedPrices = 4
const rupees = new Intl.NumberFormat('en-IN')

/** Crop and variety; a variety that the English name leaves out is left out in Hindi too. */
function cropAndVariety({ name, commodity, variety }: MarketPrice, language: Language): string {
  if (language === 'en') return name
  const crop = hindiCommodity(commodity)
  return name === commodity ? crop : `${crop} (${hindiVariety(variety)})`
}

/** One price; mandi reports and the sample list are both in rupees per quintal. */
function priceLine(price: MarketPrice, language: Language): string {
  const { region, mandi } = price
  const name = cropAndVariety(price, language)
  const state = stateName(region, language)
  const unit = language === 'hi' ? 'प्रति क्विंटल' : 'a quintal'
  if (!mandi) return `${name}, ${state}: ${price.price} ${unit}`
  const { market, min, modal, max, arrivalDate } = mandi
  const range = `₹${rupees.format(min)}–${rupees.format(max)}`
  const day = formatLongDate(arrivalDate, language)
  return `${name}, ${market} (${state}), ${day}: ₹${rupees.format(modal)} ${unit} (${range})`
}

function priceAnswer({ prices, source }: MarketPricesView, language: Language): ToolResult {
  const isSample = source.kind === 'sample'
  const title = isSample ? advisorSentences.sampleList[language] : source.name
  const lines = prices.slice(0, maxListedPrices).map((price) => priceLine(price, language))
  const sourceText = sourcesLine([{ title, date: source.asOf }], language)
  return {
    message: [
      ...lines,
      ...(isSample ? [advisorSentences.samplePrices[language]] : []),
      '',
      sourceText,
    ].join('\n'),
    sources: [{ title, date: indiaDay(Date.parse(source.asOf)), url: '/market-price' }],
  }
}

interface PriceQuery {
  /** A crop by any of its names; null when the question names none. */
  crop: string | null
  /** The name of a state, '' for none. */
  state: string
  /** A market or town, '' for none. */
  place?: string
  /** The town of the person who asks, tried first where the question names no place. */
  home?: string
}

/**
 * Mandi prices of a crop at the named place or at home, else in the state, else anywhere in India. The answer says
 * so when the price lists do not have the place.
 */
export async function lookUpPrices(
  { db }: { db: Database },
  { crop, state, place = '', home = '' }: PriceQuery,
  language: Language,
): Promise<ToolResult> {
  if (!crop) return { message: advisorSentences.whichCrop[language], sources: [] }
  const market = place || home
  if (market) {
    const q = `${crop} ${market}`
    const pricesAtPlace = await listPrices(db, { q, state: '', page: 1, limit: maxListedPrices })
    if (pricesAtPlace.prices.length > 0) return priceAnswer(pricesAtPlace, language)
  }
  const query = { commodity: crop, limit: maxListedPrices }
  const pricesInState = await findPrices(db, { ...query, state })
  const view =
    pricesInState.prices.length > 0 || !state ? pricesInState : await findPrices(db, query)
  const unknownPlace = place ? unknownMarketSentence(place, language) : ''
  if (view.prices.length === 0) {
    return {
      message: [unknownPlace, advisorSentences.noPrice[language]].filter(Boolean).join('\n'),
      sources: [],
    }
  }
  const { message, sources } = priceAnswer(view, language)
  return {
    message: unknownPlace
      ? `${unknownPlace} ${advisorSentences.elsewhere[language]}\n${message}`
      : message,
    sources,
  }
}
