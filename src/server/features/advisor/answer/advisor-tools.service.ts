import { listOwnCrops } from '#server/features/crop/crop.service.ts'
import { getWeather, type WeatherNeeds } from '#server/features/weather/weather.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import type { ChatSource } from '#shared/advisor/advisor.schema.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { daysUntilExpiry } from '#shared/crop/expiry.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { OwnListingsInput } from '#shared/listing/listing.schema.ts'
import { publicPages } from '#shared/page/public-pages.constants.ts'
import { advisorSentences, sourcesLine } from './advisor-sentences.policy.ts'
import type { ToolResult } from './advisor-tool-result.ts'
import { weatherReport } from './advisor-weather.policy.ts'

/** What the advisor's tools need. */
export interface ToolNeeds extends WeatherNeeds {
  db: Database
}

const toolResult = (message: string, ...sources: ChatSource[]): ToolResult => ({ message, sources })
const indiaDayOf = (instant: string) => indiaDay(Date.parse(instant))

const maxListedCrops = 10
const maxPlaceLength = 100

/** A place as the weather of a city is requested. */
export const weatherCity = (place: string) => place.slice(0, maxPlaceLength)

/**
 * @param point the point of the place where it is known; without it the place is searched by its name.
 * @throws AppError as `getWeather` does.
 */
export const getWeatherOf = async (
  needs: WeatherNeeds,
  place: string,
  point?: { lat: number; lon: number },
) =>
  point
    ? { ...(await getWeather(needs, { lat: point.lat, lon: point.lon })), name: place }
    : getWeather(needs, { city: weatherCity(place) })

/** A place that was written in Hindi, with the name under which it was looked up, so that a mix-up is noticed. */
const placeAsWritten = (written: string, resolved: string) =>
  /\p{Script=Devanagari}/u.test(written) && written !== resolved
    ? `${written} (${resolved})`
    : resolved

/**
 * The weather of a place; for '' the answer asks for a place.
 * @param written the place as the asker wrote it.
 * @param point the point of the place where it is known; without it the place is searched by its name.
 */
export async function lookUpWeather(
  needs: WeatherNeeds,
  written: string,
  language: Language,
  point?: { lat: number; lon: number },
): Promise<ToolResult> {
  if (!written) return toolResult(advisorSentences.whichPlace[language])
  try {
    const view = await getWeatherOf(needs, written, point)
    const { name, fetchedAt } = view.source
    const place = placeAsWritten(written, view.name)
    return toolResult(weatherReport({ ...view, name: place }, language), {
      title: name,
      date: indiaDayOf(fetchedAt),
      // The page shows the user's own place by itself.
      url: point
        ? publicPages.weather
        : `${publicPages.weather}?${new URLSearchParams({ city: weatherCity(written) })}`,
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return toolResult(
      advisorSentences[error.status === 404 ? 'unknownPlace' : 'weatherUnavailable'][language],
    )
  }
}

function cropLine(
  { name, price, unit, quantity, expiryDate, isArchived }: CropView,
  language: Language,
) {
  const days = daysUntilExpiry(expiryDate)
  if (language === 'hi') {
    const left = days < 0 ? 'समय निकल गया' : `${days} दिन बाकी`
    return `${name}: ₹${price} प्रति ${unit}, ${quantity} ${unit} बाकी, ${left}${isArchived ? ' (सूची से हटाई हुई)' : ''}`
  }
  const left = days < 0 ? 'expired' : days === 1 ? '1 day left' : `${days} days left`
  return `${name}: ₹${price} per ${unit}, ${quantity} ${unit} in stock, ${left}${isArchived ? ' (archived)' : ''}`
}

/** The user's own crops on sale; there is no way to request another user's. */
export async function lookUpOwnListings(
  { db }: Pick<ToolNeeds, 'db'>,
  userId: string | null,
  language: Language,
): Promise<ToolResult> {
  if (!userId) return toolResult(advisorSentences.logIn[language])
  const newest = OwnListingsInput.parse({ limit: maxListedCrops })
  const { crops } = await listOwnCrops(db, userId, newest)
  if (crops.length === 0) return toolResult(advisorSentences.noListings[language])
  const lines = crops.map((crop) => cropLine(crop, language))
  const date = indiaDay()
  const title = language === 'hi' ? 'आपकी फ़सलें' : 'Your crops'
  const source = sourcesLine([{ title, date }], language)
  return toolResult([...lines, '', source].join('\n'), { title, date, url: '/dashboard/crops' })
}
