import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import chips from '#client/ui/chip.module.css'
import { PagedList, type PagedListQuery } from '#client/ui/list/paged-list.tsx'
import { SkeletonList } from '#client/ui/list/skeleton-list.tsx'
import shared from '#client/ui/shared.module.css'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import classes from './admin.module.css'
import type { AdminControl } from './use-admin-state.ts'

interface AdminFilter<Show extends string> {
  value: Show
  /** What can be shown; the first when the address says nothing. */
  values: readonly Show[]
  labelOf: (value: Show) => Translated
}

interface AdminListProps<Data, Item, Show extends string> {
  control: AdminControl
  filter?: AdminFilter<Show>
  /** Shown before the filter. */
  toolbar?: ReactNode
  query: PagedListQuery<Data>
  itemsOf: (data: Data) => readonly Item[]
  empty: Translated
  children: (item: Item) => ReactNode
}

interface ShowChipsProps<Show extends string> {
  filter: AdminFilter<Show>
  control: AdminControl
}

function ShowChips<Show extends string>({ filter, control }: ShowChipsProps<Show>) {
  const { t } = useTranslation()
  const { value: shown, values, labelOf } = filter
  return (
    <fieldset className={classes.chips} aria-label={t('What to show')}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={chips.chip}
          aria-pressed={value === shown}
          onClick={() => control.change({ show: value === values[0] ? '' : value })}
        >
          {labelOf(value)}
        </button>
      ))}
    </fieldset>
  )
}

/** One page of results in a section of the admin area, with what filters them. */
export function AdminList<
  Data extends PageInfo,
  Item extends { _id: string },
  Show extends string = never,
>(props: AdminListProps<Data, Item, Show>) {
  const { control, filter, toolbar, query, itemsOf, empty, children } = props
  return (
    <>
      {(toolbar || filter) && (
        <div className={classes.toolbar}>
          {toolbar}
          {filter && <ShowChips filter={filter} control={control} />}
        </div>
      )}
      <PagedList
        list={control}
        query={query}
        skeleton={<SkeletonList className={shared.mediumGapList} cards={3} height={150} />}
        errorTitle="Unable to load this section"
        empty={
          <div className={classes.empty}>
            <IconCircleCheck size={56} stroke={1.3} color="var(--kh-accent)" aria-hidden />
            <Text>{empty}</Text>
          </div>
        }
      >
        {(data) => (
          <ul className={shared.mediumGapList} aria-busy={query.isPlaceholderData}>
            {itemsOf(data).map((item) => (
              <li key={item._id}>{children(item)}</li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
