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

/** Prices that are looked through for a form of a crop; of some crops mandis report hundreds. */
const maxSearchedPrices = 300

/** The form of a crop that a question names; null for none. */
export const namedForm = (crop: string, message: string): ProduceForm | null =>
  produceForms[crop]?.find(({ words }) => words.test(message)) ?? null

/** Whether a price is that of a form: of copra, and not of coconut. */
export const isOfForm = (
  { commodity, variety = '' }: { commodity: string; variety?: string },
  { listed }: Pick<ProduceForm, 'listed'>,
) => listed.test(`${commodity} ${variety}`)

const noPriceOfForm = ({ name }: ProduceForm, language: Language) =>
  language === 'hi'
    ? `भाव की सूची में ${name.hi} का अलग भाव नहीं है।`
    : `The price list has no price of ${name.en} by itself.`

const otherForms = (form: ProduceForm, crop: string, language: Language) =>
  language === 'hi'
    ? `${hindiCommodity(crop)} के जो भाव सूची में हैं वे ये हैं, ${form.name.hi} के नहीं:`
    : `These prices are what it has of ${crop}, not of ${form.name.en}:`

const noPriceInState = (state: string, language: Language) =>
  language === 'hi'
    ? `${stateName(state, 'hi')} की किसी मंडी का भाव सूची में नहीं है।`
    : `The price list has no price from ${stateName(state, 'en')}.`

const noFormInPlace = ({ name }: ProduceForm, place: string, language: Language) =>
  language === 'hi'
    ? `${place} से ${name.hi} का भाव सूची में नहीं है।`
    : `The price list has no price of ${name.en} from ${place}.`

/** Prices of one area; `note` says that they are not those of the place or the state that was named. */
interface AreaPrices {
  view: MarketPricesView
  note: string
}

const withPricesOf = (listed: RegExp) => (area: AreaPrices) => ({
  ...area,
  view: { ...area.view, prices: area.view.prices.filter((each) => isOfForm(each, { listed })) },
})
const hasPrices = ({ view }: AreaPrices) => view.prices.length > 0

/**
 * The prices of a form from the nearest area that has any; else those of a wider form or of the whole crop, with sentences that
 * say so.
 */
function pricesOfForm(
  areas: readonly AreaPrices[],
  form: ProduceForm,
  crop: string,
  language: Language,
): AreaPrices | undefined {
  const listed = areas.map(withPricesOf(form.listed)).find(hasPrices)
  if (listed) return listed
  const wider = form.within && areas.map(withPricesOf(form.within)).find(hasPrices)
  const shown = wider ?? areas[0]
  const lines = [shown?.note, noPriceOfForm(form, language), otherForms(form, crop, language)]
  return shown && { view: shown.view, note: lines.filter(Boolean).join(' ') }
}

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
  const names = form?.search ? [form.search, crop] : [crop]
  const areas: AreaPrices[] = []
  const hasEnough = () =>
    areas.some((area) => form === null || hasPrices(withPricesOf(form.listed)(area)))
  const search = async (read: (name: string) => Promise<MarketPricesView>, note: string) => {
    for (const name of names) {
      if (hasEnough()) return
      const view = await read(name)
      if (view.prices.length > 0) areas.push({ view, note })
    }
  }
  const elsewhere = (line: string) => line && `${line} ${advisorSentences.elsewhere[language]}`
  const market = place || home
  if (market) {
    const read = (name: string) =>
      listPrices(db, { q: `${name} ${market}`, state: '', page: 1, limit })
    await search(read, '')
  }
  const isPlaceKnown = areas.length > 0
  const unknownPlace = place ? unknownMarketSentence(place, language) : ''
  const missing =
    isPlaceKnown && form !== null && place ? noFormInPlace(form, place, language) : unknownPlace
  await search((name) => findPrices(db, { commodity: name, limit, state }), elsewhere(missing))
  if (state !== '') {
    const isStateMissing = namedState !== '' && !place && areas.length === 0
    const line = isStateMissing ? noPriceInState(namedState, language) : missing
    await search((name) => findPrices(db, { commodity: name, limit }), elsewhere(line))
  }
  const chosen = form === null ? areas[0] : pricesOfForm(areas, form, crop, language)
  if (!chosen) {
    const lines = [unknownPlace, advisorSentences.noPrice[language]]
    return { message: lines.filter(Boolean).join('\n'), sources: [] }
  }
  const { message, sources } = priceAnswer(chosen.view, language)
  return { message: chosen.note ? `${chosen.note}\n${message}` : message, sources }
}
