import { ActionIcon, Group, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDroplet, IconWind } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { ForecastDay } from '#shared/weather/weather.schema.ts'
import { toKmPerHour } from '#shared/weather/wind-speed.ts'
import classes from './forecast.module.css'
import { useDayName, useWeatherFormat } from './weather-format.ts'
import { WeatherIcon } from './weather-icon.tsx'
import { weatherText } from './weather-labels.ts'

const shownDays = 3

interface ForecastProps {
  days: readonly ForecastDay[]
  timezone: number
}

/** The coming days, three at a time, moving by one. */
export function ForecastCarousel({ days, timezone }: ForecastProps) {
  const { t } = useTranslation()
  const [requestedFirst, setRequestedFirst] = useState(0)
  const last = Math.max(0, days.length - shownDays)
  const first = Math.min(requestedFirst, last)
  const shown = days.slice(first, first + shownDays)
  return (
    <section aria-labelledby="forecast-heading">
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <div>
          <Title order={2} size="h3" id="forecast-heading">
            {t('Forecast')}
          </Title>
          <Text c="dimmed" size="sm" aria-live="polite">
            {t('Days {{from}}–{{to}} of {{total}}', {
              from: first + 1,
              to: first + shown.length,
              total: days.length,
            })}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap">
          <Step
            label={t('Previous')}
            isAtEnd={first === 0}
            onStep={() => setRequestedFirst(first - 1)}
          >
            <IconChevronLeft aria-hidden />
          </Step>
          <Step
            label={t('Next')}
            isAtEnd={first === last}
            onStep={() => setRequestedFirst(first + 1)}
          >
            <IconChevronRight aria-hidden />
          </Step>
        </Group>
      </Group>
      <ol className={classes.days}>
        {shown.map((day) => (
          <DayCard key={day.dt_txt} day={day} timezone={timezone} />
        ))}
      </ol>
      <div className={classes.dots} aria-hidden>
        {days.map(({ dt_txt }, i) => (
          <span key={dt_txt} data-shown={(i >= first && i < first + shownDays) || undefined} />
        ))}
      </div>
    </section>
  )
}

interface StepProps {
  label: string
  isAtEnd: boolean
  onStep: () => void
  children: ReactNode
}

/** At the end it is only marked as disabled: a disabled button would lose the focus. */
const Step = ({ label, isAtEnd, onStep, children }: StepProps) => (
  <ActionIcon
    variant="default"
    aria-label={label}
    aria-disabled={isAtEnd}
    data-disabled={isAtEnd || undefined}
    onClick={() => {
      if (!isAtEnd) onStep()
    }}
  >
    {children}
  </ActionIcon>
)

function DayCard({ day, timezone }: { day: ForecastDay; timezone: number }) {
  const { t } = useTranslation()
  const format = useWeatherFormat()
  const nameOf = useDayName(timezone)
  const { rain, rainChance, wind } = day
  const hasRain = rain !== null || rainChance !== null
  const rainText = [
    rainChance !== null && `${format.whole(rainChance)}%`,
    rain !== null && rain > 0 && t('{{amount}} mm', { amount: format.number(rain) }),
  ].filter(Boolean)
  return (
    <li className={classes.day}>
      <h3 className={classes.name}>{nameOf(day.dt_txt)}</h3>
      <time dateTime={day.dt_txt} className={shared.quiet}>
        {format.monthDay(day.dt_txt)}
      </time>
      <WeatherIcon description={day.description} size={44} />
      <p className={classes.range}>
        <span>
          <small>{t('Max')}</small> {format.celsius(day.temp_max)}
        </span>
        <span data-low>
          <small>{t('Min')}</small> {format.celsius(day.temp_min)}
        </span>
      </p>
      <p className={classes.text}>{weatherText(t, day.description)}</p>
      {hasRain && (
        <p className={classes.extra}>
          <IconDroplet size={16} aria-hidden />
          <span>
            {t('Rain')} {rainText.length > 0 ? rainText.join(' · ') : t('none')}
          </span>
        </p>
      )}
      {wind !== null && (
        <p className={classes.extra}>
          <IconWind size={16} aria-hidden />
          <span>{t('{{speed}} km/h', { speed: format.whole(toKmPerHour(wind)) })}</span>
        </p>
      )}
    </li>
  )
}
