import { Anchor, Text, Title, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { sprayingLimits, sprayingSource } from '#shared/weather/spraying.constants.ts'
import type { ForecastDay } from '#shared/weather/weather.schema.ts'
import { RainBar, TemperatureBand } from './forecast-plots.tsx'
import { SprayingLine } from './spraying-line.tsx'
import { useDayName, useWeatherFormat } from './weather-format.ts'
import { WeatherIcon } from './weather-icon.tsx'
import { weatherText } from './weather-labels.ts'
import classes from './week-forecast.module.css'

interface WeekForecastProps {
  days: readonly ForecastDay[]
  timezone: number
}

/** Every day of the forecast at once: sky, rain, temperatures on one scale, and whether to spray. */
export function WeekForecast({ days, timezone }: WeekForecastProps) {
  const { t } = useTranslation()
  const scale = {
    min: Math.min(...days.map(({ temp_min }) => temp_min)),
    max: Math.max(...days.map(({ temp_max }) => temp_max)),
  }
  return (
    <section aria-labelledby="week-heading">
      <Title order={2} size="h3" id="week-heading" mb="sm">
        {t('The coming days at a glance')}
      </Title>
      <ul className={classes.week}>
        {days.map((day) => (
          <WeekDay key={day.dt_txt} day={day} scale={scale} timezone={timezone} />
        ))}
      </ul>
      {days.some(({ spraying }) => spraying) && <SprayingRule />}
    </section>
  )
}

interface WeekDayProps {
  day: ForecastDay
  /** The coldest and the warmest temperature of the days, °C. */
  scale: { min: number; max: number }
  timezone: number
}

function WeekDay({ day, scale, timezone }: WeekDayProps) {
  const { t } = useTranslation()
  const format = useWeatherFormat()
  const nameOf = useDayName(timezone)
  const { temp_min: min, temp_max: max, rain, rainChance, description, spraying } = day
  const amount = rain !== null && rain > 0 ? format.number(rain) : null
  return (
    <li className={classes.day}>
      <div className={classes.date}>
        <strong>{nameOf(day.dt_txt)}</strong>
        <time dateTime={day.dt_txt}>{format.monthDay(day.dt_txt)}</time>
      </div>
      <div className={classes.sky}>
        <WeatherIcon description={description} size={40} />
        <VisuallyHidden>{weatherText(t, description)}</VisuallyHidden>
      </div>
      <div className={classes.rain} data-dry={!rainChance && !amount ? true : undefined}>
        <RainBar chance={rainChance} amount={rain} />
        <span>
          <VisuallyHidden>{t('Rain')} </VisuallyHidden>
          {rainChance !== null && <span>{format.whole(rainChance)}%</span>}
          {amount && <span>{t('{{amount}} mm', { amount })}</span>}
          {rainChance === null && !amount && <span>{t('none')}</span>}
        </span>
      </div>
      <div className={classes.temperatures}>
        <span className={classes.min}>
          <VisuallyHidden>{t('Min')} </VisuallyHidden>
          {format.whole(min)}°
        </span>
        <TemperatureBand min={min} max={max} scale={scale} />
        <span className={classes.max}>
          <VisuallyHidden>{t('Max')} </VisuallyHidden>
          {format.whole(max)}°
        </span>
      </div>
      {spraying && <SprayingLine spraying={spraying} />}
    </li>
  )
}

/** The limits behind "good for spraying", and their sources. */
function SprayingRule() {
  const { t } = useTranslation()
  const { number } = useWeatherFormat()
  return (
    <details className={classes.rule}>
      <summary>{t('How we judge whether to spray')}</summary>
      <Text>
        {t(
          'Good is wind of {{minWind}} to {{maxWind}} km/h, a Delta T of {{minDeltaT}} to {{maxDeltaT}} °C, and {{dryHours}} hours without rain after spraying, by day. Delta T says how fast drops dry; we work it out from heat and humidity by Stull’s formula (2011).',
          {
            minWind: number(sprayingLimits.minWind),
            maxWind: number(sprayingLimits.maxWind),
            minDeltaT: number(sprayingLimits.minDeltaT),
            maxDeltaT: number(sprayingLimits.maxDeltaT),
            dryHours: number(sprayingLimits.dryHours),
          },
        )}
      </Text>
      <Text>
        {t('Wind and Delta T:')}{' '}
        <Anchor
          href={sprayingSource.url}
          target="_blank"
          rel="noopener noreferrer"
          underline="always"
        >
          {t(sprayingSource.title)}
        </Anchor>
        {'. '}
        {t(
          'The hours without rain are our own cautious limit. The label of your product has the last word.',
        )}
      </Text>
    </details>
  )
}
