import { Table, Text } from '@mantine/core'
import { mandiName } from '#client/domain/mandi/mandi-name.ts'
import { marketDistrictIn, townNameIn } from '#client/domain/mandi/market-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import series from '../series/market-series.module.css'
import { useMarketLabels } from '../use-market-labels.ts'
import type { MandiGroup, MandiPrice } from './mandi-groups.policy.ts'
import classes from './market-crop.module.css'
import { PriceTable } from './price-table.tsx'

interface MandiRowProps {
  price: MandiPrice
  group: MandiGroup
}

/** One variety at a mandi; the mandi's name and place are in the first row of its varieties. */
function MandiRow({ price, group }: MandiRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { date, money, number } = useFormat()
  const { daysAgo, rangeText } = useMarketLabels()
  const { mandi, variety, commodity, name } = price
  const isFirst = price === group.prices[0]
  const market = townNameIn(language, mandi)
  const district = marketDistrictIn(language, mandi)
  const varietyText = name === commodity ? mandiName(t, commodity) : mandiName(t, variety)
  const hasSeveral = group.prices.length > 1 || name !== commodity
  const about = isFirst
    ? [
        district === market ? t(price.region) : district,
        group.point && group.km !== null && t('{{distance}} km', { distance: number(group.km) }),
        hasSeveral && varietyText,
      ].filter(Boolean)
    : []
  return (
    <Table.Tr data-further={!isFirst || undefined} className={classes.mandi}>
      <Table.Th scope="row">
        <TextLink href={paths.marketSeries.href(price._id)} className={series.rowLink}>
          {isFirst ? market : varietyText}
        </TextLink>
        <Text c="dimmed" className={classes.about}>
          {about.join(' · ')}
          {about.length > 0 && ' · '}
          <time dateTime={mandi.arrivalDate} title={date(mandi.arrivalDate)}>
            {daysAgo(mandi.ageDays)}
          </time>
        </Text>
      </Table.Th>
      <Table.Td>
        <strong>{money(mandi.modal)}</strong>
        <Text c="dimmed" className={classes.about}>
          {rangeText(mandi.min, mandi.max)}
        </Text>
      </Table.Td>
    </Table.Tr>
  )
}

interface MandiTableProps {
  groups: readonly MandiGroup[]
}

/** The mandis with their usual prices and ranges. */
export function MandiTable({ groups }: MandiTableProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <PriceTable
      caption={t('Rupees a quintal: the usual price, and the range below it')}
      heading={t('Mandi')}
      entries={groups}
      showAll={t('Show all mandis ({{mandis}})', { mandis: number(groups.length) })}
      showFewer={t('Show fewer mandis')}
    >
      {(group) =>
        group.prices.map((price) => <MandiRow key={price._id} price={price} group={group} />)
      }
    </PriceTable>
  )
}
