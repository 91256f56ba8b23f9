import { fieldWeatherLimits } from './weather.constants.ts'
import type { ForecastDay, WeatherWarning } from './weather.schema.ts'

/** One level of danger: a day gets the warning from `limit` upwards, for frost from `limit` downwards. */
interface Level {
  limit: number
  message: string
}

/**
 * The most severe level comes first. Sources:
 * - Heat and cold: India Meteorological Department, "FAQs on heat wave" and "on cold wave": on the
 *   plains no heat wave below a maximum of 40 °C, severe from 47 °C; cold wave at a minimum of 4 °C,
 *   severe at 2 °C, when grass and leaves freeze while a thermometer in its box still shows some degrees.
 * - Rain: IMD's terms for a day's rainfall: heavy from 64.5 mm, very heavy from 115.6 mm.
 * - Wind: the World Meteorological Organization's Beaufort scale: strong breeze from 10.8 m/s, gale from
 *   17.2 m/s; rounded to 11 and 17.
 */
const levels = {
  heat: [
    {
      limit: 47,
      message:
        'Severe heat: no field work from noon to evening. Give crops and animals water and shade, and mulch the soil.',
    },
    {
      limit: 40,
      message:
        'Very hot: irrigate in the evening, shade nurseries and animals, and work early in the morning.',
    },
  ],
  frost: [
    {
      limit: 2,
      message:
        'Hard frost is likely: cover nurseries, water the field lightly in the evening and keep animals inside at night.',
    },
    {
      limit: fieldWeatherLimits.frost,
      message:
        'Frost is possible: cover nurseries and vegetables, and water the field lightly in the evening.',
    },
  ],
  'heavy-rain': [
    {
      limit: 115.6,
      message:
        'Very heavy rain: fields may flood. Open all drains, and bring harvest, machines and animals to high ground.',
    },
    {
      limit: 64.5,
      message:
        'Heavy rain: open the drains, keep the harvest dry, and put off sowing, spraying and fertiliser.',
    },
  ],
  wind: [
    {
      limit: 17,
      message:
        'Storm: stay away from trees and power lines, tie down covers and sheds, and harvest what is ripe before.',
    },
    {
      limit: 11,
      message:
        'Strong wind: prop up tall crops, tie down nets and covers, and do not spray or burn anything.',
    },
  ],
} as const satisfies Record<WeatherWarning['kind'], readonly [Level, Level]>

const relevantValue = (day: ForecastDay): Record<WeatherWarning['kind'], number | null> => ({
  heat: day.temp_max,
  frost: day.temp_min,
  'heavy-rain': day.rain,
  wind: day.wind,
})

/** The warnings for each day of a forecast, with English sentences. */
export function weatherWarnings(days: readonly ForecastDay[]): WeatherWarning[] {
  return days.flatMap((day) => {
    const values = relevantValue(day)
    return (Object.keys(levels) as WeatherWarning['kind'][]).flatMap((kind) => {
      const value = values[kind]
      if (value === null) return []
      const level = levels[kind].find(({ limit }) =>
        kind === 'frost' ? value <= limit : value >= limit,
      )
      return level ? [{ kind, day: day.dt_txt, value, message: level.message }] : []
    })
  })
}

/** Whether there is a warning of frost for the first two days, to which this night and the next belong. */
export function isFrostNear(days: readonly ForecastDay[], warnings: readonly WeatherWarning[]) {
  const nearDays = days.slice(0, 2).map(({ dt_txt }) => dt_txt)
  return warnings.some(({ kind, day }) => kind === 'frost' && nearDays.includes(day))
}
