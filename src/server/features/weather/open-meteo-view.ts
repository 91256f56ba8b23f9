import { z } from 'zod'
import type { WeatherStep } from '#shared/weather/spraying.ts'
import { describeCode } from './weather-codes.ts'
import type { RawForecastDay, RawWeather } from './weather-place.ts'

/** A column of the daily table; values of the last days may be missing. */
const nullableNumbers = z.array(z.number().nullable())

/** The fields of Open-Meteo's forecast that we use. Times are local, without an offset. */
export const OpenMeteoShape = z.object({
  utc_offset_seconds: z.number().default(0),
  current: z.object({
    time: z.string(),
    temperature_2m: z.number(),
    relative_humidity_2m: z.number(),
    apparent_temperature: z.number(),
    weather_code: z.number(),
    wind_speed_10m: z.number(),
  }),
  daily: z.object({
    time: z.array(z.iso.date()),
    temperature_2m_max: nullableNumbers,
    temperature_2m_min: nullableNumbers,
    weather_code: nullableNumbers.optional(),
    precipitation_sum: nullableNumbers.optional(),
    precipitation_probability_max: nullableNumbers.optional(),
    wind_speed_10m_max: nullableNumbers.optional(),
    sunrise: z.array(z.string()).default([]),
    sunset: z.array(z.string()).default([]),
  }),
  hourly: z
    .object({
      time: z.array(z.string()),
      temperature_2m: nullableNumbers,
      relative_humidity_2m: nullableNumbers,
      wind_speed_10m: nullableNumbers,
      precipitation: nullableNumbers,
      precipitation_probability: nullableNumbers.optional(),
    })
    .optional(),
})
export type OpenMeteoAnswer = z.output<typeof OpenMeteoShape>

/** The place of a forecast. */
export interface NamedPlace {
  name: string
  /** The state or region, '' when unknown. */
  region: string
  /** The two letters of the country, '' when unknown. */
  country: string
  lat: number
  lon: number
}

/** Converts a local time such as `2026-11-20T06:25` to ISO 8601; `offset` is seconds from UTC. */
const instantOf = (local: string, offset: number) =>
  new Date(Date.parse(`${local}Z`) - offset * 1000).toISOString()

/** Sunrise and sunset. During polar day and night the service sends midnight or a date in 1970 for both. */
function sunTimes({ utc_offset_seconds: offset, daily }: OpenMeteoAnswer) {
  const [rise = '', set = ''] = [daily.sunrise[0], daily.sunset[0]]
  const isUsual = (time: string) => !Number.isNaN(Date.parse(`${time}Z`)) && time > '1971'
  if (!isUsual(rise) || !isUsual(set) || rise === set) return { sunrise: null, sunset: null }
  return { sunrise: instantOf(rise, offset), sunset: instantOf(set, offset) }
}

function forecastDays({ daily }: OpenMeteoAnswer): RawForecastDay[] {
  return daily.time.flatMap((day, i): RawForecastDay[] => {
    const min = daily.temperature_2m_min[i] ?? null
    const max = daily.temperature_2m_max[i] ?? null
    const code = daily.weather_code?.[i] ?? null
    if (min === null || max === null) return []
    return [
      {
        dt_txt: day,
        temp_min: min,
        temp_max: max,
        description: code === null ? '' : describeCode(code).description,
        wind: daily.wind_speed_10m_max?.[i] ?? null,
        rain: daily.precipitation_sum?.[i] ?? null,
        rainChance: daily.precipitation_probability_max?.[i] ?? null,
      },
    ]
  })
}

/** The hours of the forecast for which every value is known; the rain is that of the hour before. */
function hourlySteps({ hourly, daily }: OpenMeteoAnswer): WeatherStep[] {
  if (!hourly) return []
  const firstMidnight = Date.parse(`${daily.time[0]}T00:00Z`)
  return hourly.time.flatMap((time, i): WeatherStep[] => {
    const hour = (Date.parse(`${time}Z`) - firstMidnight) / 3_600_000
    const temp = hourly.temperature_2m[i] ?? null
    const humidity = hourly.relative_humidity_2m[i] ?? null
    const wind = hourly.wind_speed_10m[i] ?? null
    const rain = hourly.precipitation[i] ?? null
    if (temp === null || humidity === null || wind === null || rain === null) return []
    const rainChance = hourly.precipitation_probability?.[i] ?? null
    return [{ hour, length: 1, temp, humidity, wind, rain, rainChance }]
  })
}

/** Converts Open-Meteo's answer to the common format, which follows OpenWeather. */
export function openMeteoView(answer: OpenMeteoAnswer, place: NamedPlace): RawWeather {
  const { current, utc_offset_seconds: offset } = answer
  return {
    name: place.name,
    region: place.region,
    coord: { lat: place.lat, lon: place.lon },
    main: {
      temp: current.temperature_2m,
      feels_like: current.apparent_temperature,
      humidity: current.relative_humidity_2m,
    },
    wind: { speed: current.wind_speed_10m },
    weather: [describeCode(current.weather_code)],
    sys: { country: place.country, ...sunTimes(answer) },
    dt: instantOf(current.time, offset),
    timezone: offset,
    forecast: forecastDays(answer).slice(0, 7),
    steps: hourlySteps(answer),
  }
}
