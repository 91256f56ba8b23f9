/**
 * When the weather is good for spraying.
 * Which weather matters, Delta T and the hours of temperature inversions: GRDC (Australia), "Spray
 * Application Manual", module 10, "Weather monitoring for spraying operations" (2025). Inversions, in which
 * fine drops hang in the air, last on most nights until an hour after sunrise and begin one to two hours
 * before sunset. A Delta T of 2 to 8 °C and a wind of 3 to 15 km/h are the limits that are commonly
 * recommended with it; a label has precedence.
 * Rain: how long a product has to dry is on its label, and the label has precedence. Six hours without
 * rain are our own cautious limit, because no institute publishes one figure for every product.
 */
export const sprayingLimits = {
  /** km/h */
  minWind: 3,
  /** km/h */
  maxWind: 15,
  /** °C */
  minDeltaT: 2,
  /** °C */
  maxDeltaT: 8,
  /** Hours that stay dry after spraying. */
  dryHours: 6,
  /** mm; the least that a rain gauge records counts as rain. */
  minRain: 0.2,
  /** %; from this chance on rain is expected. */
  minRainChance: 50,
  /** Local hours; earlier and later the air may be still in an inversion. */
  firstHour: 7,
  lastHour: 17,
  /** Hours; a shorter window is not worth mixing a tank. */
  minWindow: 2,
} as const

export const sprayingSource = {
  title: 'GRDC Spray Application Manual',
  url: 'https://grdc.com.au/resources-and-publications/grownotes/technical-manuals/spray-application-manual',
} as const

export const sprayingObstacleKinds = ['rain', 'wind', 'dry-air', 'damp-air', 'calm'] as const
export type SprayingObstacleKind = (typeof sprayingObstacleKinds)[number]
