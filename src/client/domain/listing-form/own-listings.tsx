import { Group, Loader, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { PagedList, type PagedListQuery } from '#client/ui/list/paged-list.tsx'
import classes from './own-listing-card.module.css'
import type { OwnListingControl } from './table/own-listing-address.ts'

/** The number of own listings on a page. */
export const ownPageSize = 24

interface OwnPage<Item> {
  items: readonly Item[]
  totalPages: number
  total: number
}

interface OwnListingsProps<Item> {
  query: PagedListQuery<OwnPage<Item>>
  list: OwnListingControl
  renderCard: (item: Item) => ReactNode
  /** Shows the page as a table in place of cards. */
  renderTable?: ((page: OwnPage<Item>) => ReactNode) | undefined
  /** Shown above the cards. */
  renderHint?: (page: OwnPage<Item>) => ReactNode
  /** Shown, like the following texts, while there is no listing. */
  art: ReactNode
  emptyTitle: English
  emptyText: English
  addLabel: English
  addHref: string
  failedText: English
}

/** The user's own listings, including archived ones, in pages. */
export function OwnListings<Item extends { _id: string }>(props: OwnListingsProps<Item>) {
  const { query, list, renderCard, renderTable, renderHint, addHref } = props
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <PagedList
      list={list}
      query={query}
      isCountHidden
      skeleton={
        <Group role="status" justify="center" py="xl">
          <Loader />
          <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
        </Group>
      }
      errorTitle={props.failedText}
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
      {(own) => (
        <Stack gap="lg">
          {renderHint?.(own)}
          {renderTable?.(own) ?? (
            <ul className={classes.grid} aria-busy={query.isPlaceholderData}>
              {own.items.map((item) => (
                <li key={item._id}>{renderCard(item)}</li>
              ))}
            </ul>
          )}
        </Stack>
      )}
    </PagedList>
  )
}
