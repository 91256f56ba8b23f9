import { Badge } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useVisits } from './use-visits.ts'
import classes from './visit-badge.module.css'

/** The number of visits; its space is reserved while the number is loading. */
export function VisitBadge() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const visits = useVisits()
  return (
    <div className={classes.space}>
      {visits !== null && (
        <Badge size="lg" variant="light" className={classes.badge}>
          {t('Visits: {{number}}', { number: number(visits) })}
        </Badge>
      )}
    </div>
  )
}
