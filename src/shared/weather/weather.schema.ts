import { z } from 'zod'
import { text } from '#shared/kit/common.schema.ts'
import { sprayingObstacleKinds } from './spraying.constants.ts'
import { warningKinds, weatherSentences } from './weather.constants.ts'

/** Degrees, as a number or as the text of a query parameter; blank is refused, rather than zero. */
const degrees = (limit: number, sentence: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^[-+]?\d+(\.\d+)?$/, sentence),
      ],
      sentence,
    )
    .transform(Number)
    .pipe(z.number(sentence).min(-limit, sentence).max(limit, sentence))

/** The name of a city or both coordinates; coordinates take precedence. */
export const WeatherInput = z
  .object({
    city: text('City', 100).optional(),
    lat: degrees(90, 'Latitude must be between -90 and 90').optional(),
    lon: degrees(180, 'Longitude must be between -180 and 180').optional(),
  })
  .refine(({ city, lat, lon }) => city || (lat === undefined) === (lon === undefined), {
    message: weatherSentences.bothCoordinates,
    path: ['lat'],
  })
  .refine(({ city, lat, lon }) => city || lat !== undefined || lon !== undefined, {
    message: weatherSentences.cityRequired,
    path: ['city'],
  })
export type WeatherInput = z.infer<typeof WeatherInput>

/** The source and the age of an answer. */
export const AnswerSource = z.object({
  name: z.string(),
  url: z.string(),
  /** ISO 8601. */
  fetchedAt: z.string(),
  /** True when the service is failing and this is its last answer. */
  isStale: z.boolean(),
})
export type AnswerSource = z.infer<typeof AnswerSource>

/** What hinders spraying: km/h of wind, mm of rain or °C of Delta T, at a local hour from 0 to 24. */
const SprayingObstacle = z.object({
  kind: z.enum(sprayingObstacleKinds),
  hour: z.number(),
  value: z.number(),
})
export type SprayingObstacle = z.infer<typeof SprayingObstacle>

/** Whether a day is good for spraying; hours are local, from 0 to 24, and may be fractions. */
const SprayingAdvice = z.object({
  /** The longest good time in the rest of the day's light; null when there is none. */
  window: z.object({ from: z.number(), to: z.number() }).nullable(),
  /** Nothing hinders in the rest of the day's light. */
  isAllDay: z.boolean(),
  /** What hinders most outside the window; null also when too little of the day's light is left. */
  obstacle: SprayingObstacle.nullable(),
})
export type SprayingAdvice = z.infer<typeof SprayingAdvice>

/** One day of the forecast; °C, m/s, mm, %. */
export const ForecastDay = z.object({
  /** YYYY-MM-DD, in the place's time zone. */
  dt_txt: z.string(),
  temp_min: z.number(),
  temp_max: z.number(),
  description: z.string(),
  /** The strongest wind; null when the source has none. */
  wind: z.number().nullable(),
  rain: z.number().nullable(),
  rainChance: z.number().nullable(),
  /** Null when the source's forecast has no hours for this day. */
  spraying: SprayingAdvice.nullable(),
})
export type ForecastDay = z.infer<typeof ForecastDay>

export const WeatherWarning = z.object({
  kind: z.enum(warningKinds),
  /** YYYY-MM-DD. */
  day: z.string(),
  /** The forecast value that caused the warning: °C, mm or m/s, depending on the kind. */
  value: z.number(),
  /** An English sentence. */
  message: z.string(),
})
export type WeatherWarning = z.infer<typeof WeatherWarning>

/** Metric units: °C, %, m/s. */
export const WeatherView = z.object({
  /** The name of the place; 'Your location' when only its coordinates are known. */
  name: z.string(),
  /** Its state or region, '' when the source has none. */
  region: z.string(),
  /** Null when the source has none. */
  coord: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  main: z.object({ temp: z.number(), feels_like: z.number(), humidity: z.number() }),
  wind: z.object({ speed: z.number() }),
  /** In OpenWeather's words (`light rain`), also when another source answered. */
  weather: z.array(z.object({ main: z.string(), description: z.string() })).min(1),
  /** Sunrise and sunset are ISO 8601, null during polar day and night. */
  sys: z.object({
    country: z.string(),
    sunrise: z.string().nullable(),
    sunset: z.string().nullable(),
  }),
  /** The time of measurement, ISO 8601. */
  dt: z.string(),
  /** The offset of the place's time from UTC, seconds. */
  timezone: z.number(),
  /** Up to seven days, starting today. */
  forecast: z.array(ForecastDay),
  warnings: z.array(WeatherWarning),
  /** Farming tips for the current weather, English sentences. */
  tips: z.array(z.string()),
  source: AnswerSource,
})
export type WeatherView = z.infer<typeof WeatherView>
