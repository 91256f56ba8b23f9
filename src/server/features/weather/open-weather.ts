import type { Env } from '#server/platform/config/env.ts'
import { outsideAddress } from '#server/platform/external/address.ts'
import { OutsideFailure } from '#server/platform/external/external.failure.ts'
import type { Outside } from '#server/platform/external/external.ts'
import type { OutsideService } from '#server/platform/external/fetch-once.ts'
import { CurrentShape, ForecastShape, openWeatherView } from './open-weather-view.ts'
import type { PlaceQuery, RawWeather } from './weather-place.ts'

export const openWeatherSource = { name: 'OpenWeather', url: 'https://openweathermap.org/' }

const service: OutsideService = {
  name: 'openweather',
  // Short, for Open-Meteo stands ready.
  timeoutMs: 3000,
  tries: 2,
  maxBytes: 500_000,
}

/**
 * Weather from OpenWeather; needs `OPENWEATHER_API_KEY`.
 * @param isAwaited as of an outside request: false where another service stands ready.
 * @returns null for an unknown city.
 * @throws OutsideFailure
 */
export async function askOpenWeather(
  env: Env,
  outside: Outside,
  place: PlaceQuery,
  isAwaited: boolean,
): Promise<RawWeather | null> {
  const query: Record<string, string> =
    'city' in place ? { q: place.city } : { lat: String(place.lat), lon: String(place.lon) }
  const request = (what: 'weather' | 'forecast') => {
    const appid = env.OPENWEATHER_API_KEY ?? ''
    const path = `/data/2.5/${what}`
    const url = outsideAddress(env.OPENWEATHER_URL, path, { ...query, units: 'metric', appid })
    return { url, isAwaited }
  }
  try {
    const [current, forecast] = await Promise.all([
      outside.askJson(service, request('weather'), CurrentShape),
      outside.askJson(service, request('forecast'), ForecastShape),
    ])
    return openWeatherView(current.data, forecast.data)
  } catch (error) {
    if (error instanceof OutsideFailure && error.status === 404 && error.reason === 'refused') {
      return null
    }
    throw error
  }
}
