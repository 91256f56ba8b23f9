import { listOwnCrops } from '#server/features/crop/crop.service.ts'
import { getWeather, type WeatherNeeds } from '#server/features/weather/weather.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { indiaDay } from '#server/platform/text/india-day.ts'
import type { ChatSource } from '#shared/advisor/advisor.schema.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { daysUntilExpiry } from '#shared/crop/expiry.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { say, saySources } from './advisor-sentences.policy.ts'
import type { Told } from './advisor-tool-result.ts'
import { sayWeather } from './advisor-weather.policy.ts'

/** What the advisor looks things up with. */
export interface ToolNeeds extends WeatherNeeds {
  db: Database
}

const told = (message: string, ...sources: ChatSource[]): Told => ({ message, sources })
const dayOf = (instant: string) => indiaDay(Date.parse(instant))

const toldCrops = 10
const longestPlace = 100

/** The weather of a place; '' when nobody said one. */
export async function weatherResult(
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
export async function listingsResult(
  { db }: Pick<ToolNeeds, 'db'>,
  userId: string | null,
  language: Language,
): Promise<Told> {
  if (!userId) return told(say.logIn[language])
  const { crops } = await listOwnCrops(db, userId, { page: 1, limit: toldCrops })
  if (crops.length === 0) return told(say.noListings[language])
  const lines = crops.map((crop) => sayCrop(crop, language))
  const date = indiaDay()
  const title = language === 'hi' ? 'आपकी फ़सलें' : 'Your crops'
  const from = saySources([{ title, date }], language)
  return told([...lines, '', from].join('\n'), { title, date, url: '/dashboard/crops' })
}
