import { Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import {
  IconDroplet,
  IconSunrise,
  IconSunset,
  IconTemperature,
  IconWind,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { WeatherView } from '#shared/weather/weather.schema.ts'
import { toKmPerHour } from '#shared/weather/wind-speed.ts'
import classes from './weather.module.css'
import { useWeatherFormat } from './weather-format.ts'
import { WeatherIcon } from './weather-icon.tsx'
import { skyOf, weatherText } from './weather-labels.ts'
import { placeName } from './weather-place.ts'

/** Whether the measurement was taken between sunset and sunrise. */
function isNightAt({ dt, sys }: Pick<WeatherView, 'dt' | 'sys'>): boolean {
  if (!sys.sunrise || !sys.sunset) return false
  const at = Date.parse(dt)
  return at < Date.parse(sys.sunrise) || at > Date.parse(sys.sunset)
}

interface Fact {
  label: string
  value: string
  /** The same value in another unit. */
  alternative?: string
  icon: ReactNode
}

function useFacts({ main, wind, sys, timezone }: WeatherView): Fact[] {
  const { t } = useTranslation()
  const format = useWeatherFormat()
  const sun = (time: string | null) => (time ? format.time(time, timezone) : t('Not today'))
  return [
    {
      label: t('Feels like'),
      value: format.celsius(main.feels_like),
      icon: <IconTemperature />,
    },
    { label: t('Humidity'), value: `${format.whole(main.humidity)}%`, icon: <IconDroplet /> },
    {
      label: t('Wind speed'),
      value: t('{{speed}} km/h', { speed: format.whole(toKmPerHour(wind.speed)) }),
      alternative: t('{{speed}} m/s', { speed: format.number(wind.speed) }),
      icon: <IconWind />,
    },
    { label: t('Sunrise'), value: sun(sys.sunrise), icon: <IconSunrise /> },
    { label: t('Sunset'), value: sun(sys.sunset), icon: <IconSunset /> },
  ]
}

interface CurrentWeatherProps {
  weather: WeatherView
  /** The weather of another place is loading. */
  isOutdated: boolean
}

/** As tall as the loaded card. */
export const CurrentWeatherSkeleton = () => (
  <Skeleton
    className={classes.skeletonNow}
    radius="lg"
    data-testid="weather-skeleton"
    aria-hidden
  />
)

/** The current weather at a glance. */
export function CurrentWeather({ weather, isOutdated }: CurrentWeatherProps) {
  const { t } = useTranslation()
  const format = useWeatherFormat()
  const facts = useFacts(weather)
  const isNight = isNightAt(weather)
  const [now] = weather.weather
  const description = now?.description ?? ''
  const name = placeName(t, weather)
  const { country: code } = weather.sys
  // The first name that the language data writes takes a cheap phone 70 ms.
  const country = code === 'IN' ? t('India') : code && format.country(code)
  return (
    <section
      className={classes.now}
      data-sky={skyOf(description)}
      data-night={isNight || undefined}
      data-outdated={isOutdated || undefined}
      aria-labelledby="weather-place"
    >
      <div>
        <Title order={2} id="weather-place" className={classes.place}>
          {country ? `${name}, ${country}` : name}
        </Title>
        <Text c="dimmed">
          {[
            weather.region && t(weather.region),
            t('as of {{time}}, local time', { time: format.time(weather.dt, weather.timezone) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <div className={classes.glance}>
          <span className={classes.picture}>
            <WeatherIcon description={description} size={96} isNight={isNight} />
          </span>
          <p className={classes.temperature}>
            <VisuallyHidden>{t('Temperature')} </VisuallyHidden>
            {format.celsius(weather.main.temp)}
          </p>
        </div>
        <p className={classes.text}>{weatherText(t, description)}</p>
      </div>
      <dl className={classes.facts}>
        {facts.map(({ label, value, alternative, icon }) => (
          <div key={label} data-wide={alternative !== undefined || undefined}>
            <dt>
              <span aria-hidden>{icon}</span>
              {label}
            </dt>
            <dd>
              {value} {alternative && <small>({alternative})</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
