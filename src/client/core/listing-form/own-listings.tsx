import { Group, Loader, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readFailure } from '../trpc.ts'
import { LinkButton } from '../ui/link.tsx'
import { QueryView } from '../ui/query-view.tsx'
import classes from './own-listing-card.module.css'

interface OwnListingsProps<Item> {
  query: {
    data: readonly Item[] | undefined
    error: unknown
    isPending: boolean
    isError: boolean
    refetch: () => unknown
  }
  renderCard: (item: Item) => ReactNode
  /** Stands over the cards, where there are any. */
  renderHint?: (items: readonly Item[]) => ReactNode
  /** Shown when there is nothing yet; the texts in English. */
  art: ReactNode
  emptyTitle: string
  emptyText: string
  addLabel: string
  addHref: string
  failedText: string
}

/** Everything the viewer has listed, archived things included. */
export function OwnListings<Item extends { _id: string }>(props: OwnListingsProps<Item>) {
  const { query, renderCard, renderHint, addHref } = props
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <QueryView
      query={query}
      skeleton={
        <Group role="status" justify="center" py="xl">
          <Loader />
          <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
        </Group>
      }
      errorTitle={props.failedText}
      errorText={readFailure(query.error).message ?? undefined}
      isEmpty={(items) => items.length === 0}
      empty={
        <Stack
          component="section"
          aria-labelledby={headingId}
          align="center"
          py="xl"
          gap="xs"
          ta="center"
        >
          {props.art}
          <Title order={2} size="h3" id={headingId}>
            {t(props.emptyTitle)}
          </Title>
          <Text c="dimmed">{t(props.emptyText)}</Text>
          <LinkButton href={addHref} mt="sm">
            {t(props.addLabel)}
          </LinkButton>
        </Stack>
      }
    >
      {(items) => (
        <Stack gap="lg">
          {renderHint?.(items)}
          <ul className={classes.grid}>
            {items.map((item) => (
              <li key={item._id}>{renderCard(item)}</li>
            ))}
          </ul>
        </Stack>
      )}
    </QueryView>
  )
}
