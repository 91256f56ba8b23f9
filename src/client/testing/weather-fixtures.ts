import { tipSentences } from '#shared/weather/weather.constants.ts'
import type { WeatherView } from '#shared/weather/weather.schema.ts'

/** YYYY-MM-DD, `i` days after 20 November 2026. */
export const day = (i: number) => `2026-11-${20 + i}`
/** A mild day in Sultanpur at one in the afternoon, and six days after it. */
export const weather = (part: Partial<WeatherView> = {}): WeatherView => ({
  name: 'Sultanpur',
  region: 'Uttar Pradesh',
  coord: { lat: 26.26, lon: 82.07 },
  main: { temp: 22.4, feels_like: 21.9, humidity: 48 },
  wind: { speed: 5 },
  weather: [{ main: 'Clouds', description: 'scattered clouds' }],
  sys: { country: 'IN', sunrise: '2026-11-20T00:55:00.000Z', sunset: '2026-11-20T11:39:00.000Z' },
  dt: '2026-11-20T07:30:00.000Z',
  timezone: 19_800,
  forecast: [0, 1, 2, 3, 4, 5, 6].map((i) => ({
    dt_txt: day(i),
    temp_min: 10 + i,
    temp_max: 25 + i,
    description: 'clear sky',
    wind: 3,
    rain: 0,
    rainChance: 0,
    spraying: { window: { from: 7, to: 17 }, isAllDay: true, obstacle: null },
  })),
  warnings: [],
  tips: [tipSentences.good],
  source: {
    name: 'Open-Meteo.com',
    url: 'https://open-meteo.com/',
    fetchedAt: '2026-11-20T07:31:00.000Z',
    isStale: false,
  },
  ...part,
})
