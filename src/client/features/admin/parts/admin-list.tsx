import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import chips from '#client/ui/chip.module.css'
import { PagedList, type PagedListQuery } from '#client/ui/list/paged-list.tsx'
import { SkeletonList } from '#client/ui/list/skeleton-list.tsx'
import shared from '#client/ui/shared.module.css'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import classes from './admin.module.css'
import type { AdminControl } from './use-admin-state.ts'

interface AdminListProps<Data, Item> {
  control: AdminControl
  query: PagedListQuery<Data>
  itemsOf: (data: Data) => readonly Item[]
  /** Already translated. */
  empty: string
  children: (item: Item) => ReactNode
}

/** One page of results in a section of the admin area. */
export function AdminList<Data extends PageInfo, Item extends { _id: string }>(
  props: AdminListProps<Data, Item>,
) {
  const { control, query, itemsOf, empty, children } = props
  return (
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
  )
}

interface ShowChipsProps<Value extends string> {
  value: Value
  /** Already translated. */
  choices: readonly { value: Value; label: string }[]
  onPick: (value: Value) => void
}

/** The filter of an admin section. */
export function ShowChips<Value extends string>({ value, choices, onPick }: ShowChipsProps<Value>) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.chips} aria-label={t('What to show')}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={chips.chip}
          aria-pressed={choice.value === value}
          onClick={() => onPick(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
