import { Skeleton, Text } from '@mantine/core'
import { IconChevronRight, IconDroplet, IconWind } from '@tabler/icons-react'
import { MyPlaceLine } from '#client/domain/place/my-place.tsx'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useWeatherFormat } from '#client/features/weather/weather-format.ts'
import { WeatherIcon } from '#client/features/weather/weather-icon.tsx'
import { weatherText } from '#client/features/weather/weather-labels.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import type { WeatherView } from '#shared/weather/weather.schema.ts'
import { toKmPerHour } from '#shared/weather/wind-speed.ts'
import classes from './field.module.css'

const staleTime = 5 * 60_000

function Report({ weather }: { weather: WeatherView }) {
  const { t } = useTranslation()
  const format = useWeatherFormat()
  const [now] = weather.weather
  const [today] = weather.forecast
  const description = now?.description ?? ''
  const warnings = weather.warnings.filter(({ day }) => day === today?.dt_txt)
  const [tip] = [...warnings.map(({ message }) => message), ...weather.tips]
  return (
    <>
      <div className={classes.weather}>
        <WeatherIcon description={description} size={64} />
        <div>
          <p className={classes.degrees}>{format.celsius(weather.main.temp)}</p>
          <p className={classes.line}>{weatherText(t, description)}</p>
        </div>
        <ul className={classes.facts}>
          {today && (
            <li>
              {t('{{min}} to {{max}}', {
                min: format.celsius(today.temp_min),
                max: format.celsius(today.temp_max),
              })}
            </li>
          )}
          {today?.rainChance != null && (
            <li>
              <IconDroplet size={18} aria-hidden />
              {t('Rain {{percent}}%', { percent: format.whole(today.rainChance) })}
            </li>
          )}
          <li>
            <IconWind size={18} aria-hidden />
            {t('{{speed}} km/h', { speed: format.whole(toKmPerHour(weather.wind.speed)) })}
          </li>
        </ul>
      </div>
      {tip && <p className={classes.tip}>{t(tip)}</p>}
    </>
  )
}

/** Today's weather at the user's place; asks for the place when it is not known. */
export function WeatherOfToday() {
  const { t } = useTranslation()
  const { place, isLoading } = useMyPlace()
  const query = trpc.weather.get.useQuery(
    { lat: place?.lat ?? 0, lon: place?.lon ?? 0 },
    { enabled: place !== null, staleTime },
  )
  const isWaiting = isLoading || (place !== null && query.isPending)
  return (
    <div className={classes.box}>
      <MyPlaceLine />
      {query.data && place && <Report weather={query.data} />}
      {isWaiting && <Skeleton className={classes.report} radius="md" />}
      {!isWaiting && !place && (
        <Text className={classes.report}>
          {t('Choose your place, and the weather of your field is shown here.')}
        </Text>
      )}
      {query.isError && (
        <Text className={classes.report} role="status">
          {t('No weather data available')}
        </Text>
      )}
      <TextLink href={paths.dashboardWeather.href()} className={classes.more}>
        {t('See the weather')}
        <IconChevronRight size={18} aria-hidden />
      </TextLink>
    </div>
  )
}
