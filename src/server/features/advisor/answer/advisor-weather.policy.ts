import type { CardSky } from '#shared/advisor/advisor-card.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { WeatherView } from '#shared/weather/weather.schema.ts'
import { toKmPerHour } from '#shared/weather/wind-speed.ts'
import { formatLongDate, sourcesLine } from './advisor-sentences.policy.ts'
import { hindiWeatherTips, hindiWeatherWarnings } from './advisor-weather-hindi.data.ts'

/** Hindi for OpenWeather's weather conditions; the first pattern that matches wins. */
const hindiSkies: readonly (readonly [RegExp, string])[] = [
  [/hail/, 'ओले और गरज'],
  [/thunder/, 'गरज के साथ बारिश'],
  [/tornado|squall/, 'आँधी'],
  [/snow|sleet/, 'बर्फ़बारी'],
  [/drizzle/, 'बूँदाबाँदी'],
  [/(?:heavy|extreme).*rain/, 'तेज़ बारिश'],
  [/light.*rain/, 'हल्की बारिश'],
  [/rain|shower/, 'बारिश'],
  [/mist|fog/, 'कोहरा'],
  [/haze|smoke/, 'धुंध'],
  [/sand|dust|ash/, 'धूल'],
  [/clear/, 'आसमान साफ़'],
  [/few|scattered/, 'थोड़े बादल'],
  [/cloud/, 'बादल'],
]

const cardSkyPatterns: readonly (readonly [RegExp, CardSky])[] = [
  [/thunder|tornado|squall/, 'thunder'],
  [/rain|drizzle|snow/, 'rain'],
  [/mist|fog|haze|smoke|dust|sand|ash/, 'fog'],
  [/clear/, 'clear'],
]

/** @param main the weather's group in OpenWeather's words: `Rain`. */
export const skyOfWeather = (main: string): CardSky =>
  cardSkyPatterns.find(([pattern]) => pattern.test(main.toLowerCase()))?.[1] ?? 'clouds'

/** The description of the sky; '' in Hindi for a condition without a translation. */
export const skyText = (description: string, language: Language) =>
  language === 'en'
    ? description
    : (hindiSkies.find(([pattern]) => pattern.test(description.toLowerCase()))?.[1] ?? '')

/** The description of the sky after a comma; '' when there is none. */
const skyClause = (description: string, language: Language) => {
  const sky = skyText(description, language)
  return sky && `, ${sky}`
}

const forecastDays = 3
const round = (value: number) => Math.round(value)

function currentWeatherLine(
  { name, main, wind, weather }: WeatherView,
  language: Language,
): string {
  const { temp, humidity } = main
  const sky = skyClause(weather[0]?.description ?? '', language)
  const windSpeed = round(toKmPerHour(wind.speed))
  return language === 'hi'
    ? `${name}: अभी ${round(temp)}°C${sky}, नमी ${round(humidity)}%, हवा ${windSpeed} किमी प्रति घंटा।`
    : `${name}: ${round(temp)}°C now${sky}, humidity ${round(humidity)}%, wind ${windSpeed} km/h.`
}

function forecastLines({ forecast }: WeatherView, language: Language): string[] {
  return forecast.slice(0, forecastDays).map((day) => {
    const range = `${round(day.temp_min)}–${round(day.temp_max)}°C`
    const rain = day.rainChance
    const sky = skyClause(day.description, language)
    if (language === 'hi') {
      return `${formatLongDate(day.dt_txt, 'hi')}: ${range}${sky}${rain === null ? '' : `, बारिश की संभावना ${round(rain)}%`}`
    }
    const chance = rain === null ? '' : `, ${round(rain)}% chance of rain`
    return `${formatLongDate(day.dt_txt, 'en')}: ${range}${sky}${chance}`
  })
}

/** The warnings day by day, or one line that says there are none. */
function warningLines({ warnings, forecast }: WeatherView, language: Language): string[] {
  const days = forecast.length
  if (warnings.length === 0 && days > 0) {
    return [
      language === 'hi'
        ? `अगले ${days} दिन पाले, तेज़ गर्मी, भारी बारिश या तेज़ हवा की चेतावनी नहीं है।`
        : `No warning of frost, heat, heavy rain or strong wind for the next ${days} days.`,
    ]
  }
  return warnings.map(({ day, message }) =>
    language === 'hi'
      ? `चेतावनी, ${formatLongDate(day, 'hi')}: ${hindiWeatherWarnings[message] ?? message}`
      : `Warning for ${formatLongDate(day, 'en')}: ${message}`,
  )
}

/** The weather as text: now, the next three days, warnings, and tips for the field. */
export function weatherReport(view: WeatherView, language: Language): string {
  const tips = view.tips.map((tip) => (language === 'hi' ? (hindiWeatherTips[tip] ?? tip) : tip))
  const { name, fetchedAt } = view.source
  const source = sourcesLine([{ title: name, date: fetchedAt }], language)
  return [
    currentWeatherLine(view, language),
    ...forecastLines(view, language),
    ...warningLines(view, language),
    ...tips,
    '',
    source,
  ].join('\n')
}
