import { Box, Button, Group, Skeleton, Stack, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useWaiting } from '#client/domain/waiting/use-waiting.ts'
import { Cards } from '#client/features/content/layout/content-section.tsx'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import type { AccountKind, UserView } from '#shared/user/user.schema.ts'
import { activityFirst, chosenView, viewHref } from './dashboard-view.ts'
import { EarningsCard } from './earnings/earnings-card.tsx'
import classes from './home.module.css'
import { cardGroups } from './home-cards.ts'
import { OwnCrops, shownOwnCrops } from './own-crops.tsx'
import { WaitingList } from './waiting/waiting-list.tsx'

const FieldToday = lazyPart(() =>
  withHindi(() => import('./field/field-today.tsx'), 'weather', 'place'),
)

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
          aria-current={kind === view ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** What `QueryView` shows of a section. Its age is not shown, as that line would move what is below. */
const sectionOf = <Data,>(query: {
  data: Data | undefined
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}) => ({
  data: query.data,
  isPending: query.isPending,
  isError: query.isError,
  isFetching: query.isFetching,
  refetch: query.refetch,
})

/**
 * What the page shows, as one query: a section appears once the height of those above it is known, because
 * it would otherwise move while somebody presses it. Only the to-do list is required: any other section
 * that fails says so in its place.
 */
function useHome() {
  const [month, setMonth] = useState<string>()
  const utils = trpc.useUtils()
  const waiting = useWaiting(true)
  const earnings = trpc.dashboard.earnings.useQuery(month ? { month } : {}, {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  // A month that cannot be loaded says nothing about what somebody does here.
  const isSeller = useRef(false)
  if (earnings.data) isSeller.current = earnings.data.isSeller
  const refetchEarnings = () => void utils.dashboard.earnings.invalidate()
  useLive('orders', refetchEarnings)
  useLive('bookings', refetchEarnings)
  const prices = trpc.dashboard.prices.useQuery()
  const crops = trpc.crop.mine.useQuery({ limit: shownOwnCrops })
  // What has failed is known too, also while it is tried again.
  const areOthersKnown = [earnings, prices, crops].every(
    ({ data, isFetched }) => data !== undefined || isFetched,
  )
  return {
    data:
      waiting.data && areOthersKnown
        ? {
            waiting: waiting.data,
            earnings: sectionOf(earnings),
            isSeller: isSeller.current,
            isMonthBusy: earnings.isPlaceholderData,
            isMonthChosen: month !== undefined,
            prices: sectionOf(prices),
            crops: sectionOf(crops),
          }
        : undefined,
    isPending: waiting.isPending || (waiting.data !== undefined && !areOthersKnown),
    isError: waiting.isError,
    refetch: () => waiting.refetch(),
    setMonth,
  }
}

interface SectionsProps {
  home: NonNullable<ReturnType<typeof useHome>['data']>
  view: AccountKind
  user: UserView | undefined
  /** Called with undefined for the current month. */
  onMonth: (month: string | undefined) => void
}

function Sections({ home, view, user, onMonth }: SectionsProps) {
  const { t } = useTranslation()
  const { waiting, earnings, isMonthBusy, isMonthChosen, prices, crops } = home
  const isSeller = home.isSeller || view === 'farmer'
  const filler = <Skeleton className={classes.field} radius="lg" />
  return (
    <>
      <WaitingList view={waiting} activity={activityFirst(user, view)} />
      <QueryView
        query={earnings}
        skeleton={filler}
        errorTitle="Unable to load your earnings"
        errorActions={
          isMonthChosen && (
            <Button variant="default" onClick={() => onMonth(undefined)}>
              {t('Back to this month')}
            </Button>
          )
        }
      >
        {(data) => (
          <EarningsCard view={data} isSeller={isSeller} isBusy={isMonthBusy} onMonth={onMonth} />
        )}
      </QueryView>
      <Suspense fallback={filler}>
        <FieldToday prices={isSeller ? prices : null} />
      </Suspense>
      {isSeller && (
        <section>
          <Group justify="space-between" mb="md">
            <Title order={2}>{t('Your crops')}</Title>
            {crops.data?.crops.length !== 0 && (
              <LinkButton href={paths.myCrops.href()} variant="default">
                {t('See all')}
              </LinkButton>
            )}
          </Group>
          <QueryView query={crops} skeleton={filler} errorTitle="Unable to load crops">
            {(data) => <OwnCrops crops={data.crops} />}
          </QueryView>
        </section>
      )}
      <ViewSwitch view={view} />
      {cardGroups(view).map(({ title, cards }) => (
        <Box component="section" key={title}>
          <Title order={2} mb="md">
            {t(title)}
          </Title>
          <Cards cards={cards} />
        </Box>
      ))}
    </>
  )
}

/** What waits, the month's earnings, today in the field, and links. */
export default function DashboardHomePage() {
  const { t } = useTranslation()
  const { user, isLoading } = useCurrentUser()
  const view = chosenView(useSearch(), user)
  const { setMonth, ...home } = useHome()
  const query = isLoading ? { ...home, data: undefined, isPending: true } : home
  return (
    <Page
      title={t('Dashboard')}
      subtitle={
        user?.firstName ? t('Welcome back, {{name}}', { name: user.firstName }) : t('Welcome back')
      }
      isCompact
    >
      <Stack gap="xl">
        <QueryView
          query={query}
          skeleton={<Skeleton className={classes.waiting} radius="lg" />}
          errorTitle="Unable to load your dashboard"
        >
          {(data) => <Sections home={data} view={view} user={user} onMonth={setMonth} />}
        </QueryView>
      </Stack>
    </Page>
  )
}
