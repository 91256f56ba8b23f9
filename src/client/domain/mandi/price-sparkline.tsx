import classes from './price-sparkline.module.css'

const [width, height] = [96, 32]
/** Room for the line's thickness and the dot at its end. */
const margin = 4

/** A flat line for prices that hardly change: without it one rupee would fill the height. Share of the price. */
const leastRange = 0.04

/** The line's points, from left to right. @param prices oldest first, at least two. */
export function sparklinePoints(prices: readonly number[]): [x: number, y: number][] {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const middle = (low + high) / 2
  const range = Math.max(high - low, middle * leastRange)
  return prices.map((price, i) => [
    Math.round((margin + (i / (prices.length - 1)) * (width - 2 * margin)) * 10) / 10,
    Math.round((height / 2 - ((price - middle) / range) * (height - 2 * margin)) * 10) / 10,
  ])
}

/** The usual prices of the last 30 days as a line; an empty box of the same size without two of them. */
export function PriceSparkline({ prices }: { prices: readonly number[] }) {
  const points = prices.length > 1 ? sparklinePoints(prices) : []
  const last = points.at(-1)
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      {last && (
        <>
          <polyline points={points.join(' ')} />
          <circle cx={last[0]} cy={last[1]} r="3" />
        </>
      )}
    </svg>
  )
}
