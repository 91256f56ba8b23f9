import { Alert, Stack, Text, Title } from '@mantine/core'
import { IconCloudRain, IconFlame, IconSnowflake, IconWind } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { WeatherWarning } from '../../../shared/weather.schema.ts'
import { groupWarnings, type WarningGroup } from './group-warnings.ts'
import { toKmPerHour, useDayName, useWeatherFormat } from './weather-format.ts'

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

/** What to prepare for in the days ahead; nothing at all when nothing is dangerous. */
export function WeatherWarnings({ warnings, timezone }: WeatherWarningsProps) {
  const { t } = useTranslation()
  const format = useWeatherFormat(timezone)
  const nameOf = useDayName(timezone)
  if (warnings.length === 0) return null

  const worstOf = ({ kind, worst }: WarningGroup) => {
    if (kind === 'heavy-rain') return t('{{amount}} mm', { amount: format.number(worst) })
    if (kind === 'wind') return t('{{speed}} km/h', { speed: format.whole(toKmPerHour(worst)) })
    return format.celsius(worst)
  }
  return (
    <section aria-labelledby="warnings-heading">
      <Title order={2} size="h3" id="warnings-heading" mb="sm">
        {t('Warnings')}
      </Title>
      <Stack gap="sm">
        {groupWarnings(warnings).map((group) => {
          const Icon = icons[group.kind]
          const days = group.days.map((day) => `${nameOf(day)} (${format.monthDay(day)})`)
          return (
            <Alert
              key={group.message}
              role="note"
              color="orange"
              icon={<Icon aria-hidden />}
              title={`${days.join(', ')} · ${worstOf(group)}`}
            >
              <Text>{t(group.message)}</Text>
            </Alert>
          )
        })}
      </Stack>
    </section>
  )
}
