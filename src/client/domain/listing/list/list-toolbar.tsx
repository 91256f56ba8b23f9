import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { sorts } from '#shared/kit/pagination.constants.ts'
import type { Sort } from '#shared/kit/pagination.schema.ts'
import classes from './list-toolbar.module.css'
import type { ListControl } from './use-list-state.ts'

const sortLabels: Record<Sort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  'price-low': 'Price ↑',
  'price-high': 'Price ↓',
}

interface ListToolbarProps<Category extends string> {
  list: ListControl<Category>
  /** What the filter offers beside all, in English. */
  categories: readonly Category[]
  /** Already translated. */
  searchPlaceholder: string
  /** Crops can be organic, machines cannot. */
  hasOrganic?: boolean
}

/** Search, filters and order of a list. The selects are the phone's own: small and familiar. */
export function ListToolbar<Category extends string>(props: ListToolbarProps<Category>) {
  const { list, categories, searchPlaceholder, hasOrganic = false } = props
  const { t } = useTranslation()
  const { state, change, reset } = list
  const find = <Value extends string>(values: readonly Value[], text: string) =>
    values.find((value) => value === text)

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
          change({ category: find(categories, currentTarget.value) ?? 'all' })
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
          change({ sort: find(sorts, currentTarget.value) ?? 'newest' })
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
