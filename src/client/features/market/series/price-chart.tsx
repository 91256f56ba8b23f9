import { ChartTooltip, LineChart } from '@mantine/charts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { PriceHistory } from '#shared/market/market.schema.ts'
import { useMarketLabels } from '../use-market-labels.ts'
import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/charts/styles.layer.css'

/** Prices over time; days without a report keep their width. */
export default function PriceChart({ points }: Pick<PriceHistory, 'points'>) {
  const { t } = useTranslation()
  const { date, money } = useFormat()
  // The chart also passes the tick's index, which `money` would take for a currency.
  const rupees = (value: number) => money(value)
  const { shortDay } = useMarketLabels()
  const series = [
    { name: 'max', label: t('Max'), color: 'soil.4', strokeDasharray: 4 },
    { name: 'modal', label: t('Usual'), color: 'var(--kh-accent)' },
    { name: 'min', label: t('Min'), color: 'turmeric.6', strokeDasharray: 4 },
  ]
  return (
    <LineChart
      h="100%"
      data={points.map((point) => ({ ...point, time: Date.parse(point.day) }))}
      dataKey="time"
      series={series}
      curveType="linear"
      dotProps={{ r: points.length > 40 ? 0 : 3 }}
      withLegend
      legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
      lineProps={{ isAnimationActive: false }}
      // Keyboard users read the table beside the chart, which has the same numbers.
      accessibilityLayer={false}
      xAxisProps={{
        type: 'number',
        scale: 'time',
        domain: ['dataMin', 'dataMax'],
        tickFormatter: shortDay,
        minTickGap: 24,
      }}
      yAxisProps={{ domain: ['auto', 'auto'], width: 64 }}
      valueFormatter={rupees}
      tooltipProps={{
        content: ({ label, payload }) => (
          <ChartTooltip
            label={typeof label === 'number' ? date(new Date(label).toISOString()) : undefined}
            payload={payload}
            series={series}
            valueFormatter={rupees}
          />
        ),
      }}
    />
  )
}
