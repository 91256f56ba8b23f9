import type { RawForecastDay } from './weather-place.ts'

/** The weather at a moment or during three hours. */
export interface ForecastStep {
  /** Seconds since 1970, UTC. */
  at: number
  /** °C */
  min: number
  max: number
  description: string
  /** m/s */
  wind: number | null
  /** mm */
  rain: number
  /** % */
  rainChance: number | null
}

const maxDays = 7
/** The hour by which the temperature of a day usually peaks. */
const afternoonHour = 15
/** mm of rain in a step from which the rain, rather than the sky, describes the day. */
const minRainToDescribe = 0.5

/** The local date, YYYY-MM-DD; `timezone` is the offset from UTC in seconds. */
export const localDay = (at: number, timezone: number) =>
  new Date((at + timezone) * 1000).toISOString().slice(0, 10)

/** The local date and hour, YYYY-MM-DDTHH; `timezone` is the offset from UTC in seconds. */
export const localHour = (at: number, timezone: number) =>
  new Date((at + timezone) * 1000).toISOString().slice(0, 13)

const hourOfDay = (at: number, timezone: number) => new Date((at + timezone) * 1000).getUTCHours()

const maxOfKnown = (values: (number | null)[]) => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? Math.max(...known) : null
}

/** The description of the wettest step on a rainy day, else the most frequent description. */
function describeDay(steps: readonly ForecastStep[]): string {
  const wettest = steps.reduce((a, b) => (b.rain > a.rain ? b : a))
  if (wettest.rain >= minRainToDescribe) return wettest.description
  const counts = new Map<string, number>()
  for (const { description } of steps) counts.set(description, (counts.get(description) ?? 0) + 1)
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0]
}

function summariseDay(day: string, steps: readonly ForecastStep[]): RawForecastDay {
  const rain = steps.reduce((sum, step) => sum + step.rain, 0)
  return {
    dt_txt: day,
    temp_min: Math.min(...steps.map(({ min }) => min)),
    temp_max: Math.max(...steps.map(({ max }) => max)),
    description: describeDay(steps),
    wind: maxOfKnown(steps.map(({ wind }) => wind)),
    rain: Math.round(rain * 10) / 10,
    rainChance: maxOfKnown(steps.map(({ rainChance }) => rainChance)),
  }
}

/** Whether the last day ends before the afternoon, so that its highest temperature is unknown. */
function isCutShort(last: readonly ForecastStep[], before: readonly ForecastStep[], zone: number) {
  return last.length < before.length && last.every(({ at }) => hourOfDay(at, zone) < afternoonHour)
}

/** Groups steps by local day, in order. A last day that ends before the afternoon is left out. */
export function groupDays(steps: readonly ForecastStep[], timezone: number): RawForecastDay[] {
  const sorted = [...steps].sort((a, b) => a.at - b.at)
  const days = [...Map.groupBy(sorted, ({ at }) => localDay(at, timezone))]
  const [before, last] = days.slice(-2)
  if (before && last && isCutShort(last[1], before[1], timezone)) days.pop()
  return days.slice(0, maxDays).map(([day, stepsOfDay]) => summariseDay(day, stepsOfDay))
}
