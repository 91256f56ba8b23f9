import { fieldWeatherLimits, tipSentences } from './weather.constants.ts'

/** The current weather, as far as it matters for field work. */
export interface FieldWeather {
  /** °C */
  temp: number
  /** % */
  humidity: number
  /** m/s */
  wind: number
  isWet: boolean
}

interface TipWeather extends FieldWeather {
  /** Whether there is a warning of frost for today or tomorrow. */
  isFrostNear: boolean
}

/** Whether it rains, by OpenWeather's group of conditions; thunderstorms count as rain. */
export const isWet = (group: string) => ['Rain', 'Drizzle', 'Thunderstorm'].includes(group)

/**
 * Tips for field work in the current weather; at least one English sentence. None advises against water before
 * frost, from which wet soil protects a crop (docs/decisions/0085).
 */
export function farmingTips(weather: TipWeather): string[] {
  const { temp, humidity, wind, isWet, isFrostNear } = weather
  const { hot, cold, frost, damp, windyWithRain, windy } = fieldWeatherLimits
  const tips: string[] = []
  if (temp > hot) tips.push(tipSentences.hot)
  if (temp < cold) {
    const isFrosty = isFrostNear || temp <= frost
    tips.push(isFrosty ? tipSentences.coldBeforeFrost : tipSentences.cold)
  }
  if (humidity > damp) tips.push(tipSentences.damp)
  if (wind > windyWithRain && isWet) tips.push(tipSentences.windAndRain)
  if (wind > windy) tips.push(tipSentences.wind)
  return tips.length > 0 ? tips : [tipSentences.good]
}
