import { useFormat } from '#client/platform/format/format.ts'
import type { CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { dayOfYear, yearSegments } from '#shared/reference/planting.ts'
import classes from './year-bar.module.css'

const daysInYear = 365
const months = Array.from({ length: 12 }, (_, i) => i + 1)
const monthStart = (month: number) => dayOfYear(`${String(month).padStart(2, '0')}-01`)

interface YearBarProps {
  windows: readonly Pick<CalendarWindow, 'sowing' | 'harvest'>[]
  /** Left out in a list whose head names the months. */
  hasMonths?: boolean
}

/** The first letters of the twelve months. */
export function YearMonths() {
  const { month } = useFormat()
  return (
    <div className={classes.months}>
      {months.map((number) => (
        <span key={number}>{month(number, 'narrow')}</span>
      ))}
    </div>
  )
}

interface BarLaneProps {
  periods: readonly CalendarWindow['sowing'][]
  top: number
  stage: 'sowing' | 'harvest'
}

/** Regions that share dates share a bar segment. */
const segmentsOfAll = (periods: BarLaneProps['periods']) =>
  new Map(
    periods
      .flatMap(({ from, to }) => yearSegments({ start: from, end: to }))
      .map((piece) => [piece.join(' '), piece] as const),
  )

const BarLane = ({ periods, top, stage }: BarLaneProps) =>
  [...segmentsOfAll(periods)].map(([key, [start, days]]) => (
    <rect
      key={key}
      className={classes.piece}
      data-stage={stage}
      x={start}
      y={top}
      width={days}
      height={9}
    />
  ))

/**
 * Sowing above harvest over the year, with a line for today. The page gives the same dates as text.
 */
export function YearBar({ windows, hasMonths = true }: YearBarProps) {
  const today = dayOfYear(indiaDay().slice(5))
  return (
    <div aria-hidden>
      <svg
        aria-hidden
        className={classes.bar}
        viewBox={`0 0 ${daysInYear} 20`}
        preserveAspectRatio="none"
      >
        <rect className={classes.ground} width={daysInYear} height={20} />
        <BarLane periods={windows.map(({ sowing }) => sowing)} top={1} stage="sowing" />
        <BarLane periods={windows.map(({ harvest }) => harvest)} top={10} stage="harvest" />
        {months.slice(1).map((number) => (
          <rect
            key={number}
            className={classes.edge}
            x={monthStart(number)}
            width={1}
            height={20}
          />
        ))}
        <rect className={classes.today} x={today} width={2} height={20} />
      </svg>
      {hasMonths && <YearMonths />}
    </div>
  )
}
