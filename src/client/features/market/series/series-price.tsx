import { Group, Text } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ShareButton } from '#client/ui/share-button.tsx'
import shared from '#client/ui/shared.module.css'
import type { MarketPrice } from '#shared/market/market.schema.ts'
import { ReportAge } from '../report-age.tsx'
import { useMarketLabels } from '../use-market-labels.ts'
import classes from './market-series.module.css'
import { useSeriesNames } from './use-series-names.ts'

/** The newest report, in large figures. */
export function SeriesPrice({ series }: { series: MarketPrice }) {
  const { t } = useTranslation()
  const { date, money } = useFormat()
  const { daysAgo, perKg, rangeText } = useMarketLabels()
  const { crop, place } = useSeriesNames()(series)
  const { price, mandi } = series
  if (!mandi) return null
  const gradeText = (grade: string) => (grade === 'FAQ' ? t('fair average quality (FAQ)') : grade)
  const figures = [
    { label: t('Min, a quintal'), value: money(mandi.min) },
    { label: t('Max, a quintal'), value: money(mandi.max) },
    { label: t('Usual price, 1 kg'), value: perKg(mandi.modal) },
    ...(mandi.grade ? [{ label: t('Grade'), value: gradeText(mandi.grade) }] : []),
  ]
  return (
    <section className={shared.whiteBox} aria-label={t('Newest report')}>
      <div className={classes.amount}>{price}</div>
      <Text c="dimmed">{t('Usual price a quintal (100 kg): what most of it sold for')}</Text>
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Group gap="xs" justify="space-between">
        <span>
          {t('Arrival date: {{date}}', { date: date(mandi.arrivalDate) })}
          {mandi.ageDays > 0 && ` (${daysAgo(mandi.ageDays)})`}
        </span>
        <ReportAge ageDays={mandi.ageDays} />
      </Group>
      <Group mt="sm">
        <ShareButton
          title={t('{{crop}}: {{price}} a quintal', { crop, price })}
          text={t('{{place}}, {{date}}: {{range}} a quintal', {
            place,
            date: date(mandi.arrivalDate),
            range: rangeText(mandi.min, mandi.max),
          })}
        />
      </Group>
    </section>
  )
}
