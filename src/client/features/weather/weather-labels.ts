/**
 * The descriptions in OpenWeather's list of conditions, to which Open-Meteo's codes are mapped.
 * Each has a Hindi translation; unknown descriptions are shown unchanged.
 */
export const weatherDescriptions: readonly string[] = [
  'clear sky',
  'few clouds',
  'scattered clouds',
  'broken clouds',
  'overcast clouds',
  'mist',
  'smoke',
  'haze',
  'fog',
  'sand',
  'dust',
  'sand/dust whirls',
  'volcanic ash',
  'squalls',
  'tornado',
  'light intensity drizzle',
  'drizzle',
  'heavy intensity drizzle',
  'light intensity drizzle rain',
  'drizzle rain',
  'heavy intensity drizzle rain',
  'shower rain and drizzle',
  'heavy shower rain and drizzle',
  'shower drizzle',
  'light rain',
  'moderate rain',
  'heavy intensity rain',
  'very heavy rain',
  'extreme rain',
  'freezing rain',
  'light intensity shower rain',
  'shower rain',
  'heavy intensity shower rain',
  'ragged shower rain',
  'light snow',
  'snow',
  'heavy snow',
  'sleet',
  'light shower sleet',
  'shower sleet',
  'light rain and snow',
  'rain and snow',
  'light shower snow',
  'shower snow',
  'heavy shower snow',
  'thunderstorm',
  'light thunderstorm',
  'heavy thunderstorm',
  'ragged thunderstorm',
  'thunderstorm with light rain',
  'thunderstorm with rain',
  'thunderstorm with heavy rain',
  'thunderstorm with light drizzle',
  'thunderstorm with drizzle',
  'thunderstorm with heavy drizzle',
  'thunderstorm with hail',
  'thunderstorm with heavy hail',
]

const known = new Set(weatherDescriptions)

/** A description in the user's language, where it is known. */
export const weatherText = (t: (words: string) => string, description: string) =>
  known.has(description.toLowerCase()) ? t(description.toLowerCase()) : description

export type Sky = 'clear' | 'clouds' | 'rain' | 'storm' | 'snow' | 'mist'

const skies: [RegExp, Sky][] = [
  [/thunder|tornado|squall/, 'storm'],
  [/snow|sleet/, 'snow'],
  [/rain|drizzle|shower/, 'rain'],
  [/mist|smoke|haze|fog|sand|dust|ash/, 'mist'],
  [/clear/, 'clear'],
]

/** Which icon shows a description. */
export const skyOf = (description: string): Sky =>
  skies.find(([pattern]) => pattern.test(description.toLowerCase()))?.[1] ?? 'clouds'
