import { Button, Checkbox, NativeSelect, Skeleton } from '@mantine/core'
import { IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { BrowserPart } from '#client/ui/browser-part.tsx'
import { findValue } from '#client/ui/list/address-codec.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { listingSorts } from '#shared/kit/pagination.constants.ts'
import type { ListingSort } from '#shared/kit/pagination.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import type { NearPage } from '../near/use-near.ts'
import type { ListState } from '../state/list-state.ts'
import type { ListControl } from '../state/use-list-state.ts'
import classes from './list-toolbar.module.css'

// Not needed to see the first listings, so its code and Hindi load after the page's.
const NearControls = lazyPart(() => withHindi(() => import('../near/near-controls.tsx'), 'place'))

const ListTools = lazyPart(() =>
  withHindi(() => import('../tools/list-tools.tsx'), 'saved-search', 'place'),
)
/** Whether the controls of a place have a third row on phones. */
const hasThirdRow = ({ near, state }: Pick<ListState, 'near' | 'state'>) =>
  near !== '' && state !== ''

const sortLabels: Record<ListingSort, English> = {
  newest: 'Newest',
  oldest: 'Oldest',
  'price-low': 'Price ↑',
  'price-high': 'Price ↓',
  nearest: 'Nearest',
}

interface ListToolbarProps<Category extends string> {
  kind: ListingKind
  list: ListControl<Category>
  /** The current page of the list; undefined while it loads. */
  page: NearPage | undefined
  /** The filter's options beside "all". */
  categories: readonly Category[]
  searchPlaceholder: Translated
}

/** A list's search, filters and order. Native selects, which phones show in their own way. */
export function ListToolbar<Category extends string>(props: ListToolbarProps<Category>) {
  const { kind, list, page, categories, searchPlaceholder } = props
  const isCrops = kind === 'crop'
  const { t } = useTranslation()
  const { state, change, reset } = list
  const offeredSorts = listingSorts.filter((sort) => sort !== 'nearest' || state.near !== '')

  return (
    <div className={classes.toolbar} data-plain={isCrops ? undefined : true}>
      <div className={classes.search}>
        <SearchBox
          value={state.q}
          placeholder={searchPlaceholder}
          clearCount={list.clearCount}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      </div>
      <NativeSelect
        size="md"
        label={t('Category')}
        value={state.category}
        onChange={({ currentTarget }) =>
          change({ category: findValue(categories, currentTarget.value) ?? 'all' })
        }
        data={[
          { value: 'all', label: t('All Categories') },
          ...categories.map((value) => ({ value, label: t(value) })),
        ]}
      />
      <NativeSelect
        size="md"
        label={t('Sort')}
        value={state.sort}
        onChange={({ currentTarget }) =>
          change({ sort: findValue(listingSorts, currentTarget.value) ?? 'newest' })
        }
        data={offeredSorts.map((value) => ({ value, label: t(sortLabels[value]) }))}
      />
      {isCrops && (
        <Checkbox
          className={classes.flag}
          label={t('Organic')}
          checked={state.organic}
          onChange={({ currentTarget }) => change({ organic: currentTarget.checked })}
        />
      )}
      <Button
        className={classes.reset}
        variant="default"
        leftSection={<IconRotate size={18} aria-hidden />}
        onClick={reset}
      >
        {t('Reset')}
      </Button>
      <BrowserPart
        fallback={
          <Skeleton
            className={classes.near}
            radius="md"
            data-large={hasThirdRow(state) || undefined}
          />
        }
      >
        <NearControls list={list} page={page} />
      </BrowserPart>
      <BrowserPart fallback={<Skeleton className={classes.tools} radius="md" />}>
        <ListTools kind={kind} list={list} page={page} />
      </BrowserPart>
    </div>
  )
}
