import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { pageHeading } from '#client/platform/paths/page-heading.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { useFocusInList } from '#client/ui/focus/use-focus-in-list.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { PagedList } from '#client/ui/list/paged-list.tsx'
import { SkeletonList } from '#client/ui/list/skeleton-list.tsx'
import { Page } from '#client/ui/page.tsx'
import shared from '#client/ui/shared.module.css'
import { useIsWideTable } from '#client/ui/table/use-is-wide-table.ts'
import { type BookingListControl, bookingAddress, useBookingListState } from './booking-address.ts'
import classes from './booking-card.module.css'
import { BookingCard } from './booking-card.tsx'
import { BookingToolbar } from './booking-toolbar.tsx'

function NoBookings({ list }: { list: BookingListControl }) {
  const { t } = useTranslation()
  const { side } = list.state
  const isFiltered = list.state.q !== '' || list.state.status !== ''
  const isOwner = side === 'owner'
  return (
    <Stack align="center" py="xl" gap="xs" ta="center">
      <IconCalendarEvent size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
      <Title order={2} size="h3">
        {isFiltered ? t('No bookings found') : t('No bookings yet')}
      </Title>
      {!isFiltered && (
        <Text c="dimmed">
          {isOwner
            ? t('Requests for your machines appear here.')
            : t('Find a machine, choose your days and send a request.')}
        </Text>
      )}
      {isFiltered ? (
        <Button mt="sm" onClick={() => list.clear({ ...bookingAddress.initial, side })}>
          {t('Clear filters')}
        </Button>
      ) : (
        <LinkButton mt="sm" href={isOwner ? paths.myEquipment.href() : paths.rental.href()}>
          {isOwner ? t('My Equipment') : t('Rent Equipment')}
        </LinkButton>
      )}
    </Stack>
  )
}

const OwnerBookingTable = lazyPart(() => import('./owner-booking-table.tsx'))

/** Bookings on a page. */
const pageSizes = { cards: 12, table: 24 }

/** The user's bookings as renter or as owner. */
export default function BookingListPage() {
  const { t } = useTranslation()
  const list = useBookingListState()
  const { side, ...filter } = list.state
  const isOwner = side === 'owner'
  const isTable = useIsWideTable() && isOwner
  const listQuery = { ...filter, limit: pageSizes[isTable ? 'table' : 'cards'] }
  const utils = trpc.useUtils()
  const options = { placeholderData: keepPreviousData }
  const ownBookings = trpc.booking.mine.useQuery(listQuery, { ...options, enabled: !isOwner })
  const incoming = trpc.booking.incoming.useQuery(listQuery, { ...options, enabled: isOwner })
  const query = isOwner ? incoming : ownBookings
  const focus = useFocusInList<HTMLUListElement>({ target: 'a', fallback: pageHeading })
  useLive('bookings', () => void utils.booking.invalidate())

  return (
    <Page
      title={t('Bookings')}
      subtitle={t('Machines you rent, and your machines that others rent')}
    >
      <BookingToolbar list={list} counts={query.data?.counts} />
      <PagedList
        list={list}
        query={query}
        skeleton={
          <SkeletonList
            className={`${shared.mediumGapList} ${classes.list}`}
            cards={4}
            height={180}
          />
        }
        errorTitle="Unable to load your bookings"
        empty={<NoBookings list={list} />}
      >
        {({ bookings }) =>
          isTable ? (
            <Suspense fallback={<Skeleton height={480} radius="lg" />}>
              <OwnerBookingTable bookings={bookings} list={list} isBusy={query.isPlaceholderData} />
            </Suspense>
          ) : (
            <ul
              {...focus}
              className={`${shared.mediumGapList} ${classes.list}`}
              aria-busy={query.isPlaceholderData}
            >
              {bookings.map((booking) => (
                <li key={booking._id}>
                  <BookingCard booking={booking} />
                </li>
              ))}
            </ul>
          )
        }
      </PagedList>
    </Page>
  )
}
