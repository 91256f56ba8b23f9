import { Table, Text } from '@mantine/core'
import { mandiName } from '#client/domain/mandi/mandi-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { LocatedPrice } from '#shared/market/crop-prices.schema.ts'
import { PriceTable } from './price-table.tsx'

interface SampleTableProps {
  prices: readonly LocatedPrice[]
}

/** The prices of the sample list by state. */
export function SampleTable({ prices }: SampleTableProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <PriceTable
      caption={t('Rupees a quintal')}
      heading={t('State')}
      entries={prices}
      showAll={t('Show all prices ({{prices}})', { prices: number(prices.length) })}
      showFewer={t('Show fewer prices')}
    >
      {({ _id, name, region, price }) => (
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
      )}
    </PriceTable>
  )
}
