/** The city whose weather is shown when no place is known. */
export const defaultCity = 'Sultanpur'

/** The name of a place of which only the coordinates are known. */
export const unnamedPlace = 'Your location'

export const weatherSentences = {
  cityRequired: 'City is required',
  bothCoordinates: 'Latitude and longitude must be given together',
  failed: 'Failed to fetch weather data. Please check the city name and try again.',
} as const

/** Failures whose own sentence says more than the general one: they pass with time, whatever the place. */
export const weatherLimitCodes = [
  'rate.limited',
  'weather.lookup_limit',
  'weather.budget_spent',
] as const

/** Beyond these, the weather changes what to do in the field. */
export const fieldWeatherLimits = {
  /** °C */
  hot: 30,
  cold: 10,
  frost: 4,
  /** % of humidity */
  damp: 80,
  dry: 50,
  /** m/s */
  windyWithRain: 5,
  windyForSpraying: 5,
  windy: 7,
} as const

export const tipSentences = {
  hot: 'It is hot: water early in the morning or late in the evening, and shade young plants.',
  cold: 'It is cold: cover tender crops at night and hold back irrigation.',
  /** In place of `cold`: the warning of frost advises to water the field. */
  coldBeforeFrost: 'It is cold: cover tender crops at night.',
  damp: 'The air is very damp: watch for fungal disease and avoid spraying now.',
  windAndRain: 'Wind and rain together: put off spraying and check drainage and supports.',
  wind: 'Strong wind: stake tall plants and secure nets and covers.',
  good: 'Good conditions for field work.',
} as const

export const warningKinds = ['heat', 'frost', 'heavy-rain', 'wind'] as const
