import { z } from 'zod'
import { text } from '#shared/kit/common.schema.ts'
import { warningKinds, weatherSentences } from './weather.constants.ts'

/** Degrees, as a number or as a query parameter's text; blank is not zero. */
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

/** A city's name, or both coordinates; coordinates win. */
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

/** Where an answer is from and how old it is. */
export const AnswerSource = z.object({
  name: z.string(),
  url: z.string(),
  /** ISO 8601. */
  fetchedAt: z.string(),
  /** True when the service fails now and this is its last answer. */
  isStale: z.boolean(),
})
export type AnswerSource = z.infer<typeof AnswerSource>

/** One day of the outlook; °C, m/s, mm, %. */
export const ForecastDay = z.object({
  /** YYYY-MM-DD, the place's own day. */
  dt_txt: z.string(),
  temp_min: z.number(),
  temp_max: z.number(),
  description: z.string(),
  /** The strongest wind; null where the source does not say. */
  wind: z.number().nullable(),
  rain: z.number().nullable(),
  rainChance: z.number().nullable(),
})
export type ForecastDay = z.infer<typeof ForecastDay>

export const WeatherWarning = z.object({
  kind: z.enum(warningKinds),
  /** YYYY-MM-DD. */
  day: z.string(),
  /** °C, mm or m/s by kind: what the warning is given for. */
  value: z.number(),
  /** The English sentence. */
  message: z.string(),
})
export type WeatherWarning = z.infer<typeof WeatherWarning>

/** Metric units: °C, %, m/s. */
export const WeatherView = z.object({
  /** The place's name; 'Your location' where only its coordinates are known. */
  name: z.string(),
  /** Its state or region, '' where the source does not say. */
  region: z.string(),
  /** null where the source does not say. */
  coord: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  main: z.object({ temp: z.number(), feels_like: z.number(), humidity: z.number() }),
  wind: z.object({ speed: z.number() }),
  /** OpenWeather's words, also where another source answered: `light rain`. */
  weather: z.array(z.object({ main: z.string(), description: z.string() })).min(1),
  /** Sunrise and sunset in ISO 8601, null in the polar day and night. */
  sys: z.object({
    country: z.string(),
    sunrise: z.string().nullable(),
    sunset: z.string().nullable(),
  }),
  /** When it was measured, ISO 8601. */
  dt: z.string(),
  /** Seconds that the place's clock is ahead of UTC. */
  timezone: z.number(),
  /** From today on, up to seven days. */
  forecast: z.array(ForecastDay),
  warnings: z.array(WeatherWarning),
  /** Farming tips for the weather of now, English sentences. */
  tips: z.array(z.string()),
  source: AnswerSource,
})
export type WeatherView = z.infer<typeof WeatherView>
