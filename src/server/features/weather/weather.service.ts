import type { CacheDefinition, Cached } from '#server/platform/cache/cache.ts'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import type { Env } from '#server/platform/config/env.ts'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { External } from '#server/platform/external/external.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { RateLimit } from '#server/platform/quota/rate-limit.ts'
import { type WeatherInput, WeatherView } from '#shared/weather/weather.schema.ts'
import { farmingTips, isWet } from '#shared/weather/weather-tips.ts'
import { weatherWarnings } from '#shared/weather/weather-warnings.ts'
import { localDay } from './forecast-days.policy.ts'
import { askOpenMeteo, openMeteoSource } from './open-meteo.ts'
import { askOpenWeather, openWeatherSource } from './open-weather.ts'
import { unknownPlace, weatherUnavailable } from './weather.errors.ts'
import { type PlaceQuery, placeKey, type RawWeather, readPlace } from './weather-place.ts'

export interface WeatherNeeds {
  env: Env
  log: Logger
  outside: External
  rateLimit: RateLimit
  /** Who asks, for the limit. */
  ip: string
}

/** Unknown places are kept too, or a wrong name in a loop would use up the provider's quota. */
const weatherCache: CacheDefinition = {
  name: 'weather',
  freshMs: 10 * 60_000,
  staleMs: 6 * 3_600_000,
  maxEntries: 3000,
  patienceMs: 2500,
}

/** Places that are not in memory, per address. */
const lookupQuota = { name: 'weather-lookups', max: 60, window: 60 }

/** `Rampur, UP` */
const hasHints = (place: PlaceQuery) => 'city' in place && place.city.includes(',')

interface Loaded {
  weather: RawWeather
  source: { name: string; url: string }
}

/** OpenWeather where there is a key, Open-Meteo where there is none or OpenWeather fails. */
async function load({ env, log, outside: external }: WeatherNeeds, place: PlaceQuery) {
  const fromOpenWeather = async (isAwaited: boolean): Promise<Loaded | null> => {
    const weather = await askOpenWeather(env, external, place, isAwaited)
    return weather && { weather, source: openWeatherSource }
  }
  const fromOpenMeteo = async (): Promise<Loaded | null> => {
    const weather = await askOpenMeteo(env, external, place)
    return weather && { weather, source: openMeteoSource }
  }
  if (!env.OPENWEATHER_API_KEY) return fromOpenMeteo()
  try {
    const loaded = await fromOpenWeather(false)
    // OpenWeather reads no Indian state after the comma; our own search for places does.
    return loaded ?? (hasHints(place) ? await fromOpenMeteo() : null)
  } catch (error) {
    if (!(error instanceof ExternalFailure)) throw error
    if (error.reason !== 'circuit-open')
      log.warn({ err: error }, 'OpenWeather failed; asking Open-Meteo')
    try {
      return await fromOpenMeteo()
    } catch (second) {
      // It was spared while it rests, but now nobody else is left, and a person waits.
      if (error.reason === 'circuit-open') return fromOpenWeather(true)
      throw second
    }
  }
}

/** What was made of an answer, by the day and the state it was made for. */
const presented = new WeakMap<Loaded, { of: string; view: WeatherView }>()

/** An answer from memory may begin with yesterday: the days that its own clock has passed are left out. */
function present({ value, fetchedAt, isStale, isCurrent }: Cached<Loaded>): WeatherView {
  const { weather } = value
  const measured = Date.parse(weather.dt)
  const fetched = Date.parse(fetchedAt)
  const dayNow = () => localDay((measured + Date.now() - fetched) / 1000, weather.timezone)
  const today = dayNow()
  const of = `${today} ${fetchedAt} ${isStale}`
  const known = presented.get(value)
  if (known?.of === of) return known.view
  const isSame = isCurrent && (() => dayNow() === today && isCurrent())
  const view = viewOf(value, today, { fetchedAt, isStale }, isSame)
  presented.set(value, { of, view })
  return view
}

function viewOf(
  { weather, source }: Loaded,
  today: string,
  age: { fetchedAt: string; isStale: boolean },
  isCurrent: (() => boolean) | undefined,
): WeatherView {
  const forecast = weather.forecast.filter(({ dt_txt }) => dt_txt >= today)
  const view = {
    ...weather,
    forecast,
    warnings: weatherWarnings(forecast),
    tips: farmingTips({
      temp: weather.main.temp,
      humidity: weather.main.humidity,
      wind: weather.wind.speed,
      isWet: weather.weather.some(({ main }) => isWet(main)),
    }),
    source: { ...source, ...age },
  }
  return prepare(WeatherView, view, isCurrent)
}

/**
 * The weather of now and of the next days at a city or at coordinates.
 * @throws AppError `weather.unknown_place` (404); `weather.unavailable` (503) when all services are
 * silent and nothing is kept; `rate.limited` (429) for one who looks up too many places.
 */
export async function getWeather(needs: WeatherNeeds, input: WeatherInput): Promise<WeatherView> {
  const place = readPlace(input)
  if (!place) throw unknownPlace()
  try {
    const kept = await needs.outside.getOrLoad(
      weatherCache,
      placeKey(place),
      () => load(needs, place),
      () => needs.rateLimit.consume(lookupQuota, needs.ip),
    )
    if (!kept.value) throw unknownPlace()
    return present({ ...kept, value: kept.value })
  } catch (error) {
    if (error instanceof ExternalFailure) throw weatherUnavailable()
    throw error
  }
}
