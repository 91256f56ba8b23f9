import { z } from 'zod'
import { unnamedPlace } from '#shared/weather/weather.constants.ts'
import { type ForecastStep, groupDays, localDay } from './forecast-days.policy.ts'
import type { RawWeather } from './weather-place.ts'

const stepSeconds = 3 * 3600

const Words = z.array(z.object({ main: z.string(), description: z.string() })).min(1)
/** Seconds since 1970, UTC. */
const seconds = z.number()
const Fall = z.object({ '3h': z.number().optional() }).optional()
const Coord = z.object({ lat: z.number(), lon: z.number() }).optional()

/** What we read of `/data/2.5/weather`. */
export const CurrentShape = z.object({
  name: z.string(),
  coord: Coord,
  main: z.object({ temp: z.number(), feels_like: z.number(), humidity: z.number() }),
  wind: z.object({ speed: z.number() }),
  weather: Words,
  sys: z.object({
    country: z.string().optional(),
    sunrise: seconds.optional(),
    sunset: seconds.optional(),
  }),
  dt: seconds,
  timezone: z.number().optional(),
})

/** What we read of `/data/2.5/forecast`: steps of three hours. */
export const ForecastShape = z.object({
  list: z.array(
    z.object({
      dt: seconds,
      main: z.object({ temp_min: z.number(), temp_max: z.number() }),
      weather: Words,
      wind: z.object({ speed: z.number() }).optional(),
      /** Chance of rain or snow, 0 to 1. */
      pop: z.number().optional(),
      rain: Fall,
      snow: Fall,
    }),
  ),
  city: z.object({ timezone: z.number().optional(), coord: Coord }).optional(),
})

type Current = z.output<typeof CurrentShape>
type Forecast = z.output<typeof ForecastShape>

/** 0 or missing: the sun does not rise, or does not set. */
const instantOf = (time: number | undefined) => (time ? new Date(time * 1000).toISOString() : null)

/** The steps to come; late in the evening none is of today, and the weather of now stands for it. */
function stepsOf(current: Current, { list }: Forecast, timezone: number): ForecastStep[] {
  const { main, wind, weather, dt } = current
  const words = ([first]: Current['weather']) => first?.description ?? ''
  const now = {
    at: dt,
    min: main.temp,
    max: main.temp,
    description: words(weather),
    wind: wind.speed,
    rain: 0,
    rainChance: null,
  }
  const later = list.map((step) => ({
    at: step.dt,
    min: step.main.temp_min,
    max: step.main.temp_max,
    description: words(step.weather),
    wind: step.wind?.speed ?? null,
    rain: (step.rain?.['3h'] ?? 0) + (step.snow?.['3h'] ?? 0),
    rainChance: step.pop === undefined ? null : Math.round(step.pop * 100),
  }))
  const first = later[0]
  if (!first) return [now]
  const isTodayMissing = localDay(dt, timezone) !== localDay(first.at, timezone)
  return isTodayMissing && Math.abs(first.at - dt) < stepSeconds ? [now, ...later] : later
}

/** OpenWeather's two answers in the one shape of the contract. */
export function openWeatherView(current: Current, forecast: Forecast): RawWeather {
  const timezone = forecast.city?.timezone ?? current.timezone ?? 0
  const { main, wind, weather, sys, dt } = current
  return {
    // Far from any place, such as at sea, there is no name.
    name: current.name || unnamedPlace,
    region: '',
    coord: current.coord ?? forecast.city?.coord ?? null,
    main,
    wind,
    weather,
    sys: {
      country: sys.country ?? '',
      sunrise: instantOf(sys.sunrise),
      sunset: instantOf(sys.sunset),
    },
    dt: new Date(dt * 1000).toISOString(),
    timezone,
    forecast: groupDays(stepsOf(current, forecast, timezone), timezone),
  }
}
