import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import chip from '#client/ui/chip.module.css'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { bookingStatuses } from '#shared/booking/booking.constants.ts'
import type { BookingPage } from '#shared/booking/booking.schema.ts'
import { bookingStatusLabel } from '../booking-labels.ts'
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
    <ul className={chip.row}>
      {sides.map((entry) => (
        <li key={entry.side}>
          <Link
            href={entry.href}
            className={chip.chip}
            aria-current={entry.side === side ? 'page' : undefined}
          >
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface BookingToolbarProps {
  list: BookingListControl
  counts: BookingPage['counts'] | undefined
}

/** The filter of the booking list. */
export function BookingToolbar({ list, counts = {} }: BookingToolbarProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { state, change } = list
  const labelOf = (status: (typeof bookingStatuses)[number]) => {
    const label = t(bookingStatusLabel({ status, role: state.side }))
    const count = counts[status]
    return count ? `${label} (${format.number(count)})` : label
  }
  return (
    <>
      <RoleTabs side={state.side} />
      <div className={classes.toolbar}>
        <SearchBox
          value={state.q}
          placeholder={t('Machine, name or number...')}
          clearCount={list.clearCount}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <NativeSelect
          size="md"
          label={t('Status')}
          value={state.status}
          onChange={({ currentTarget }) =>
            change({
              status: bookingStatuses.find((status) => status === currentTarget.value) ?? '',
            })
          }
          data={[
            { value: '', label: t('All bookings') },
            ...bookingStatuses.map((value) => ({ value, label: labelOf(value) })),
          ]}
        />
      </div>
    </>
  )
}
