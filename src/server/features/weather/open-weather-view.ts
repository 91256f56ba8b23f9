import { z } from 'zod'
import type { WeatherStep } from '#shared/weather/spraying.ts'
import { unnamedPlace } from '#shared/weather/weather.constants.ts'
import { type ForecastStep, groupDays, localDay } from './forecast-days.policy.ts'
import type { RawWeather } from './weather-place.ts'

const stepSeconds = 3 * 3600

const WeatherConditions = z.array(z.object({ main: z.string(), description: z.string() })).min(1)
/** Seconds since 1970, UTC. */
const seconds = z.number()
const Precipitation = z.object({ '3h': z.number().optional() }).optional()
const Coord = z.object({ lat: z.number(), lon: z.number() }).optional()

/** The fields of `/data/2.5/weather` that we use. */
export const CurrentShape = z.object({
  name: z.string(),
  coord: Coord,
  main: z.object({ temp: z.number(), feels_like: z.number(), humidity: z.number() }),
  wind: z.object({ speed: z.number() }),
  weather: WeatherConditions,
  sys: z.object({
    country: z.string().optional(),
    sunrise: seconds.optional(),
    sunset: seconds.optional(),
  }),
  dt: seconds,
  timezone: z.number().optional(),
})

/** The fields of `/data/2.5/forecast` that we use: steps of three hours. */
export const ForecastShape = z.object({
  list: z.array(
    z.object({
      dt: seconds,
      main: z.object({
        temp: z.number().optional(),
        temp_min: z.number(),
        temp_max: z.number(),
        humidity: z.number().optional(),
      }),
      weather: WeatherConditions,
      wind: z.object({ speed: z.number() }).optional(),
      /** Chance of rain or snow, 0 to 1. */
      pop: z.number().optional(),
      rain: Precipitation,
      snow: Precipitation,
    }),
  ),
  city: z.object({ timezone: z.number().optional(), coord: Coord }).optional(),
})

type Current = z.output<typeof CurrentShape>
type Forecast = z.output<typeof ForecastShape>

/** The time as ISO 8601; null for 0 or a missing time, which mean polar day or night. */
const instantOf = (time: number | undefined) => (time ? new Date(time * 1000).toISOString() : null)

/** The forecast steps. Late in the evening none is of today, so the current weather is added for today. */
function forecastSteps(current: Current, { list }: Forecast, timezone: number): ForecastStep[] {
  const { main, wind, weather, dt } = current
  const firstDescription = ([first]: Current['weather']) => first?.description ?? ''
  const now = {
    at: dt,
    min: main.temp,
    max: main.temp,
    description: firstDescription(weather),
    wind: wind.speed,
    rain: 0,
    rainChance: null,
  }
  const futureSteps = list.map((step) => ({
    at: step.dt,
    min: step.main.temp_min,
    max: step.main.temp_max,
    description: firstDescription(step.weather),
    wind: step.wind?.speed ?? null,
    rain: (step.rain?.['3h'] ?? 0) + (step.snow?.['3h'] ?? 0),
    rainChance: step.pop === undefined ? null : Math.round(step.pop * 100),
  }))
  const first = futureSteps[0]
  if (!first) return [now]
  const isTodayMissing = localDay(dt, timezone) !== localDay(first.at, timezone)
  return isTodayMissing && Math.abs(first.at - dt) < stepSeconds
    ? [now, ...futureSteps]
    : futureSteps
}

/** The steps of which the wind and the humidity are known; the rain is that of the three hours before. */
function weatherSteps({ list }: Forecast, timezone: number, firstDay: string): WeatherStep[] {
  const firstMidnight = Date.parse(`${firstDay}T00:00Z`) / 1000
  return list.flatMap(({ dt, main, wind, pop, rain, snow }): WeatherStep[] => {
    const { temp, humidity } = main
    if (temp === undefined || humidity === undefined || !wind) return []
    return [
      {
        hour: (dt + timezone - firstMidnight) / 3600,
        length: stepSeconds / 3600,
        temp,
        humidity,
        wind: wind.speed,
        rain: (rain?.['3h'] ?? 0) + (snow?.['3h'] ?? 0),
        rainChance: pop === undefined ? null : Math.round(pop * 100),
      },
    ]
  })
}

/** Converts OpenWeather's two answers to the common format. */
export function openWeatherView(current: Current, forecast: Forecast): RawWeather {
  const timezone = forecast.city?.timezone ?? current.timezone ?? 0
  const { main, wind, weather, sys, dt } = current
  const days = groupDays(forecastSteps(current, forecast, timezone), timezone)
  return {
    // Coordinates far from any place, such as at sea, have no name.
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
    forecast: days,
    steps: weatherSteps(forecast, timezone, days[0]?.dt_txt ?? localDay(dt, timezone)),
  }
}
