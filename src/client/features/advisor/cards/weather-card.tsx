import { IconCloud, IconCloudRain, IconCloudStorm, IconMist, IconSun } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { CardSky, ChatCardOf } from '#shared/advisor/advisor-card.schema.ts'
import classes from './answer-cards.module.css'

const skies: Record<CardSky, { Icon: typeof IconSun; label: string }> = {
  clear: { Icon: IconSun, label: 'Clear sky' },
  clouds: { Icon: IconCloud, label: 'Clouds' },
  rain: { Icon: IconCloudRain, label: 'Rain' },
  thunder: { Icon: IconCloudStorm, label: 'Thunderstorm' },
  fog: { Icon: IconMist, label: 'Fog or haze' },
}

/** The day's weather; a press opens the page of the weather there. */
export function WeatherCardView({ card }: { card: ChatCardOf<'weather'> }) {
  const { t } = useTranslation()
  const { number, date } = useFormat()
  const { place, city, day, sky, temp, min, max, rainChance } = card
  const { Icon, label } = skies[sky]
  return (
    <Link href={paths.weather.href(city)} className={classes.card}>
      <Icon className={classes.sky} data-sky={sky} size={56} stroke={1.5} aria-hidden />
      <span className={classes.text}>
        <strong>{place}</strong>
        <span className={classes.figure}>{`${number(temp)}°C`}</span>
        <span>{t(label)}</span>
        <span className={classes.small}>
          {date(day)}: {`${number(min)}–${number(max)}°C`}
          {rainChance !== null && ` · ${t('rain {{percent}}%', { percent: number(rainChance) })}`}
        </span>
      </span>
      <span className={classes.more}>{t('See seven days')}</span>
    </Link>
  )
}
