import classes from './forecast-plots.module.css'

const width = 100
/** Round ends need this much room on both sides, in units of the drawing. */
const margin = 4
/** mm in a day, the Indian Meteorological Department's limit of heavy rain, fill the bar. */
const fullRain = 64.5

interface TemperatureBandProps {
  /** °C */
  min: number
  /** °C */
  max: number
  /** The coldest and the warmest temperature of all bands beside this one, °C. */
  scale: { min: number; max: number }
}

/** From the lowest to the highest temperature of a day, on the scale of the week. The text says the same. */
export function TemperatureBand({ min, max, scale }: TemperatureBandProps) {
  const range = Math.max(1, scale.max - scale.min)
  const at = (value: number) => margin + ((value - scale.min) / range) * (width - 2 * margin)
  return (
    <svg
      className={classes.band}
      viewBox={`0 0 ${width} 10`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={classes.track} d={`M${margin} 5H${width - margin}`} />
      <path className={classes.range} d={`M${at(min)} 5H${at(max)}`} />
    </svg>
  )
}

interface RainBarProps {
  /** %, or null when unknown. */
  chance: number | null
  /** mm, or null when unknown. */
  amount: number | null
}

/** A bar as high as the rain of a day, in front of a paler one as high as its chance. */
export function RainBar({ chance, amount }: RainBarProps) {
  const chanceHeight = Math.min(100, chance ?? 0)
  // By the root, so that a few millimetres can be seen beside a downpour.
  const amountHeight = Math.min(100, Math.sqrt((amount ?? 0) / fullRain) * 100)
  return (
    <svg className={classes.bar} viewBox="0 0 16 100" preserveAspectRatio="none" aria-hidden>
      <rect className={classes.ground} width={16} height={100} />
      <rect className={classes.chance} y={100 - chanceHeight} width={16} height={chanceHeight} />
      <rect
        className={classes.amount}
        x={4}
        y={100 - amountHeight}
        width={8}
        height={amountHeight}
      />
    </svg>
  )
}
