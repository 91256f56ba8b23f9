import { Skeleton, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import chips from '#client/ui/chip.module.css'
import { ListPagination } from '#client/ui/list/list-pagination.tsx'
import { ResultCount } from '#client/ui/list/list-result-count.tsx'
import { useLastPage } from '#client/ui/list/use-last-page.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import classes from './admin.module.css'
import type { AdminControl } from './use-admin-state.ts'

interface AdminQuery<Data> {
  data: Data | undefined
  error: unknown
  isPending: boolean
  isError: boolean
  isPlaceholderData: boolean
  isFetching: boolean
  dataUpdatedAt: number
  refetch: () => unknown
}

interface AdminListProps<Data, Item> {
  control: AdminControl
  query: AdminQuery<Data>
  itemsOf: (data: Data) => readonly Item[]
  /** Already translated. */
  empty: string
  children: (item: Item) => ReactNode
}

const Loading = () => (
  <div className={classes.list}>
    {[1, 2, 3].map((number) => (
      <Skeleton key={number} height={150} radius="lg" />
    ))}
  </div>
)

/** One page of results in a section of the admin area. */
export function AdminList<Data extends PageInfo, Item extends { _id: string }>(
  props: AdminListProps<Data, Item>,
) {
  const { control, query, itemsOf, empty, children } = props
  const count = useRef<HTMLParagraphElement>(null)
  useLastPage(control.state.page, query, control.change)
  return (
    <QueryView
      query={query}
      skeleton={<Loading />}
      errorTitle="Unable to load this section"
      errorText={readFailure(query.error).message ?? undefined}
      isEmpty={(data) => itemsOf(data).length === 0}
      empty={
        <div className={classes.empty}>
          <IconCircleCheck size={56} stroke={1.3} color="var(--kh-accent)" aria-hidden />
          <Text>{empty}</Text>
        </div>
      }
    >
      {(data) => (
        <>
          <ResultCount info={data} textRef={count} />
          <ul className={classes.list} aria-busy={query.isPlaceholderData}>
            {itemsOf(data).map((item) => (
              <li key={item._id}>{children(item)}</li>
            ))}
          </ul>
          <ListPagination
            page={control.state.page}
            totalPages={data.totalPages}
            hrefOfPage={control.hrefOfPage}
            onLeave={() => {
              count.current?.focus({ preventScroll: true })
              count.current?.scrollIntoView({ block: 'start' })
            }}
          />
        </>
      )}
    </QueryView>
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
