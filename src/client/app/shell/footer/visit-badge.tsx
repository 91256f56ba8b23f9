import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import { useVisits } from './use-visits.ts'
import classes from './visit-badge.module.css'

/** How many visits there have been; its place is kept while the number is on its way. */
export function VisitBadge() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const visits = useVisits()
  return (
    <div className={classes.place}>
      {visits !== null && (
        <Badge size="lg" variant="light" className={classes.badge}>
          {t('Visits: {{number}}', { number: number(visits) })}
        </Badge>
      )}
    </div>
  )
}
