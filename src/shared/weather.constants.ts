/** Where the weather is from when nobody said a place. */
export const defaultCity = 'Sultanpur'

export const weatherSentences = {
  cityRequired: 'City is required',
  failed: 'Failed to fetch weather data. Please check the city name and try again.',
} as const

export const warningKinds = ['heat', 'frost', 'heavy-rain', 'wind'] as const
export type WarningKind = (typeof warningKinds)[number]
