import { Link } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { StatusChips } from '#client/ui/list/status-chips.tsx'
import { type BookingStatus, bookingStatuses } from '#shared/booking/booking.constants.ts'
import type { BookingPage } from '#shared/booking/booking.schema.ts'
import { alwaysShownBookingStatuses, bookingStatusLabel } from '../booking-labels.ts'
import type { BookingListControl } from './booking-address.ts'
import classes from './booking-toolbar.module.css'

/** The renter/owner switch; the owner's tab counts the requests waiting for an answer. */
function RoleTabs({ side }: { side: 'renter' | 'owner' }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data } = trpc.booking.incoming.useQuery({ status: 'requested', limit: 1 })
  const waiting = data?.counts.requested ?? 0
  const sides = [
    { side: 'renter', href: paths.bookings.href(), label: t('I rent') },
    {
      side: 'owner',
      href: paths.bookings.href('side=owner'),
      label:
        waiting > 0
          ? t('My machines ({{waiting}} waiting)', { waiting: format.number(waiting) })
          : t('My machines'),
    },
  ]
  return (
    <ul className={classes.sides}>
      {sides.map((entry) => (
        <li key={entry.side}>
          <Link
            href={entry.href}
            className={classes.side}
            aria-current={entry.side === side ? 'page' : undefined}
          >
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const usualFirst = (statuses: readonly BookingStatus[]) =>
  statuses.toSorted(
    (one, other) =>
      Number(alwaysShownBookingStatuses.includes(other)) -
      Number(alwaysShownBookingStatuses.includes(one)),
  )

interface BookingToolbarProps {
  list: BookingListControl
  counts: BookingPage['counts'] | undefined
}

/** The filter of the booking list. */
export function BookingToolbar({ list, counts = {} }: BookingToolbarProps) {
  const { t } = useTranslation()
  const { state, change } = list
  const { side } = state
  const offered = bookingStatuses.filter(
    (status) =>
      alwaysShownBookingStatuses.includes(status) || counts[status] || status === state.status,
  )
  return (
    <>
      <RoleTabs side={side} />
      <StatusChips
        allLabel={t('All bookings')}
        value={state.status}
        chips={usualFirst(offered).map((status) => ({
          status,
          label: t(bookingStatusLabel({ status, role: side })),
          count: counts[status],
          isDue: side === 'owner' && status === 'requested',
        }))}
        onPick={(status) => change({ status })}
      />
      <div className={classes.search}>
        <SearchBox
          value={state.q}
          placeholder={t('Machine, name or number...')}
          clearCount={list.clearCount}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      </div>
    </>
  )
}
