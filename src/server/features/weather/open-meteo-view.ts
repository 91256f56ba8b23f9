import { z } from 'zod'
import type { ForecastDay } from '#shared/weather/weather.schema.ts'
import { describeCode } from './weather-codes.ts'
import type { RawWeather } from './weather-place.ts'

/** A column of the daily table; the last days may have gaps. */
const numbers = z.array(z.number().nullable())

/** What we read of Open-Meteo's forecast. Times are the place's own, without an offset. */
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
    temperature_2m_max: numbers,
    temperature_2m_min: numbers,
    weather_code: numbers.optional(),
    precipitation_sum: numbers.optional(),
    precipitation_probability_max: numbers.optional(),
    wind_speed_10m_max: numbers.optional(),
    sunrise: z.array(z.string()).default([]),
    sunset: z.array(z.string()).default([]),
  }),
})
export type OpenMeteoAnswer = z.output<typeof OpenMeteoShape>

/** Where the weather is of; `country` by its two letters, both '' when unknown. */
export interface NamedPlace {
  name: string
  region: string
  country: string
  lat: number
  lon: number
}

/** `2026-11-20T06:25` of a clock that is `offset` seconds ahead of UTC. */
const instantOf = (local: string, offset: number) =>
  new Date(Date.parse(`${local}Z`) - offset * 1000).toISOString()

/** Where the sun does not rise or set, both are midnight or a date of 1970. */
function sunOf({ utc_offset_seconds: offset, daily }: OpenMeteoAnswer) {
  const [rise = '', set = ''] = [daily.sunrise[0], daily.sunset[0]]
  const isUsual = (time: string) => !Number.isNaN(Date.parse(`${time}Z`)) && time > '1971'
  if (!isUsual(rise) || !isUsual(set) || rise === set) return { sunrise: null, sunset: null }
  return { sunrise: instantOf(rise, offset), sunset: instantOf(set, offset) }
}

function daysOf({ daily }: OpenMeteoAnswer): ForecastDay[] {
  return daily.time.flatMap((day, i): ForecastDay[] => {
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

/** Open-Meteo's answer in the one shape of the contract, OpenWeather's. */
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
    sys: { country: place.country, ...sunOf(answer) },
    dt: instantOf(current.time, offset),
    timezone: offset,
    forecast: daysOf(answer).slice(0, 7),
  }
}
