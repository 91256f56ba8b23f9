import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { IconCalendarEvent, IconClock } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { PagedList } from '#client/ui/list/paged-list.tsx'
import { SkeletonList } from '#client/ui/list/skeleton-list.tsx'
import { Page } from '#client/ui/page.tsx'
import shared from '#client/ui/shared.module.css'
import type { BookingPage } from '#shared/booking/booking.schema.ts'
import { type BookingListControl, bookingAddress, useBookingListState } from './booking-address.ts'
import classes from './booking-card.module.css'
import { BookingCard } from './booking-card.tsx'
import { BookingToolbar } from './booking-toolbar.tsx'

function NoBookings({ list }: { list: BookingListControl }) {
  const { t } = useTranslation()
  const { side } = list.state
  const isFiltered = bookingAddress.build({ ...list.state, side: 'renter', page: 1 }) !== ''
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

/** The requests that need the owner's answer. */
function WaitingHint({
  list,
  counts,
}: {
  list: BookingListControl
  counts: BookingPage['counts']
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const waiting = counts.requested ?? 0
  const { side, status } = list.state
  if (side !== 'owner' || status !== '' || waiting === 0) return null
  return (
    <Alert color="turmeric" role="note" icon={<IconClock aria-hidden />} c="inherit" mb="md">
      <Text mb="xs">
        {waiting === 1
          ? t('1 request is waiting for your answer. It expires after 24 hours.')
          : t('{{waiting}} requests are waiting for your answer. Each expires after 24 hours.', {
              waiting: format.number(waiting),
            })}
      </Text>
      <Button variant="default" onClick={() => list.change({ status: 'requested' })}>
        {t('Show them')}
      </Button>
    </Alert>
  )
}

/** The user's bookings as renter or as owner. */
export default function BookingListPage() {
  const { t } = useTranslation()
  const list = useBookingListState()
  const { side, ...listQuery } = list.state
  const isOwner = side === 'owner'
  const utils = trpc.useUtils()
  const options = { placeholderData: keepPreviousData }
  const ownBookings = trpc.booking.mine.useQuery(listQuery, { ...options, enabled: !isOwner })
  const incoming = trpc.booking.incoming.useQuery(listQuery, { ...options, enabled: isOwner })
  const query = isOwner ? incoming : ownBookings
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
        {(data) => (
          <>
            <WaitingHint list={list} counts={data.counts} />
            <ul
              className={`${shared.mediumGapList} ${classes.list}`}
              aria-busy={query.isPlaceholderData}
            >
              {data.bookings.map((booking) => (
                <li key={booking._id}>
                  <BookingCard booking={booking} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </Page>
  )
}
