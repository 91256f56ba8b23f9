/** A period of the year, MM-DD to MM-DD inclusive; an end before the start is in the next year. */
export interface YearPeriod {
  start: string
  end: string
}

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365] as const
const daysInYear = 365

/** Treats 29 February as 28 February, so that no period has a gap there. */
const withoutLeapDay = (monthDay: string) => (monthDay === '02-29' ? '02-28' : monthDay)

/** The position of a day in a year without a leap day, 0 to 364. */
export function dayOfYear(monthDay: string): number {
  const [month, day] = withoutLeapDay(monthDay).split('-').map(Number)
  return (daysBeforeMonth[(month ?? 1) - 1] ?? 0) + (day ?? 1) - 1
}

/** Days from one day of the year to the next occurrence of another, 0 to 364. */
export const daysUntil = (from: string, to: string) =>
  (dayOfYear(to) - dayOfYear(from) + daysInYear) % daysInYear

/** Whether a day (MM-DD) falls in the period. */
export const isInPeriod = (monthDay: string, { start, end }: YearPeriod) =>
  daysUntil(start, monthDay) <= daysUntil(start, end)

/** The months, 1 to 12, that contain days of a period, in the order of the period. */
export function monthsOfPeriod({ start, end }: YearPeriod): number[] {
  const first = Number(start.slice(0, 2))
  const last = Number(end.slice(0, 2))
  // A period from late March to early March of the next year has all twelve months, not one.
  const isWholeYear = first === last && dayOfYear(end) < dayOfYear(start)
  const count = isWholeYear ? 12 : ((last - first + 12) % 12) + 1
  return Array.from({ length: count }, (_, i) => ((first - 1 + i) % 12) + 1)
}

/** Whether a window of the crop calendar, whose days are `from` and `to`, is sown in a month, 1 to 12. */
export const isSownIn = (
  { sowing }: { sowing: { from: string; to: string } },
  month: number,
): boolean => monthsOfPeriod({ start: sowing.from, end: sowing.to }).includes(month)

/** The segments of a period in a year of 365 days, `[first day, days]`; two when it spans the new year. */
export function yearSegments({ start, end }: YearPeriod): [from: number, days: number][] {
  const from = dayOfYear(start)
  const to = dayOfYear(end)
  if (to >= from) return [[from, to - from + 1]]
  return [
    [from, daysInYear - from],
    [0, to + 1],
  ]
}

/** The planting dates of a crop: the planting period itself, the harvest and, for some, a fall planting. */
export interface PlantingPeriods extends YearPeriod {
  harvest: YearPeriod
  fall?: YearPeriod | undefined
}

/** The stages of a crop's year, in display order. */
export const plantingStages = ['plant', 'harvest', 'fall'] as const
export type PlantingStage = (typeof plantingStages)[number]

const periodOf = (planting: PlantingPeriods, stage: PlantingStage) =>
  stage === 'plant' ? planting : planting[stage]

/** The stages that include a day (MM-DD). */
export const stagesOnDay = (planting: PlantingPeriods, monthDay: string): PlantingStage[] =>
  plantingStages.filter((stage) => {
    const period = periodOf(planting, stage)
    return period !== undefined && isInPeriod(monthDay, period)
  })

/** The stages of each of the twelve months, for the coloured strip. */
export function monthStrip(planting: PlantingPeriods): PlantingStage[][] {
  const months = plantingStages.map((stage) => {
    const period = periodOf(planting, stage)
    return { stage, months: new Set(period ? monthsOfPeriod(period) : []) }
  })
  return Array.from({ length: 12 }, (_, i) =>
    months.filter((entry) => entry.months.has(i + 1)).map(({ stage }) => stage),
  )
}
