import { findPrices, listPrices } from '#server/features/market/market.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { indiaDay } from '#server/platform/text/india-day.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { MarketPrice, MarketPricesView } from '#shared/market/market.schema.ts'
import { stateName } from '../knowledge/advisor-sowing-passages.policy.ts'
import { hindiCommodity, hindiVariety } from '../understanding/advisor-price-names.policy.ts'
import { say, sayDay, saySources, sayUnknownMarket } from './advisor-sentences.policy.ts'
import type { Told } from './advisor-tool-result.ts'

const toldPrices = 4
const rupees = new Intl.NumberFormat('en-IN')

/** Crop and variety; a variety that the English name leaves out says nothing. */
function nameOf({ name, commodity, variety }: MarketPrice, language: Language): string {
  if (language === 'en') return name
  const crop = hindiCommodity(commodity)
  return name === commodity ? crop : `${crop} (${hindiVariety(variety)})`
}

/** Both lists are in rupees a quintal. */
function sayPrice(price: MarketPrice, language: Language): string {
  const { region, mandi } = price
  const name = nameOf(price, language)
  const state = stateName(region, language)
  const unit = language === 'hi' ? 'प्रति क्विंटल' : 'a quintal'
  if (!mandi) return `${name}, ${state}: ${price.price} ${unit}`
  const { market, min, modal, max, arrivalDate } = mandi
  const range = `₹${rupees.format(min)}–${rupees.format(max)}`
  const day = sayDay(arrivalDate, language)
  return `${name}, ${market} (${state}), ${day}: ₹${rupees.format(modal)} ${unit} (${range})`
}

function sayPrices({ prices, source }: MarketPricesView, language: Language): Told {
  const isSample = source.kind === 'sample'
  const title = isSample ? say.sampleList[language] : source.name
  const lines = prices.slice(0, toldPrices).map((price) => sayPrice(price, language))
  const from = saySources([{ title, date: source.asOf }], language)
  return {
    message: [...lines, ...(isSample ? [say.samplePrices[language]] : []), '', from].join('\n'),
    sources: [{ title, date: indiaDay(Date.parse(source.asOf)), url: '/market-price' }],
  }
}

/** A crop by any name, null when the question names none; a state's name or ''; a market or town or ''. */
interface PriceQuery {
  crop: string | null
  state: string
  place?: string
}

/**
 * What mandis pay for a crop: at the place that is named, else in the state, else anywhere; a place
 * that the lists do not know is said to be unknown.
 */
export async function pricesResult(
  { db }: { db: Database },
  { crop, state, place = '' }: PriceQuery,
  language: Language,
): Promise<Told> {
  if (!crop) return { message: say.whichCrop[language], sources: [] }
  if (place) {
    const q = `${crop} ${place}`
    const there = await listPrices(db, { q, state: '', page: 1, limit: toldPrices })
    if (there.prices.length > 0) return sayPrices(there, language)
  }
  const query = { commodity: crop, limit: toldPrices }
  const here = await findPrices(db, { ...query, state })
  const view = here.prices.length > 0 || !state ? here : await findPrices(db, query)
  const unknown = place ? sayUnknownMarket(place, language) : ''
  if (view.prices.length === 0) {
    return { message: [unknown, say.noPrice[language]].filter(Boolean).join('\n'), sources: [] }
  }
  const { message, sources } = sayPrices(view, language)
  return {
    message: unknown ? `${unknown} ${say.elsewhere[language]}\n${message}` : message,
    sources,
  }
}
