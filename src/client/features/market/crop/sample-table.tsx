import { Button, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { mandiName } from '#client/domain/mandi/mandi-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { WithoutCode } from '#client/ui/without-code/without-code.tsx'
import type { LocatedPrice } from '#shared/market/crop-prices.schema.ts'
import series from '../series/market-series.module.css'
import '@mantine/core/styles/Table.layer.css'

/** Prices before "Show all". */
const shownAtFirst = 10

interface SampleTableProps {
  prices: readonly LocatedPrice[]
}

function SampleRows({ prices }: SampleTableProps) {
  const { t } = useTranslation()
  return (
    <Table className={series.numbers} captionSide="top" verticalSpacing="xs">
      <Table.Caption>{t('Rupees a quintal')}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('State')}</Table.Th>
          <Table.Th scope="col">{t('Usual price')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {prices.map(({ _id, name, region, price }) => (
          <Table.Tr key={_id}>
            <Table.Th scope="row">
              {t(region)}
              <Text size="sm" c="dimmed">
                {mandiName(t, name)}
              </Text>
            </Table.Th>
            <Table.Td>
              <strong>{price}</strong>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** The prices of the sample list by state, ten of them at first. */
export function SampleTable({ prices }: SampleTableProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [isWhole, setWhole] = useState(false)
  const further = prices.slice(shownAtFirst)
  return (
    <>
      <SampleRows prices={isWhole ? prices : prices.slice(0, shownAtFirst)} />
      <WithoutCode>
        {import.meta.env.SSR && further.length > 0 && <SampleRows prices={further} />}
      </WithoutCode>
      {prices.length > shownAtFirst && (
        <Button
          variant="default"
          mt="sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? t('Show fewer prices')
            : t('Show all prices ({{prices}})', { prices: number(prices.length) })}
        </Button>
      )}
    </>
  )
}
