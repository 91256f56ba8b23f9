import { deltaT } from './delta-t.ts'
import {
  type SprayingObstacleKind,
  sprayingLimits,
  sprayingObstacleKinds,
} from './spraying.constants.ts'
import type { SprayingAdvice, SprayingObstacle } from './weather.schema.ts'
import { toKmPerHour } from './wind-speed.ts'

/** The weather from one moment of a forecast to the next, at most three hours. */
export interface WeatherStep {
  /** Local hours since the midnight with which the first day of the forecast begins; may be a fraction. */
  hour: number
  /** Hours until the next step. */
  length: number
  /** °C */
  temp: number
  /** % */
  humidity: number
  /** m/s */
  wind: number
  /** mm that fall before `hour`, since the step before. */
  rain: number
  /** % for the same time; null when the source has none. */
  rainChance: number | null
}

const { minWind, maxWind, minDeltaT, maxDeltaT, dryHours } = sprayingLimits
const { minRain, minRainChance, firstHour, lastHour, minWindow } = sprayingLimits
const hoursInDay = 24

const isWet = ({ rain, rainChance }: WeatherStep) =>
  rain >= minRain || (rainChance ?? 0) >= minRainChance

interface CheckedStep {
  step: WeatherStep
  obstacle: SprayingObstacle | null
}

/** The first step with rain from the beginning of a step until the spray of its last minute is dry. */
const rainAfter = (step: WeatherStep, steps: readonly WeatherStep[]) =>
  steps.find(
    (later) =>
      isWet(later) &&
      later.hour >= step.hour &&
      later.hour - later.length < step.hour + step.length + dryHours,
  )

/** Why a step is not good for spraying; null for a good step. */
function obstacleOf(step: WeatherStep, steps: readonly WeatherStep[]): SprayingObstacle | null {
  const at = (kind: SprayingObstacleKind, value: number, hour = step.hour) => ({
    kind,
    hour: hour % hoursInDay,
    value: Math.round(value * 10) / 10,
  })
  const rain = rainAfter(step, steps)
  if (rain) return at('rain', rain.rain, rain.hour)
  const wind = toKmPerHour(step.wind)
  if (wind > maxWind) return at('wind', wind)
  const delta = deltaT(step.temp, step.humidity)
  if (delta > maxDeltaT) return at('dry-air', delta)
  if (delta < minDeltaT) return at('damp-air', delta)
  return wind < minWind ? at('calm', wind) : null
}

/** Whether the first value hinders more than the second. */
const isWorse = (kind: SprayingObstacleKind, a: number, b: number) =>
  kind === 'calm' || kind === 'damp-air' ? a < b : a > b

/** The obstacle of the most hours, at its worst hour; of rain, the first. */
function mainObstacle(checked: readonly CheckedStep[]): SprayingObstacle | null {
  const obstacles = checked.flatMap(({ obstacle }) => obstacle ?? [])
  const byKind = Map.groupBy(obstacles, ({ kind }) => kind)
  const groups = sprayingObstacleKinds
    .map((kind) => byKind.get(kind) ?? [])
    .sort((a, b) => b.length - a.length)
  const [first, ...others] = groups[0] ?? []
  if (!first) return null
  if (first.kind === 'rain') return first
  return others.reduce(
    (worst, one) => (isWorse(one.kind, one.value, worst.value) ? one : worst),
    first,
  )
}

/** The longest run of good steps; the earlier one of two equally long. */
function bestWindow(checked: readonly CheckedStep[]) {
  let best: { from: number; to: number } | null = null
  let from: number | null = null
  let end = 0
  for (const { step, obstacle } of checked) {
    if (obstacle || (from !== null && step.hour > end)) from = null
    if (obstacle) continue
    from ??= step.hour
    end = Math.min(
      step.hour + step.length,
      Math.floor(step.hour / hoursInDay) * hoursInDay + lastHour,
    )
    if (end - from >= minWindow && (!best || end - from > best.to - best.from)) {
      best = { from, to: end }
    }
  }
  return best && { from: best.from % hoursInDay, to: best.to % hoursInDay }
}

/**
 * Whether a day is good for spraying, by `sprayingLimits`, and why.
 * @param day the number of the day in the forecast, 0 for the first.
 * @param from the local hour since the first midnight before which time has passed.
 * @returns null when the forecast says too little: no hour of the day's light, or not the hours in which
 * the spray has to dry.
 */
export function sprayingAdvice(
  steps: readonly WeatherStep[],
  day: number,
  from = 0,
): SprayingAdvice | null {
  const start = day * hoursInDay
  const inLight = steps.filter(({ hour }) => hour >= start + firstHour && hour < start + lastHour)
  if (inLight.length === 0) return null
  const remaining = inLight.filter(({ hour, length }) => hour + length > from)
  if (remaining.length === 0) return { window: null, isAllDay: false, obstacle: null }
  const lastKnown = Math.max(...steps.map(({ hour }) => hour))
  const known = remaining.filter(
    ({ hour, length }) => hour + length + dryHours <= lastKnown + length,
  )
  if (known.length === 0) return null
  const checked = known.map((step) => ({ step, obstacle: obstacleOf(step, steps) }))
  const obstacle = mainObstacle(checked)
  const window = bestWindow(checked)
  const isAllDay = window !== null && obstacle === null && known.length === remaining.length
  return { window, isAllDay, obstacle }
}
