import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import { findValue } from '#client/ui/list/address-codec.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { sorts } from '#shared/kit/pagination.constants.ts'
import type { Sort } from '#shared/kit/pagination.schema.ts'
import classes from './list-toolbar.module.css'
import type { ListControl } from './use-list-state.ts'

const sortLabels: Record<Sort, English> = {
  newest: 'Newest',
  oldest: 'Oldest',
  'price-low': 'Price ↑',
  'price-high': 'Price ↓',
}

interface ListToolbarProps<Category extends string> {
  list: ListControl<Category>
  /** The filter's options beside "all". */
  categories: readonly Category[]
  searchPlaceholder: Translated
  /** Shows the filter for organic crops. */
  hasOrganic?: boolean
}

/** A list's search, filters and order. Native selects, which phones show in their own way. */
export function ListToolbar<Category extends string>(props: ListToolbarProps<Category>) {
  const { list, categories, searchPlaceholder, hasOrganic = false } = props
  const { t } = useTranslation()
  const { state, change, reset } = list

  return (
    <div className={classes.toolbar} data-plain={hasOrganic ? undefined : true}>
      <div className={classes.search}>
        <SearchBox
          value={state.q}
          placeholder={searchPlaceholder}
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
          change({ sort: findValue(sorts, currentTarget.value) ?? 'newest' })
        }
        data={sorts.map((value) => ({ value, label: t(sortLabels[value]) }))}
      />
      {hasOrganic && (
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
    </div>
  )
}
