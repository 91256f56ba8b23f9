import { Anchor, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlant2 } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { HydrateBlockLater } from '#client/ui/hydrate-later.tsx'
import shared from '#client/ui/shared.module.css'
import { SourceLine } from '#client/ui/source-line.tsx'
import type { WeatherView } from '#shared/weather/weather.schema.ts'
import { ForecastCarousel } from './forecast-carousel.tsx'
import classes from './weather.module.css'
import { WeatherWarnings } from './weather-warnings.tsx'
import { WeekForecast } from './week-forecast.tsx'

const ccBy = 'https://creativecommons.org/licenses/by/4.0/'

interface WeatherReportProps {
  weather: WeatherView
  /** The weather of another place is loading. */
  isOutdated: boolean
}

/** The coming days of one place, with warnings and tips. */
export function WeatherReport({ weather, isOutdated }: WeatherReportProps) {
  const { t } = useTranslation()
  const { tips, warnings, forecast, timezone, source } = weather
  return (
    <Stack gap="xl" className={classes.report} data-outdated={isOutdated || undefined}>
      <WeatherWarnings warnings={warnings} timezone={timezone} />
      <div className={classes.advice}>
        {forecast.length > 0 && <WeekForecast days={forecast} timezone={timezone} />}
        <section aria-labelledby="tips-heading" className={classes.tips}>
          <Title order={2} size="h3" id="tips-heading">
            {t('Farming tips')}
          </Title>
          <ul>
            {tips.map((tip) => (
              <li key={tip}>
                <IconPlant2 size={24} aria-hidden />
                {t(tip)}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {forecast.length > 0 && (
        <HydrateBlockLater standIn={<ForecastSkeleton />}>
          <ForecastCarousel key={weather.name} days={forecast} timezone={timezone} />
        </HydrateBlockLater>
      )}
      <div>
        <SourceLine {...source} />
        {source.name === 'Open-Meteo.com' && (
          <Text size="sm" c="dimmed">
            <Anchor
              href={ccBy}
              target="_blank"
              rel="noopener noreferrer"
              size="sm"
              underline="always"
              className={shared.tallLink}
            >
              {t('The data are under the licence CC BY 4.0')}
            </Anchor>
          </Text>
        )}
      </div>
    </Stack>
  )
}

const ForecastSkeleton = () => <Skeleton height={240} radius="lg" />

/** About as tall as the loaded report. */
export const ReportSkeleton = () => (
  <Stack gap="xl" aria-hidden>
    <Skeleton className={classes.skeletonWeek} radius="lg" />
    <ForecastSkeleton />
  </Stack>
)
