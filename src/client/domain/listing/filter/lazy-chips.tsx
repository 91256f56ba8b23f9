import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { ChipSelect } from '#client/ui/list/chip-select.tsx'
import chip from '#client/ui/list/filter-chip.module.css'
import { FilterChip } from '#client/ui/list/filter-chip.tsx'
import type { NearPage } from '../near/use-near.ts'
import { priceRangeText } from '../state/price-range-text.ts'
import { countActiveFilters, type FilterList, type FilterSelects } from './filter-list.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'
import { NearChips } from './near-chips.tsx'
import { useDistrictFilters } from './use-place-filters.ts'

const FilterSheet = lazyPart(() =>
  withHindi(() => import('./filter-sheet.tsx'), 'listing-list', 'place'),
)

/** The sheet of some filters, which is fetched at the first press. */
function useFilterSheet(props: Omit<FilterSheetProps, 'isOpen' | 'onClose'>) {
  const [isLoaded, setLoaded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setLoaded(true)
    setOpen(true)
  }
  const sheet = isLoaded && (
    <Suspense>
      <FilterSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { open, sheet }
}

function PriceChip({ list, total }: Pick<LazyChipsProps, 'list' | 'total'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const { open, sheet } = useFilterSheet({ list, total, selects: null })
  const active = priceRangeText(t, format, list.state)
  return (
    <>
      <FilterChip active={active} onClear={() => list.change({ minPrice: null, maxPrice: null })}>
        <button type="button" className={chip.bare} aria-haspopup="dialog" onClick={open}>
          {active ?? t('Price')}
          {!active && <IconChevronDown size={18} aria-hidden />}
        </button>
      </FilterChip>
      {sheet}
    </>
  )
}

function DistrictChips({ list }: Pick<LazyChipsProps, 'list'>) {
  const { t } = useTranslation()
  const { state, district } = useDistrictFilters(list)
  return (
    <>
      <ChipSelect label={t('State')} {...state} />
      {district && <ChipSelect label={t('District')} {...district} />}
    </>
  )
}

function AllFiltersChip({ list, total, selects }: Omit<LazyChipsProps, 'part' | 'page' | 'error'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const { open, sheet } = useFilterSheet({ list, total, selects })
  const count = countActiveFilters(list.state)
  return (
    <>
      <button
        type="button"
        className={chip.chip}
        data-first
        aria-haspopup="dialog"
        aria-label={t('All filters')}
        onClick={open}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden />
        {count > 0 && (
          <span className={chip.number} aria-hidden>
            {format.number(count)}
          </span>
        )}
      </button>
      {sheet}
    </>
  )
}

interface LazyChipsProps {
  part: 'all' | 'near' | 'price' | 'district'
  list: FilterList
  page: NearPage | undefined
  error: unknown
  /** How many listings there are, such as "10,000+"; undefined while they load. */
  total: string | undefined
  selects: FilterSelects
}

/** The chips that are not needed to see the first listings: their code and Hindi load after the page's. */
export default function LazyChips({ part, ...props }: LazyChipsProps) {
  switch (part) {
    case 'all':
      return <AllFiltersChip {...props} />
    case 'near':
      return <NearChips {...props} />
    case 'price':
      return <PriceChip {...props} />
    case 'district':
      return <DistrictChips {...props} />
  }
}
