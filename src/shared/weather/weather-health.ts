import { fieldWeatherLimits } from './weather.constants.ts'
import type { FieldWeather } from './weather-tips.ts'

const { damp, dry, hot, windyForSpraying } = fieldWeatherLimits

/**
 * Which pests and diseases the current weather favours, and whether to spray; at least one English
 * sentence. Sources: TNAU Agritech Portal, "Crop protection" (mildews, blights and rusts in damp air;
 * mites and thrips in hot and dry weather); FAO, "Guidelines on good practice for ground application of
 * pesticides" (2001) for wind and rain.
 */
export function pestAdviceForWeather({ temp, humidity, wind, isWet }: FieldWeather): string[] {
  const advice: string[] = []
  if (humidity > damp) {
    advice.push(
      'Damp air: blight, mildew and rust spread now. Look below the leaves, and give the plants air.',
    )
  }
  if (isWet) {
    advice.push(
      'Rain carries disease from leaf to leaf: do not work among wet plants, and let standing water off.',
    )
  }
  if (temp > hot && humidity < dry) {
    advice.push(
      'Hot and dry: mites, thrips and whitefly breed fast. Look below the leaves for fine dots and webs.',
    )
  }
  if (advice.length === 0) {
    advice.push(
      'This weather favours no pest or disease in particular. Walk the field once a week all the same.',
    )
  }
  if (isWet) advice.push('Do not spray now: the rain washes it off.')
  else if (wind > windyForSpraying) advice.push('Do not spray now: the wind carries it away.')
  return advice
}
