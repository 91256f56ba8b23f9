import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The only places that this stand-in knows. */
const places = [
  {
    name: 'Sultanpur',
    admin1: 'Uttar Pradesh',
    country_code: 'IN',
    country: 'India',
    at: [26.26, 82.07],
  },
  {
    name: 'Nashik',
    admin1: 'Maharashtra',
    country_code: 'IN',
    country: 'India',
    at: [20.0, 73.78],
  },
  { name: 'Delhi', admin1: 'Delhi', country_code: 'IN', country: 'India', at: [28.65, 77.23] },
  { name: 'Jaipur', admin1: 'Rajasthan', country_code: 'IN', country: 'India', at: [26.92, 75.79] },
  {
    name: 'London',
    admin1: 'England',
    country_code: 'GB',
    country: 'United Kingdom',
    at: [51.51, -0.13],
  },
  { name: 'Leh', admin1: 'Ladakh', country_code: 'IN', country: 'India', at: [34.16, 77.58] },
  { name: 'Kargil', admin1: 'Ladakh', country_code: 'IN', country: 'India', at: [34.55, 76.13] },
] as const

/** Towns that are answered for so many milliseconds late: longer than a page waits, and no failure yet. */
const lateTowns = ['leh', 'kargil']
const lateMs = 2500

/** The current weather; wind in m/s. */
const current: Record<string, number> = {
  temperature_2m: 31.4,
  apparent_temperature: 34.2,
  relative_humidity_2m: 84,
  wind_speed_10m: 7.6,
  wind_gusts_10m: 10.2,
  wind_direction_10m: 90,
  weather_code: 61,
  precipitation: 0.6,
  rain: 0.6,
  is_day: 1,
  cloud_cover: 80,
  surface_pressure: 1002,
  pressure_msl: 1010,
}

/** The value of each field for a day, given the number of days from today. */
const daily: Record<string, (day: number) => number> = {
  weather_code: (day) => [61, 3, 1, 0, 65, 80, 2][day % 7] ?? 0,
  temperature_2m_max: (day) => [32.1, 33.5, 36.2, 41.3, 30.4, 29.8, 31][day % 7] ?? 30,
  temperature_2m_min: (day) => [22.4, 21.8, 23.1, 25, 20.2, 19.6, 18.9][day % 7] ?? 20,
  precipitation_sum: (day) => [4.2, 0, 0, 0, 82.4, 12, 0][day % 7] ?? 0,
  precipitation_probability_max: (day) => [70, 10, 5, 0, 95, 80, 15][day % 7] ?? 0,
  rain_sum: (day) => [4.2, 0, 0, 0, 82.4, 12, 0][day % 7] ?? 0,
  wind_speed_10m_max: (day) => [8.1, 5.2, 4.4, 6, 14.2, 9.3, 5][day % 7] ?? 5,
  wind_gusts_10m_max: (day) => [11, 8, 7, 9, 21, 14, 8][day % 7] ?? 8,
  relative_humidity_2m_mean: () => 70,
}

/** The value of each field for an hour of a day: mornings and evenings are mild, afternoons hot and windy. */
const hourly: Record<string, (day: number, hour: number) => number> = {
  temperature_2m: (day, hour) => {
    const [min, max] = [
      daily.temperature_2m_min?.(day) ?? 20,
      daily.temperature_2m_max?.(day) ?? 30,
    ]
    return min + ((max - min) * (1 - Math.cos(((hour - 3) / 12) * Math.PI))) / 2
  },
  relative_humidity_2m: (_day, hour) => (hour < 12 ? 75 : 45),
  wind_speed_10m: (day, hour) =>
    hour < 11 ? 2 : (daily.wind_speed_10m_max?.(day) ?? 5) * (hour === 14 ? 1 : 0.7),
  precipitation: (day, hour) => ((daily.precipitation_sum?.(day) ?? 0) * (hour >= 13 ? 1 : 0)) / 11,
  precipitation_probability: (day, hour) =>
    hour >= 13 ? (daily.precipitation_probability_max?.(day) ?? 0) : 0,
}

const indiaSeconds = 19_800
const dayMs = 86_400_000

/** The date in India `ahead` days from today, YYYY-MM-DD. */
const dayOf = (ahead: number) =>
  new Date(Date.now() + indiaSeconds * 1000 + ahead * dayMs).toISOString().slice(0, 10)

const listOf = (text: string | undefined) => text?.split(',').filter(Boolean) ?? []

type Query = Record<string, string | undefined>

function forecast(query: Query) {
  const isUnix = query.timeformat === 'unixtime'
  const speedFactor = query.wind_speed_unit === 'ms' ? 1 : 3.6
  const scale = (name: string, value: number) =>
    name.startsWith('wind_speed') || name.startsWith('wind_gusts') ? value * speedFactor : value
  const days = Array.from({ length: Number(query.forecast_days ?? 7) }, (_, day) => day)
  const clock = (day: number, time: string) => {
    const local = `${dayOf(day)}T${time}`
    return isUnix ? Date.parse(`${local}:00Z`) / 1000 - indiaSeconds : local
  }
  const dayColumn = (name: string) => {
    if (name === 'sunrise') return days.map((day) => clock(day, '06:21'))
    if (name === 'sunset') return days.map((day) => clock(day, '17:12'))
    return days.map((day) => scale(name, daily[name]?.(day) ?? 0))
  }
  const hours = days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => ({ day, hour })))
  const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  const now = Math.floor(Date.now() / 1000)
  const localNow = new Date((now + indiaSeconds) * 1000).toISOString().slice(0, 16)
  return {
    latitude: Number(query.latitude),
    longitude: Number(query.longitude),
    utc_offset_seconds: indiaSeconds,
    timezone: 'Asia/Kolkata',
    timezone_abbreviation: 'IST',
    current: {
      time: isUnix ? now : localNow,
      interval: 900,
      ...Object.fromEntries(
        listOf(query.current).map((name) => [name, scale(name, current[name] ?? 0)]),
      ),
    },
    daily: {
      time: days.map((day) => (isUnix ? clock(day, '00:00') : dayOf(day))),
      ...Object.fromEntries(listOf(query.daily).map((name) => [name, dayColumn(name)])),
    },
    hourly: {
      time: hours.map(({ day, hour }) => clock(day, hourName(hour))),
      ...Object.fromEntries(
        listOf(query.hourly).map((name) => [
          name,
          hours.map(({ day, hour }) => scale(name, hourly[name]?.(day, hour) ?? 0)),
        ]),
      ),
    },
  }
}

/** Open-Meteo's forecast and geocoding, with the same weather everywhere. */
export function mountOpenMeteo(server: FastifyInstance) {
  server.get('/v1/forecast', async ({ query }) => forecast(query as Query))
  server.get('/v1/search', async ({ query }) => {
    const wanted = ((query as Query).name ?? '').toLowerCase()
    if (lateTowns.includes(wanted)) await sleep(lateMs)
    const matches = places.filter(({ name }) => name.toLowerCase() === wanted)
    if (matches.length === 0) return { generationtime_ms: 0.1 }
    return {
      results: matches.map(({ at: [latitude, longitude], ...place }, i) => ({
        id: i + 1,
        ...place,
        latitude,
        longitude,
        timezone: 'Asia/Kolkata',
        population: 100_000,
      })),
    }
  })
}
