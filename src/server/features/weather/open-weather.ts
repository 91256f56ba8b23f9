import type { Env } from '#server/platform/config/env.ts'
import { externalAddress } from '#server/platform/external/address.ts'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import { CurrentShape, ForecastShape, openWeatherView } from './open-weather-view.ts'
import type { PlaceQuery, RawWeather } from './weather-place.ts'

export const openWeatherSource = { name: 'OpenWeather', url: 'https://openweathermap.org/' }

const service: ExternalService = {
  name: 'openweather',
  // Short, because Open-Meteo is the fallback.
  timeoutMs: 3000,
  tries: 2,
  maxBytes: 500_000,
}

/**
 * Fetches weather from OpenWeather; needs `OPENWEATHER_API_KEY`.
 * @param isAwaited as for any external request: false when there is a fallback service.
 * @returns null for an unknown city.
 * @throws ExternalFailure
 */
export async function fetchOpenWeather(
  env: Env,
  external: External,
  place: PlaceQuery,
  isAwaited: boolean,
): Promise<RawWeather | null> {
  const query: Record<string, string> =
    'city' in place ? { q: place.city } : { lat: String(place.lat), lon: String(place.lon) }
  const request = (what: 'weather' | 'forecast') => {
    const appid = env.OPENWEATHER_API_KEY ?? ''
    const path = `/data/2.5/${what}`
    const url = externalAddress(env.OPENWEATHER_URL, path, { ...query, units: 'metric', appid })
    return { url, isAwaited }
  }
  try {
    const [current, forecast] = await Promise.all([
      external.askJson(service, request('weather'), CurrentShape),
      external.askJson(service, request('forecast'), ForecastShape),
    ])
    return openWeatherView(current.data, forecast.data)
  } catch (error) {
    if (error instanceof ExternalFailure && error.status === 404 && error.reason === 'refused') {
      return null
    }
    throw error
  }
}
