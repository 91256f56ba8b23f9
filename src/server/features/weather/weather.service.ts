import type { CacheDefinition, Cached } from '#server/platform/cache/cache.ts'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { External } from '#server/platform/external/external.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { sprayingAdvice } from '#shared/weather/spraying.ts'
import { type WeatherInput, WeatherView } from '#shared/weather/weather.schema.ts'
import { farmingTips, isWet } from '#shared/weather/weather-tips.ts'
import { isFrostNear, weatherWarnings } from '#shared/weather/weather-warnings.ts'
import { localHour } from './forecast-days.policy.ts'
import { fetchOpenMeteo, openMeteoSource } from './open-meteo.ts'
import { fetchOpenWeather, openWeatherSource } from './open-weather.ts'
import { unknownPlace, weatherUnavailable } from './weather.errors.ts'
import { type LookupNeeds, openLookupLimits } from './weather-budget.service.ts'
import {
  findPinPlace,
  type PlaceQuery,
  parsePlaceQuery,
  placeKey,
  type RawWeather,
} from './weather-place.ts'

export interface WeatherNeeds extends LookupNeeds {
  log: Logger
  external: External
}

/** Unknown places are cached too, so that repeated wrong names do not use up the provider's quota. */
const weatherCache: CacheDefinition = {
  name: 'weather',
  freshMs: 10 * 60_000,
  staleMs: 6 * 3_600_000,
  maxEntries: 3000,
  patienceMs: 2500,
}

/** Whether a place has a state or country after a comma: `Rampur, UP`. */
const hasHints = (place: PlaceQuery) => 'city' in place && place.city.includes(',')

interface Loaded {
  weather: RawWeather
  source: { name: string; url: string }
}

/** Loads from OpenWeather when there is a key, and from Open-Meteo when there is none or OpenWeather fails. */
async function loadWeather({ env, log, external }: WeatherNeeds, place: PlaceQuery) {
  const fromOpenWeather = async (isAwaited: boolean): Promise<Loaded | null> => {
    const weather = await fetchOpenWeather(env, external, place, isAwaited)
    return weather && { weather, source: openWeatherSource }
  }
  const fromOpenMeteo = async (): Promise<Loaded | null> => {
    const weather = await fetchOpenMeteo(env, external, place)
    return weather && { weather, source: openMeteoSource }
  }
  if (!env.OPENWEATHER_API_KEY) return fromOpenMeteo()
  try {
    const loaded = await fromOpenWeather(false)
    // OpenWeather does not understand an Indian state after the comma; our search with Open-Meteo does.
    return loaded ?? (hasHints(place) ? await fromOpenMeteo() : null)
  } catch (error) {
    if (!(error instanceof ExternalFailure)) throw error
    if (error.reason !== 'circuit-open')
      log.warn({ err: error }, 'OpenWeather failed; trying Open-Meteo')
    try {
      return await fromOpenMeteo()
    } catch (second) {
      // OpenWeather's circuit is open, but with Open-Meteo failing too it is tried once more for the user.
      if (error.reason === 'circuit-open') return fromOpenWeather(true)
      throw second
    }
  }
}

/** The view of a cached answer, with the key of the hour and the age for which it was made. */
const presentedViews = new WeakMap<Loaded, { key: string; view: WeatherView }>()

/** The view of a cached answer. Days and hours that have passed at the place since it was fetched are left out. */
function presentCachedWeather({
  value,
  fetchedAt,
  isStale,
  isCurrent,
}: Cached<Loaded>): WeatherView {
  const { weather } = value
  const measured = Date.parse(weather.dt)
  const fetched = Date.parse(fetchedAt)
  const hourNow = () => localHour((measured + Date.now() - fetched) / 1000, weather.timezone)
  const hour = hourNow()
  const viewKey = `${hour} ${fetchedAt} ${isStale}`
  const cachedView = presentedViews.get(value)
  if (cachedView?.key === viewKey) return cachedView.view
  const isStillCurrent = isCurrent && (() => hourNow() === hour && isCurrent())
  const view = toWeatherView(value, hour, { fetchedAt, isStale }, isStillCurrent)
  presentedViews.set(value, { key: viewKey, view })
  return view
}

/** @param localNow the hour at the place, such as `2026-11-20T18`. */
function toWeatherView(
  { weather: { steps, ...weather }, source }: Loaded,
  localNow: string,
  age: { fetchedAt: string; isStale: boolean },
  isCurrent: (() => boolean) | undefined,
): WeatherView {
  const today = localNow.slice(0, 10)
  const midnight = Date.parse(`${weather.forecast[0]?.dt_txt ?? today}T00:00Z`)
  const hoursSinceMidnight = (time: string) => (Date.parse(time) - midnight) / 3_600_000
  const passed = hoursSinceMidnight(`${localNow}:00Z`)
  const forecast = weather.forecast
    .filter(({ dt_txt }) => dt_txt >= today)
    .map((day) => {
      const number = hoursSinceMidnight(`${day.dt_txt}T00:00Z`) / 24
      return { ...day, spraying: sprayingAdvice(steps, number, passed) }
    })
  const warnings = weatherWarnings(forecast)
  const view = {
    ...weather,
    forecast,
    warnings,
    tips: farmingTips({
      temp: weather.main.temp,
      humidity: weather.main.humidity,
      wind: weather.wind.speed,
      isWet: weather.weather.some(({ main }) => isWet(main)),
      isFrostNear: isFrostNear(forecast, warnings),
    }),
    source: { ...source, ...age },
  }
  return prepare(WeatherView, view, isCurrent)
}

/**
 * The current weather and the forecast for a city, a PIN code in its place, or coordinates.
 * @throws AppError `weather.unknown_place` (404); `weather.unavailable` (503) when all services fail and
 * nothing is cached; `rate.limited` (429) after too many look-ups of places in a minute,
 * `weather.lookup_limit` (429) in a day; `weather.budget_spent` (503) after too many of all users. An answer
 * of the last six hours is given in place of all of these.
 */
export async function getWeather(needs: WeatherNeeds, input: WeatherInput): Promise<WeatherView> {
  const pinPlace = findPinPlace(input)
  const place = parsePlaceQuery(pinPlace ?? input)
  if (!place) throw unknownPlace()
  const limits = openLookupLimits(needs)
  try {
    const cachedWeather = await needs.external.getOrLoad(
      weatherCache,
      placeKey(place),
      () => limits.count(() => loadWeather(needs, place)),
      limits.admit,
    )
    if (!cachedWeather.value) throw unknownPlace()
    const view = presentCachedWeather({ ...cachedWeather, value: cachedWeather.value })
    return pinPlace ? { ...view, name: pinPlace.name, region: pinPlace.state } : view
  } catch (error) {
    if (error instanceof ExternalFailure) throw weatherUnavailable()
    throw error
  }
}
