import { Text, Title } from '@mantine/core'
import { IconCloudRain, IconFlame, IconSnowflake, IconWind } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { WeatherWarning } from '#shared/weather/weather.schema.ts'
import { toKmPerHour } from '#shared/weather/wind-speed.ts'
import { groupWarnings, type WarningGroup } from './group-warnings.ts'
import classes from './weather.module.css'
import { useDayName, useWeatherFormat } from './weather-format.ts'

const icons = {
  heat: IconFlame,
  frost: IconSnowflake,
  'heavy-rain': IconCloudRain,
  wind: IconWind,
}

interface WeatherWarningsProps {
  warnings: readonly WeatherWarning[]
  timezone: number
}

/** The dangerous weather ahead; nothing when there is none. */
export function WeatherWarnings({ warnings, timezone }: WeatherWarningsProps) {
  const { t } = useTranslation()
  const format = useWeatherFormat()
  const nameOf = useDayName(timezone)
  if (warnings.length === 0) return null

  const worstValueText = ({ kind, worst }: WarningGroup) => {
    if (kind === 'heavy-rain') return t('{{amount}} mm', { amount: format.number(worst) })
    if (kind === 'wind') return t('{{speed}} km/h', { speed: format.whole(toKmPerHour(worst)) })
    return format.celsius(worst)
  }
  return (
    <section aria-labelledby="warnings-heading">
      <Title order={2} size="h3" id="warnings-heading" mb="sm">
        {t('Warnings')}
      </Title>
      <ul className={`${shared.smallGapList} ${classes.warnings}`}>
        {groupWarnings(warnings).map((group) => {
          const Icon = icons[group.kind]
          const days = group.days.map((day) => `${nameOf(day)} (${format.monthDay(day)})`)
          return (
            <li key={group.message}>
              <Icon size={28} stroke={1.5} aria-hidden />
              <div>
                <Text fw={600}>{`${days.join(', ')} · ${worstValueText(group)}`}</Text>
                <p>{t(group.message)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
