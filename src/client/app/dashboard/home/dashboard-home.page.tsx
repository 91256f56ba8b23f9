import { Box, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useSearch } from 'wouter'
import { Cards } from '#client/features/content/layout/content-section.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { maxOwnPageSize } from '#shared/listing/listing.constants.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import { dashboardFigures } from './dashboard-figures.ts'
import { chosenView, viewHref } from './dashboard-view.ts'
import { FigureRow, FigureRowSkeleton } from './figure-row.tsx'
import classes from './home.module.css'
import { cardGroups } from './home-cards.ts'
import { OrdersWaiting } from './orders-waiting.tsx'
import { OwnCrops, OwnCropsSkeleton } from './own-crops.tsx'
import { useOrdersWaiting } from './use-orders-waiting.ts'

/** The user's newest listings of both kinds, as one query. */
function useOwnListings() {
  const crops = trpc.crop.mine.useQuery()
  const equipments = trpc.equipment.mine.useQuery()
  return {
    data:
      crops.data && equipments.data
        ? {
            crops: crops.data.crops,
            equipments: equipments.data.equipments,
            isAll: crops.data.totalPages <= 1 && equipments.data.totalPages <= 1,
          }
        : undefined,
    isPending: crops.isPending || equipments.isPending,
    isError: crops.isError || equipments.isError,
    refetch: () => Promise.all([crops.refetch(), equipments.refetch()]),
  }
}

function ViewSwitch({ view }: { view: AccountKind }) {
  const { t } = useTranslation()
  const views = [
    { kind: 'farmer', label: t('Selling first') },
    { kind: 'merchant', label: t('Buying first') },
  ] as const
  return (
    <nav aria-label={t('View')} className={classes.views}>
      {views.map(({ kind, label }) => (
        <Link
          key={kind}
          href={viewHref(kind)}
          replace
          className={classes.view}
          aria-current={kind === view ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

export default function DashboardHomePage() {
  const { t } = useTranslation()
  const format = useFormat()
  const { user, isLoading } = useCurrentUser()
  const view = chosenView(useSearch(), user)
  const orders = useOrdersWaiting()
  const listings = useOwnListings()
  // A section appears once the height of those above it is known: otherwise it would move while
  // somebody presses it.
  const isStarting = orders.isPending || isLoading
  const own = isStarting ? { ...listings, data: undefined, isPending: true } : listings
  const [first, ...others] = cardGroups(view).map(({ title, cards }) => (
    <Box component="section" key={title}>
      <Title order={2} mb="md">
        {t(title)}
      </Title>
      <Cards cards={cards} />
    </Box>
  ))
  const ownSections = (
    <QueryView
      query={own}
      skeleton={
        isStarting ? (
          <Skeleton className={classes.waiting} radius="lg" />
        ) : (
          <>
            <FigureRowSkeleton />
            <OwnCropsSkeleton />
          </>
        )
      }
      errorTitle="Unable to load your listings"
    >
      {({ crops, equipments, isAll }) => (
        <>
          <FigureRow figures={dashboardFigures(crops, equipments)} />
          {!isAll && (
            <Text size="sm" c="dimmed">
              {t('Counted from your newest {{number}} crops and {{number}} machines.', {
                number: format.number(maxOwnPageSize),
              })}
            </Text>
          )}
          <section>
            <Group justify="space-between" mb="md">
              <Title order={2}>{t('Your crops')}</Title>
              {crops.length > 0 && (
                <LinkButton href={paths.myCrops.href()} variant="default">
                  {t('See all')}
                </LinkButton>
              )}
            </Group>
            <OwnCrops crops={crops} />
          </section>
        </>
      )}
    </QueryView>
  )
  return (
    <Page
      title={t('Dashboard')}
      subtitle={
        user?.firstName ? t('Welcome back, {{name}}', { name: user.firstName }) : t('Welcome back')
      }
      actions={<ViewSwitch view={view} />}
    >
      <Stack gap="xl">
        <OrdersWaiting count={orders.count} />
        {view === 'merchant' && !isStarting && first}
        {ownSections}
        {view === 'farmer' && !own.isPending && first}
        {!own.isPending && others}
      </Stack>
    </Page>
  )
}
