import { z } from 'zod'
import type { CacheDefinition } from '#server/platform/cache/cache.ts'
import type { Env } from '#server/platform/config/env.ts'
import { externalAddress } from '#server/platform/external/address.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import { unnamedPlace } from '#shared/weather/weather.constants.ts'
import {
  type NamedPlace,
  type OpenMeteoAnswer,
  OpenMeteoShape,
  openMeteoView,
} from './open-meteo-view.ts'
import { likeliestPlace, splitPlaceName } from './place-rank.policy.ts'
import type { PlaceQuery, RawWeather } from './weather-place.ts'

export const openMeteoSource = { name: 'Open-Meteo.com', url: 'https://open-meteo.com/' }

const forecastService: ExternalService = {
  name: 'open-meteo',
  timeoutMs: 4000,
  tries: 2,
  maxBytes: 500_000,
}
const geocodingService: ExternalService = { ...forecastService, name: 'open-meteo-geocoding' }

/** Coordinates of places hardly ever change, so they are cached for long. */
const placeCache: CacheDefinition = {
  name: 'weather-places',
  freshMs: 24 * 3_600_000,
  staleMs: 30 * 24 * 3_600_000,
  maxEntries: 5000,
}

const GeocodingResults = z.object({
  results: z
    .array(
      z.object({
        name: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        country_code: z.string().optional(),
        country: z.string().optional(),
        admin1: z.string().optional(),
        population: z.number().optional(),
      }),
    )
    // An answer without matches lacks this key.
    .default([]),
})

/** @returns null when there is no place of that name. */
async function findPlace(env: Env, external: External, city: string): Promise<NamedPlace | null> {
  const { name, hints } = splitPlaceName(city)
  const url = externalAddress(env.OPEN_METEO_GEOCODING_URL, '/v1/search', {
    name,
    count: '20',
    language: /\p{Script=Devanagari}/u.test(name) ? 'hi' : 'en',
    format: 'json',
  })
  const { data } = await external.askJson(
    geocodingService,
    { url, isAwaited: true },
    GeocodingResults,
  )
  const place = likeliestPlace(data.results, name, hints)
  return (
    place && {
      name: place.name,
      region: place.admin1 ?? '',
      country: place.country_code ?? '',
      lat: place.latitude,
      lon: place.longitude,
    }
  )
}

async function fetchForecast(env: Env, external: External, lat: number, lon: number) {
  const url = externalAddress(env.OPEN_METEO_URL, '/v1/forecast', {
    latitude: String(lat),
    longitude: String(lon),
    current: 'temperature_2m,relative_humidity_2m,apparent_temperature,weather_code,wind_speed_10m',
    daily:
      'weather_code,temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max,wind_speed_10m_max,sunrise,sunset',
    // For the advice on spraying.
    hourly:
      'temperature_2m,relative_humidity_2m,wind_speed_10m,precipitation,precipitation_probability',
    wind_speed_unit: 'ms',
    timezone: 'auto',
    forecast_days: '7',
  })
  const { data } = await external.askJson(forecastService, { url, isAwaited: true }, OpenMeteoShape)
  return data satisfies OpenMeteoAnswer
}

/**
 * Fetches weather from Open-Meteo. It has no names for coordinates, so their place is unnamed.
 * @returns null for an unknown city.
 * @throws ExternalFailure
 */
export async function fetchOpenMeteo(
  env: Env,
  external: External,
  query: PlaceQuery,
): Promise<RawWeather | null> {
  if ('lat' in query) {
    const { lat, lon } = query
    const answer = await fetchForecast(env, external, lat, lon)
    return openMeteoView(answer, { name: unnamedPlace, region: '', country: '', lat, lon })
  }
  const { value: place } = await external.getOrLoad(placeCache, query.city.toLowerCase(), () =>
    findPlace(env, external, query.city),
  )
  if (!place) return null
  return openMeteoView(await fetchForecast(env, external, place.lat, place.lon), place)
}
