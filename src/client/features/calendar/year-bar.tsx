import { useFormat } from '#client/platform/format/format.ts'
import { indianDay } from '#client/platform/format/indian-day.ts'
import type { CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import { dayOfYear, yearSegments } from '#shared/reference/planting.ts'
import classes from './year-bar.module.css'

const daysInYear = 365
const months = Array.from({ length: 12 }, (_, i) => i + 1)
const monthStart = (month: number) => dayOfYear(`${String(month).padStart(2, '0')}-01`)

interface YearBarProps {
  windows: readonly Pick<CalendarWindow, 'sowing' | 'harvest'>[]
}

interface LaneProps {
  periods: readonly CalendarWindow['sowing'][]
  top: number
  stage: 'sowing' | 'harvest'
}

/** Regions that share their dates share a piece. */
const piecesOfAll = (periods: LaneProps['periods']) =>
  new Map(
    periods
      .flatMap(({ from, to }) => yearSegments({ start: from, end: to }))
      .map((piece) => [piece.join(' '), piece] as const),
  )

const Lane = ({ periods, top, stage }: LaneProps) =>
  [...piecesOfAll(periods)].map(([key, [start, days]]) => (
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

/** Sowing above harvest over the year, with today's line. The same stands beside it in words. */
export function YearBar({ windows }: YearBarProps) {
  const { month } = useFormat()
  const today = dayOfYear(indianDay().slice(5))
  return (
    <div aria-hidden>
      <svg
        aria-hidden
        className={classes.bar}
        viewBox={`0 0 ${daysInYear} 20`}
        preserveAspectRatio="none"
      >
        <rect className={classes.ground} width={daysInYear} height={20} />
        <Lane periods={windows.map(({ sowing }) => sowing)} top={1} stage="sowing" />
        <Lane periods={windows.map(({ harvest }) => harvest)} top={10} stage="harvest" />
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
      <div className={classes.months}>
        {months.map((number) => (
          <span key={number}>{month(number, 'narrow')}</span>
        ))}
      </div>
    </div>
  )
}
