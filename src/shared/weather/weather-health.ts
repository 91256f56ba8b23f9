import type { FieldWeather } from './weather-tips.ts'

/** Above it the air is damp (as in `farmingTips`), below the other dry; %. */
const damp = 80
const dry = 50
/** °C and m/s, as in `farmingTips`. */
const hot = 30
const windy = 5

/**
 * What the weather of now favours among pests and diseases, and whether to spray in it; English
 * sentences, at least one. Sources: TNAU Agritech Portal, "Crop protection" (mildews, blights and rusts
 * in damp air; mites and thrips in hot and dry); FAO, "Guidelines on good practice for ground
 * application of pesticides" (2001) for wind and rain.
 */
export function weatherFavours({ temp, humidity, wind, isWet }: FieldWeather): string[] {
  const found: string[] = []
  if (humidity > damp) {
    found.push(
      'Damp air: blight, mildew and rust spread now. Look below the leaves, and give the plants air.',
    )
  }
  if (isWet) {
    found.push(
      'Rain carries disease from leaf to leaf: do not work among wet plants, and let standing water off.',
    )
  }
  if (temp > hot && humidity < dry) {
    found.push(
      'Hot and dry: mites, thrips and whitefly breed fast. Look below the leaves for fine dots and webs.',
    )
  }
  if (found.length === 0) {
    found.push(
      'This weather favours no pest or disease in particular. Walk the field once a week all the same.',
    )
  }
  if (isWet) found.push('Do not spray now: the rain washes it off.')
  else if (wind > windy) found.push('Do not spray now: the wind carries it away.')
  return found
}
