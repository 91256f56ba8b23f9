import { Button, Skeleton, Table, Text } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { PriceHistory } from '#shared/market/market.schema.ts'
import classes from './market-series.module.css'
import '@mantine/core/styles/Table.layer.css'

// The chart library is heavier than the rest of the page.
const PriceChart = lazyPart(() => import('./price-chart.tsx'))

/** The last year's reports as a chart, a sentence, and a table. */
export function PriceHistoryPanel({ points }: Pick<PriceHistory, 'points'>) {
  const { t } = useTranslation()
  const { date, money } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const tableId = useId()
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return <Text>{t('There are no reports from the last year.')}</Text>
  if (points.length === 1) {
    return (
      <Text>
        {t(
          'There is only one report so far, from {{date}}: {{price}} a quintal. A chart needs two.',
          {
            date: date(first.day),
            price: money(first.modal),
          },
        )}
      </Text>
    )
  }
  const modals = points.map(({ modal }) => modal)
  return (
    <>
      <Text c="dimmed" mb="xs">
        {t('From {{from}} to {{to}}, the usual price was between {{low}} and {{high}} a quintal.', {
          from: date(first.day),
          to: date(last.day),
          low: money(Math.min(...modals)),
          high: money(Math.max(...modals)),
        })}
      </Text>
      {/* The table below has the same numbers. */}
      <div aria-hidden className={classes.chart} data-needs-code>
        <Suspense fallback={<Skeleton height="100%" />}>
          <PriceChart points={points} />
        </Suspense>
      </div>
      <Button
        variant="default"
        size="sm"
        mt="sm"
        aria-expanded={isOpen}
        aria-controls={tableId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('Hide the table') : t('Show as a table')}
      </Button>
      <div id={tableId} hidden={!isOpen} data-shown-without-code>
        <Table mt="sm" className={classes.numbers} captionSide="top">
          <Table.Caption>{t('Rupees a quintal, newest first')}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('Date')}</Table.Th>
              <Table.Th scope="col">{t('Min')}</Table.Th>
              <Table.Th scope="col">{t('Usual price')}</Table.Th>
              <Table.Th scope="col">{t('Max')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {points.toReversed().map(({ day, min, modal, max }) => (
              <Table.Tr key={day}>
                <Table.Th scope="row">{date(day)}</Table.Th>
                <Table.Td>{money(min)}</Table.Td>
                <Table.Td>{money(modal)}</Table.Td>
                <Table.Td>{money(max)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  )
}
