import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { SprayingAdvice, SprayingObstacle } from '#shared/weather/weather.schema.ts'
import { useWeatherFormat } from './weather-format.ts'
import classes from './week-forecast.module.css'

interface SprayingLineProps {
  spraying: SprayingAdvice
}

/** Whether to spray on a day, when, and why. */
export function SprayingLine({ spraying }: SprayingLineProps) {
  const { t } = useTranslation()
  const { hourOfDay } = useWeatherFormat()
  const obstacleText = useObstacleText()
  const { window, isAllDay, obstacle } = spraying
  const verdict = () => {
    if (isAllDay) return t('Good for spraying all day.')
    if (!window) return t('Not good for spraying.')
    return t('Good for spraying from {{from}} to {{to}}.', {
      from: hourOfDay(window.from),
      to: hourOfDay(window.to),
    })
  }
  const reason = () => {
    if (obstacle) return obstacleText(obstacle)
    return window ? null : t('Too little of the day is left.')
  }
  const Icon = window ? IconCheck : IconX
  return (
    <p className={classes.spraying} data-good={window !== null || undefined}>
      <Icon size={18} stroke={2.5} aria-hidden />
      <span>
        <strong>{verdict()}</strong> {reason()}
      </span>
    </p>
  )
}

function useObstacleText() {
  const { t } = useTranslation()
  const { hourOfDay, whole, number } = useWeatherFormat()
  return ({ kind, hour, value }: SprayingObstacle) => {
    const time = hourOfDay(hour)
    if (kind === 'rain') return t('Rain by {{time}} would wash it off.', { time })
    if (kind === 'wind') {
      return t('Wind {{speed}} km/h at {{time}}: the spray drifts away.', {
        speed: whole(value),
        time,
      })
    }
    if (kind === 'calm') {
      return t('Hardly any wind at {{time}}: fine drops hang in the air.', { time })
    }
    return kind === 'dry-air'
      ? t('Hot, dry air at {{time}} (Delta T {{delta}}): drops dry too fast.', {
          delta: number(value),
          time,
        })
      : t('Damp air at {{time}} (Delta T {{delta}}): drops do not dry.', {
          delta: number(value),
          time,
        })
  }
}
