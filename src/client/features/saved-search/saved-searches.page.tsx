import { Loader, Stack, Text, Title } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton, TextLink } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import classes from './saved-search.module.css'
import { SavedSearchRow } from './saved-search-row.tsx'

/** The user's saved searches. */
export default function SavedSearchesPage() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const listArea = useRef<HTMLDivElement>(null)
  const query = trpc.savedSearch.list.useQuery(undefined, { refetchOnMount: 'always' })
  const onError = (error: unknown) => toastFailure(t, error)
  const onSettled = () => utils.savedSearch.list.invalidate()
  const changing = trpc.savedSearch.update.useMutation({ onError, onSettled })
  const deleting = trpc.savedSearch.remove.useMutation({
    onError,
    onSettled,
    onSuccess: () => {
      // The button that had the focus is about to be removed.
      listArea.current?.focus({ preventScroll: true })
      toastSuccess(t('The search is deleted'))
    },
  })
  return (
    <Page
      title={t('Saved searches')}
      subtitle={t('You get one notification for each new listing that matches')}
      size="md"
    >
      <QueryView
        query={query}
        skeleton={<Loader />}
        errorTitle="Your saved searches could not be loaded"
      >
        {({ searches }) =>
          searches.length === 0 ? (
            <Stack align="center" py="xl" gap="xs" ta="center">
              <IconBellPlus size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
              <Title order={2} size="h3">
                {t('No saved searches yet')}
              </Title>
              <Text c="dimmed">
                {t('Search in the shop or among the machines, then choose “Save this search”.')}
              </Text>
              <LinkButton href={paths.shop.href()} mt="sm">
                {t('Browse the shop')}
              </LinkButton>
            </Stack>
          ) : (
            <Stack ref={listArea} tabIndex={-1}>
              <ul className={classes.list}>
                {searches.map((search) => (
                  <SavedSearchRow
                    key={search._id}
                    search={search}
                    isBusy={changing.isPending || deleting.isPending}
                    onChange={(changes) => changing.mutate({ searchId: search._id, ...changes })}
                    onDelete={() => deleting.mutate({ searchId: search._id })}
                  />
                ))}
              </ul>
              <TextLink href={paths.dashboardSettings.href()} className={shared.tallLink}>
                {t('Notification settings')}
              </TextLink>
            </Stack>
          )
        }
      </QueryView>
    </Page>
  )
}
