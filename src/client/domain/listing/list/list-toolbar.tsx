import { Skeleton } from '@mantine/core'
import { IconRotate } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { BrowserPart } from '#client/ui/browser-part.tsx'
import { HydrateBlockLater } from '#client/ui/hydrate-later.tsx'
import { findValue } from '#client/ui/list/address-codec.ts'
import { ChipSelect } from '#client/ui/list/chip-select.tsx'
import { ChipToggle } from '#client/ui/list/chip-toggle.tsx'
import chip from '#client/ui/list/filter-chip.module.css'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { listingSorts } from '#shared/kit/pagination.constants.ts'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { countActiveFilters, type FilterSelects } from '../filter/filter-list.ts'
import type { NearPage } from '../near/use-near.ts'
import type { ListControl } from '../state/use-list-state.ts'
import classes from './list-toolbar.module.css'
import { listingSortLabels } from './sort-labels.ts'

// Not needed to see the first listings, so its code and Hindi load after the page's.
const LazyChips = lazyPart(() =>
  withHindi(() => import('../filter/lazy-chips.tsx'), 'listing-list', 'place'),
)
const PlainFilters = import.meta.env.SSR
  ? lazyPart(() => withHindi(() => import('../filter/plain-filters.tsx'), 'listing-list', 'place'))
  : null
const WordsPlace = lazyPart(() => withHindi(() => import('../near/words-place.tsx'), 'place'))

interface ListToolbarProps<Category extends string> {
  kind: ListingKind
  list: ListControl<Category>
  /** The current page of the list; undefined while it loads. */
  page: (NearPage & PageInfo) | undefined
  /** Of the query; the control that it is about shows its sentence. */
  error: unknown
  /** The filter's options beside "all". */
  categories: readonly Category[]
  searchPlaceholder: Translated
}

/** The filters whose values are fixed, with their names. */
function useSelects<Category extends string>(props: ListToolbarProps<Category>): FilterSelects {
  const { kind, list, categories } = props
  const { t } = useTranslation()
  const { state, change } = list
  const sorts = listingSorts.filter((sort) => sort !== 'nearest' || state.near !== '')
  return {
    kind,
    category: {
      value: state.category,
      initial: 'all',
      options: [
        { value: 'all', label: t('All Categories') },
        ...categories.map((value) => ({ value, label: t(value) })),
      ],
      onChange: (value) => change({ category: findValue(categories, value) ?? 'all' }),
    },
    sort: {
      value: state.sort,
      initial: 'newest',
      options: sorts.map((value) => ({ value, label: t(listingSortLabels[value]) })),
      onChange: (value) => change({ sort: findValue(listingSorts, value) ?? 'newest' }),
    },
  }
}

/** On phones the chips in use come first, so the row is shown from its start when they change. */
function ChipRow({ filters, children }: { filters: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const shownFilters = useRef(filters)
  useEffect(() => {
    if (shownFilters.current === filters) return
    shownFilters.current = filters
    row.current?.scrollTo({ left: 0 })
  }, [filters])
  return (
    <div className={chip.row} ref={row} data-needs-code>
      {children}
    </div>
  )
}

/** A list's search, and its filters and order as chips. Native selects, which phones show in their own way. */
export function ListToolbar<Category extends string>(props: ListToolbarProps<Category>) {
  const { kind, list, page, error, searchPlaceholder } = props
  const { t } = useTranslation()
  const format = useFormat()
  const { state, change, reset } = list
  const selects = useSelects(props)
  const isCrops = kind === 'crop'
  const total = page && format.number(page.total) + (page.isTotalBounded ? '+' : '')
  const hasWordsPlace = state.near === '' && page?.nearPlace && page.searchWords !== undefined
  const hasPrices = state.minPrice !== null || state.maxPrice !== null
  const { page: _page, q: _q, view: _view, ...filters } = state

  const lateChip = (
    part: 'all' | 'near' | 'price' | 'district',
    width: string,
    isActive: boolean,
  ) => (
    <BrowserPart
      fallback={
        <Skeleton
          className={chip.filler}
          width={width}
          radius="xl"
          data-first={part === 'all' || undefined}
          data-active={isActive || undefined}
        />
      }
    >
      <LazyChips
        part={part}
        list={list}
        page={page}
        error={error}
        total={total}
        selects={selects}
      />
    </BrowserPart>
  )
  return (
    <HydrateBlockLater>
      <div className={classes.toolbar}>
        <SearchBox
          value={state.q}
          placeholder={searchPlaceholder}
          clearCount={list.clearCount}
          isLabelHidden
          canSpeak
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <WithoutCode>
          {PlainFilters && (
            <PlainFilters
              list={list}
              selects={selects}
              searchPlaceholder={searchPlaceholder}
              href={list.hrefOf({})}
            />
          )}
        </WithoutCode>
        <ChipRow filters={Object.values(filters).join()}>
          {lateChip('all', countActiveFilters(state) > 0 ? '4.9rem' : '3rem', false)}
          {lateChip('near', state.near ? '17rem' : '6.8rem', state.near !== '')}
          <ChipSelect label={t('Category')} {...selects.category} />
          {isCrops && lateChip('price', hasPrices ? '12rem' : '5.3rem', hasPrices)}
          {lateChip('district', state.state ? '10rem' : '5.3rem', state.state !== '')}
          <ChipSelect label={t('Sort')} {...selects.sort} />
          {isCrops && (
            <ChipToggle
              label={t('Organic')}
              isChecked={state.organic}
              onChange={(organic) => change({ organic })}
            />
          )}
          <button type="button" className={chip.chip} onClick={reset}>
            <IconRotate size={18} aria-hidden />
            {t('Reset')}
          </button>
        </ChipRow>
        {hasWordsPlace && (
          <BrowserPart fallback={<Skeleton className={classes.words} radius="md" />}>
            <WordsPlace list={list} page={page} />
          </BrowserPart>
        )}
      </div>
    </HydrateBlockLater>
  )
}
