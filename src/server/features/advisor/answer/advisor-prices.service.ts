import { findPrices, listPrices } from '#server/features/market/market.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { MarketPrice, MarketPricesView } from '#shared/market/market.schema.ts'
import { stateName } from '../knowledge/advisor-sowing-passages.policy.ts'
import { hindiCommodity, hindiVariety } from './advisor-price-names.policy.ts'
import { type ProduceForm, produceForms } from './advisor-produce-forms.data.ts'
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
  /** The form of the crop that is wanted, such as green chilli; null for any. */
  form?: ProduceForm | null
  /** The state that the question names, '' for none; of other states it is said that they are others. */
  namedState?: string
  /** The town of the person who asks, tried first where the question names no place. */
  home?: string
}

const maxSearchedPrices = 50

/** The form of a crop that a question names; null for none. */
export const namedForm = (crop: string, message: string): ProduceForm | null =>
  produceForms[crop]?.find(({ words }) => words.test(message)) ?? null

const isOfForm = ({ commodity, variety, name }: MarketPrice, { listed }: ProduceForm) =>
  listed.test(`${commodity} ${variety} ${name}`)

/** The prices of one form where the list has any; else all, with a sentence that says so. */
function pricesOfForm(view: MarketPricesView, form: ProduceForm | null, language: Language) {
  const prices = form === null ? view.prices : view.prices.filter((price) => isOfForm(price, form))
  if (form === null || prices.length > 0) return { view: { ...view, prices }, line: '' }
  const name = form.name[language]
  const line =
    language === 'hi'
      ? `भाव की सूची में ${name} का अलग भाव नहीं है।`
      : `The price list has no price of ${name} by itself.`
  return { view, line }
}

const noPriceInState = (state: string, language: Language) =>
  language === 'hi'
    ? `${stateName(state, 'hi')} की किसी मंडी का भाव सूची में नहीं है।`
    : `The price list has no price from ${stateName(state, 'en')}.`

/**
 * Mandi prices of a crop at the named place or at home, else in the state, else anywhere in India. The answer says
 * so when the price lists do not have the place, the state or the form of the crop.
 */
export async function lookUpPrices(
  { db }: { db: Database },
  { crop, state, place = '', home = '', form = null, namedState = '' }: PriceQuery,
  language: Language,
): Promise<ToolResult> {
  if (!crop) return { message: advisorSentences.whichCrop[language], sources: [] }
  const limit = form === null ? maxListedPrices : maxSearchedPrices
  const answer = (listed: MarketPricesView, ...notes: string[]): ToolResult => {
    const { view, line } = pricesOfForm(listed, form, language)
    const { message, sources } = priceAnswer(view, language)
    const before = [...notes, line].filter(Boolean)
    return before.length === 0
      ? { message, sources }
      : {
          message: `${before.join(' ')} ${advisorSentences.elsewhere[language]}\n${message}`,
          sources,
        }
  }
  const market = place || home
  if (market) {
    const q = `${crop} ${market}`
    const pricesAtPlace = await listPrices(db, { q, state: '', page: 1, limit })
    if (pricesAtPlace.prices.length > 0) return answer(pricesAtPlace)
  }
  const query = { commodity: crop, limit }
  const pricesInState = await findPrices(db, { ...query, state })
  const isElsewhere = pricesInState.prices.length === 0 && state !== ''
  const view = isElsewhere ? await findPrices(db, query) : pricesInState
  const unknownPlace = place ? unknownMarketSentence(place, language) : ''
  if (view.prices.length === 0) {
    return {
      message: [unknownPlace, advisorSentences.noPrice[language]].filter(Boolean).join('\n'),
      sources: [],
    }
  }
  const unknownState =
    isElsewhere && namedState !== '' && !place ? noPriceInState(namedState, language) : ''
  return answer(view, unknownPlace, unknownState)
}
