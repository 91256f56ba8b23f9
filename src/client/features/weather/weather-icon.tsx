import type { SVGProps } from 'react'
import classes from './weather-icon.module.css'
import { type Sky, skyOf } from './weather-labels.ts'

const CloudPath = (props: SVGProps<SVGPathElement>) => (
  <path d="M13 35a8 8 0 0 1-1-16 12 12 0 0 1 23-3 9.5 9.5 0 0 1 0 19z" {...props} />
)
const rays = [0, 45, 90, 135, 180, 225, 270, 315]

const Sun = ({ x = 24, y = 24, radius = 9 }) => (
  <g className={classes.sun} transform={`translate(${x} ${y})`}>
    <circle r={radius} />
    {rays.map((turn) => (
      <path key={turn} d={`M0 ${-radius - 4}v${-radius / 2}`} transform={`rotate(${turn})`} />
    ))}
  </g>
)

const Moon = () => <path className={classes.moon} d="M30 8a17 17 0 1 0 10 24A14 14 0 0 1 30 8z" />

const Cloud = ({ isDark = false }) => (
  <CloudPath className={classes.cloud} data-dark={isDark || undefined} />
)

/** Each differs from the others by its shape, not by its colour alone. */
const drawings: Record<Exclude<Sky, 'clear'>, React.ReactNode> = {
  clouds: (
    <>
      <CloudPath className={classes.cloudBehind} transform="translate(14 2) scale(.72)" />
      <g transform="translate(0 6)">
        <Cloud />
      </g>
    </>
  ),
  rain: (
    <>
      <Cloud isDark />
      <path className={classes.drop} d="M15 38l-2 6M24 38l-2 6M33 38l-2 6" />
    </>
  ),
  storm: (
    <>
      <Cloud isDark />
      <path className={classes.bolt} d="M26 26l-8 12h6l-3 9 10-13h-6l4-8z" />
    </>
  ),
  snow: (
    <>
      <Cloud />
      <g className={classes.flake}>
        <circle cx={14} cy={40} r={2.2} />
        <circle cx={24} cy={44} r={2.2} />
        <circle cx={33} cy={40} r={2.2} />
      </g>
    </>
  ),
  mist: <path className={classes.mist} d="M8 15h32M5 24h30M12 33h31M9 42h24" />,
}

interface WeatherIconProps {
  description: string
  size: number
  isNight?: boolean
}

/** Decorative: the text beside it says the same. */
export function WeatherIcon({ description, size, isNight = false }: WeatherIconProps) {
  const sky = skyOf(description)
  const isPartlyClear = /^(few|scattered) clouds$/i.test(description)
  const light = isNight ? <Moon /> : <Sun />
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden data-sky={sky}>
      {sky === 'clear' && light}
      {isPartlyClear && (
        <>
          {isNight ? <Moon /> : <Sun x={31} y={17} radius={8} />}
          <g transform="translate(-1 11) scale(.9)">
            <Cloud />
          </g>
        </>
      )}
      {sky !== 'clear' && !isPartlyClear && drawings[sky]}
    </svg>
  )
}
