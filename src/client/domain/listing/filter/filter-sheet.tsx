import { Button, Checkbox, Group, NativeSelect } from '@mantine/core'
import { IconRotate } from '@tabler/icons-react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Sheet } from '#client/ui/dialog/sheet.tsx'
import type { FilterChoice, FilterList, FilterSelects } from './filter-list.ts'
import { PriceFilter } from './price-filter.tsx'
import { useDistanceFilter, useDistrictFilters } from './use-place-filters.ts'

export interface FilterSheetProps {
  isOpen: boolean
  onClose: () => void
  list: FilterList
  /** How many listings there are, such as "10,000+"; undefined while they load. */
  total: string | undefined
  /** Filters with fixed values; null to ask for the price alone. */
  selects: FilterSelects | null
}

interface ChoiceFieldProps {
  label: Translated
  choice: FilterChoice
}

const ChoiceField = ({ label, choice }: ChoiceFieldProps) => (
  <NativeSelect
    size="md"
    label={label}
    value={choice.value}
    data={choice.options.map((option) => ({ ...option }))}
    onChange={({ currentTarget }) => choice.onChange(currentTarget.value)}
  />
)

interface AllFieldsProps {
  list: FilterList
  selects: FilterSelects
}

function AllFields({ list, selects }: AllFieldsProps) {
  const { t } = useTranslation()
  const distance = useDistanceFilter(list)
  const { state, district } = useDistrictFilters(list)
  const { kind, category, sort } = selects
  const isCrops = kind === 'crop'
  return (
    <>
      <ChoiceField label={t('Category')} choice={category} />
      {isCrops && <PriceFields list={list} />}
      {list.state.near !== '' && <ChoiceField label={t('Distance')} choice={distance} />}
      <ChoiceField label={t('State')} choice={state} />
      {district && <ChoiceField label={t('District')} choice={district} />}
      {isCrops && (
        <Checkbox
          label={t('Organic')}
          checked={list.state.organic}
          onChange={({ currentTarget }) => list.change({ organic: currentTarget.checked })}
        />
      )}
      <ChoiceField label={t('Sort')} choice={sort} />
    </>
  )
}

const PriceFields = ({ list }: Pick<FilterSheetProps, 'list'>) => (
  <PriceFilter
    // Back, links and Reset show the prices of the address.
    key={`${list.state.minPrice} ${list.state.maxPrice} ${list.clearCount}`}
    prices={list.state}
    onChange={list.change}
  />
)

/** All filters of a list one below the other, or the price alone. A change applies at once. */
export default function FilterSheet(props: FilterSheetProps) {
  const { isOpen, onClose, list, total, selects } = props
  const { t } = useTranslation()
  const title = selects ? t('All filters') : t('Price')
  return (
    <Sheet
      title={isOpen ? title : null}
      onClose={onClose}
      footer={
        <Group gap="sm" wrap="nowrap">
          {selects && (
            <Button
              variant="default"
              leftSection={<IconRotate size={18} aria-hidden />}
              onClick={list.reset}
            >
              {t('Reset')}
            </Button>
          )}
          <Button flex={1} onClick={onClose}>
            {total === undefined ? t('Show the results') : t('Show {{total}} result(s)', { total })}
          </Button>
        </Group>
      }
    >
      {selects ? <AllFields list={list} selects={selects} /> : <PriceFields list={list} />}
    </Sheet>
  )
}
