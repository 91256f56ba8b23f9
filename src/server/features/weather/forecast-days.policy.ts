import type { ForecastDay } from '#shared/weather/weather.schema.ts'

/** The weather at one moment or of three hours. */
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
/** The hour after which a day is as warm as it gets. */
const afternoon = 15
/** mm from which rain, not the sky, is what a day is called by. */
const worthNaming = 0.5

/** The day of a clock that is `timezone` seconds ahead of UTC, YYYY-MM-DD. */
export const localDay = (at: number, timezone: number) =>
  new Date((at + timezone) * 1000).toISOString().slice(0, 10)

const localHour = (at: number, timezone: number) => new Date((at + timezone) * 1000).getUTCHours()

const largest = (values: (number | null)[]) => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? Math.max(...known) : null
}

/** The wettest step's words on a wet day, else what the sky is like most of the time. */
function describeDay(steps: readonly ForecastStep[]): string {
  const wettest = steps.reduce((a, b) => (b.rain > a.rain ? b : a))
  if (wettest.rain >= worthNaming) return wettest.description
  const counts = new Map<string, number>()
  for (const { description } of steps) counts.set(description, (counts.get(description) ?? 0) + 1)
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0]
}

function summarise(day: string, steps: readonly ForecastStep[]): ForecastDay {
  const rain = steps.reduce((sum, step) => sum + step.rain, 0)
  return {
    dt_txt: day,
    temp_min: Math.min(...steps.map(({ min }) => min)),
    temp_max: Math.max(...steps.map(({ max }) => max)),
    description: describeDay(steps),
    wind: largest(steps.map(({ wind }) => wind)),
    rain: Math.round(rain * 10) / 10,
    rainChance: largest(steps.map(({ rainChance }) => rainChance)),
  }
}

/** The last day often ends in the morning, which says nothing of its heat. */
function isCutShort(last: readonly ForecastStep[], before: readonly ForecastStep[], zone: number) {
  return last.length < before.length && last.every(({ at }) => localHour(at, zone) < afternoon)
}

/** Steps as the place's own days, in their order; a last day that is cut short is left out. */
export function groupDays(steps: readonly ForecastStep[], timezone: number): ForecastDay[] {
  const sorted = [...steps].sort((a, b) => a.at - b.at)
  const days = [...Map.groupBy(sorted, ({ at }) => localDay(at, timezone))]
  const [before, last] = days.slice(-2)
  if (before && last && isCutShort(last[1], before[1], timezone)) days.pop()
  return days.slice(0, maxDays).map(([day, ofDay]) => summarise(day, ofDay))
}
