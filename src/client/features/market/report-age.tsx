import { Badge } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useMarketLabels } from './use-market-labels.ts'

/**
 * How recent a market's report is.
 * @param ageDays whole days since its newest report.
 */
export function ReportAge({ ageDays }: { ageDays: number }) {
  const { t } = useTranslation()
  const { daysAgo } = useMarketLabels()
  return ageDays > 0 ? (
    <Badge color="soil" variant="light" size="lg">
      {t('No report today')}
    </Badge>
  ) : (
    <Badge color="leaf" variant="light" size="lg" tt="capitalize">
      {daysAgo(0)}
    </Badge>
  )
}
