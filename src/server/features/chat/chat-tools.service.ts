import type { ChatReply, ChatSource } from '../../../shared/chat.schema.ts'
import type { CropView } from '../../../shared/crop.schema.ts'
import { daysUntilExpiry } from '../../../shared/expiry.ts'
import type { MarketPrice, MarketPricesView } from '../../../shared/market.schema.ts'
import type { Language } from '../../../shared/user.schema.ts'
import type { Database } from '../../core/database.ts'
import { AppError } from '../../core/errors.ts'
import { indiaDay } from '../../core/india-day.ts'
import { listOwnCrops } from '../crop/crop.service.ts'
import { findPrices } from '../market/market.service.ts'
import { getWeather, type WeatherNeeds } from '../weather/weather.service.ts'
import { say, sayDay, saySources } from './chat-sentences.policy.ts'
import { stateName } from './chat-sowing-passages.policy.ts'
import { sayWeather } from './chat-weather.policy.ts'

/** What the advisor looks things up with. */
export interface ToolNeeds extends WeatherNeeds {
  db: Database
}

/** What was looked up, in words, and where it is from. */
export type Told = Pick<ChatReply, 'message' | 'sources'>

const told = (message: string, ...sources: ChatSource[]): Told => ({ message, sources })
const dayOf = (instant: string) => indiaDay(Date.parse(instant))

const toldPrices = 4
const toldCrops = 10
const longestPlace = 100

function sayPrice({ name, price, region, mandi }: MarketPrice, language: Language): string {
  const state = stateName(region, language)
  if (!mandi) return `${name}, ${state}: ${price}`
  const { market, min, modal, max, arrivalDate } = mandi
  const rupees = new Intl.NumberFormat('en-IN')
  const range = `₹${rupees.format(min)}–${rupees.format(max)}`
  const common = `₹${rupees.format(modal)}`
  return language === 'hi'
    ? `${name}, ${market} (${state}), ${sayDay(arrivalDate, 'hi')}: ${common} प्रति क्विंटल (${range})`
    : `${name}, ${market} (${state}), ${sayDay(arrivalDate, 'en')}: ${common} a quintal (${range})`
}

function sayPrices({ prices, source }: MarketPricesView, language: Language): string {
  const lines = prices.slice(0, toldPrices).map((price) => sayPrice(price, language))
  const from = saySources([{ title: source.name, date: source.asOf }], language)
  const isSample = source.kind === 'sample'
  return [...lines, ...(isSample ? [say.samplePrices[language]] : []), '', from].join('\n')
}

/**
 * What mandis pay for a crop, in a state where it is told there, else anywhere.
 * @param crop by any name; null when the question names none.
 */
export async function tellPrices(
  { db }: Pick<ToolNeeds, 'db'>,
  { crop, state }: { crop: string | null; state: string },
  language: Language,
): Promise<Told> {
  if (!crop) return told(say.whichCrop[language])
  const wish = { commodity: crop, limit: toldPrices }
  const here = await findPrices(db, { ...wish, state })
  const view = here.prices.length > 0 || !state ? here : await findPrices(db, wish)
  if (view.prices.length === 0) return told(say.noPrice[language])
  const { name, asOf } = view.source
  return told(sayPrices(view, language), { title: name, date: dayOf(asOf), url: '/market-price' })
}

/** The weather of a place; '' when nobody said one. */
export async function tellWeather(
  needs: WeatherNeeds,
  place: string,
  language: Language,
): Promise<Told> {
  if (!place) return told(say.whichPlace[language])
  try {
    const view = await getWeather(needs, { city: place.slice(0, longestPlace) })
    const { name, fetchedAt } = view.source
    return told(sayWeather(view, language), {
      title: name,
      date: dayOf(fetchedAt),
      url: '/weather',
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return told(say[error.status === 404 ? 'unknownPlace' : 'weatherSilent'][language])
  }
}

function sayCrop(
  { name, price, unit, quantity, expiryDate, isArchived }: CropView,
  language: Language,
) {
  const days = daysUntilExpiry(expiryDate)
  if (language === 'hi') {
    const left = days < 0 ? 'समय निकल गया' : `${days} दिन बाकी`
    return `${name}: ₹${price} प्रति ${unit}, ${quantity} ${unit} बाकी, ${left}${isArchived ? ' (छिपी हुई)' : ''}`
  }
  const left = days < 0 ? 'expired' : days === 1 ? '1 day left' : `${days} days left`
  return `${name}: ₹${price} per ${unit}, ${quantity} ${unit} in stock, ${left}${isArchived ? ' (archived)' : ''}`
}

/** A person's own crops on sale; nobody else's can be asked for. */
export async function tellListings(
  { db }: Pick<ToolNeeds, 'db'>,
  userId: string | null,
  language: Language,
): Promise<Told> {
  if (!userId) return told(say.logIn[language])
  const { crops } = await listOwnCrops(db, userId)
  if (crops.length === 0) return told(say.noListings[language])
  const lines = crops.slice(0, toldCrops).map((crop) => sayCrop(crop, language))
  const date = indiaDay()
  const title = language === 'hi' ? 'आपकी फसलें' : 'Your crops'
  const from = saySources([{ title, date }], language)
  return told([...lines, '', from].join('\n'), { title, date, url: '/dashboard/crops' })
}
