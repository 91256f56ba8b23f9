import { tipSentences } from './weather.constants.ts'

/** The weather of now, as far as the field minds it. */
export interface FieldWeather {
  /** °C */
  temp: number
  /** % */
  humidity: number
  /** m/s */
  wind: number
  isWet: boolean
}

/** Whether water falls from the sky, by OpenWeather's group; a thunderstorm brings rain or is about to. */
export const isWet = (group: string) => ['Rain', 'Drizzle', 'Thunderstorm'].includes(group)

/** What the weather of now means for the field's work; at least one sentence, in English. */
export function farmingTips({ temp, humidity, wind, isWet }: FieldWeather): string[] {
  const tips: string[] = []
  if (temp > 30) tips.push(tipSentences.hot)
  if (temp < 10) tips.push(tipSentences.cold)
  if (humidity > 80) tips.push(tipSentences.damp)
  if (wind > 5 && isWet) tips.push(tipSentences.windAndRain)
  if (wind > 7) tips.push(tipSentences.wind)
  return tips.length > 0 ? tips : [tipSentences.good]
}
