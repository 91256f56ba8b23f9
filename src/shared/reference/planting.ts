/** A stretch of the year, MM-DD to MM-DD, both days within; an end before its start is in the next year. */
export interface YearPeriod {
  start: string
  end: string
}

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365] as const
const daysInYear = 365

/** The 29th of February belongs to whatever holds on the 28th, so that no window has a gap there. */
const inPlainYear = (monthDay: string) => (monthDay === '02-29' ? '02-28' : monthDay)

/** The day's place in a year without a leap day, 0 to 364. */
export function dayOfYear(monthDay: string): number {
  const [month, day] = inPlainYear(monthDay).split('-').map(Number)
  return (daysBeforeMonth[(month ?? 1) - 1] ?? 0) + (day ?? 1) - 1
}

/** Days from one day to the next time that the other comes round, 0 to 364. */
export const daysUntil = (from: string, to: string) =>
  (dayOfYear(to) - dayOfYear(from) + daysInYear) % daysInYear

/** Whether a day (MM-DD) falls in the period. */
export const isInPeriod = (monthDay: string, { start, end }: YearPeriod) =>
  daysUntil(start, monthDay) <= daysUntil(start, end)

/** The months, 1 to 12, that the period touches, in its own order. */
export function monthsOf({ start, end }: YearPeriod): number[] {
  const first = Number(start.slice(0, 2))
  const last = Number(end.slice(0, 2))
  // From late March round to early March is a whole year, not one month.
  const isWholeYear = first === last && dayOfYear(end) < dayOfYear(start)
  const count = isWholeYear ? 12 : ((last - first + 12) % 12) + 1
  return Array.from({ length: count }, (_, i) => ((first - 1 + i) % 12) + 1)
}

/** Whether a window of the crop calendar, whose days are `from` and `to`, is sown in a month, 1 to 12. */
export const isSownIn = (
  { sowing }: { sowing: { from: string; to: string } },
  month: number,
): boolean => monthsOf({ start: sowing.from, end: sowing.to }).includes(month)

/** Where a period lies in a year of 365 days: `[first day, days]`, two pieces over the new year. */
export function piecesOf({ start, end }: YearPeriod): [from: number, days: number][] {
  const from = dayOfYear(start)
  const to = dayOfYear(end)
  if (to >= from) return [[from, to - from + 1]]
  return [
    [from, daysInYear - from],
    [0, to + 1],
  ]
}

/** What a crop's planting dates are made of. */
export interface PlantingPeriods extends YearPeriod {
  harvest: YearPeriod
  fall?: YearPeriod | undefined
}

/** What can be going on in the field, in the order in which it is shown. */
export const plantingStages = ['plant', 'harvest', 'fall'] as const
export type PlantingStage = (typeof plantingStages)[number]

const periodOf = (planting: PlantingPeriods, stage: PlantingStage) =>
  stage === 'plant' ? planting : planting[stage]

/** What it is time for on a day (MM-DD). */
export const stagesOn = (planting: PlantingPeriods, monthDay: string): PlantingStage[] =>
  plantingStages.filter((stage) => {
    const period = periodOf(planting, stage)
    return period !== undefined && isInPeriod(monthDay, period)
  })

/** For each of the twelve months what it is coloured for. */
export function monthStrip(planting: PlantingPeriods): PlantingStage[][] {
  const months = plantingStages.map((stage) => {
    const period = periodOf(planting, stage)
    return { stage, months: new Set(period ? monthsOf(period) : []) }
  })
  return Array.from({ length: 12 }, (_, i) =>
    months.filter((entry) => entry.months.has(i + 1)).map(({ stage }) => stage),
  )
}
