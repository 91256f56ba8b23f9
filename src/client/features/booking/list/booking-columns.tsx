import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useNow } from '#client/platform/format/use-now.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import { StatusBadge } from '#client/ui/status-badge.tsx'
import type { TableColumn } from '#client/ui/table/data-table.tsx'
import cells from '#client/ui/table/table-cells.module.css'
import type { BookingSort } from '#shared/booking/booking.constants.ts'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'
import { bookingStatusLabel, bookingStatusLabels } from '../booking-labels.ts'
import { useDaysText } from '../use-days-text.ts'
import { OwnerActions } from './owner-actions.tsx'

/** The columns of the bookings of an owner's machines. */
export function useBookingColumns(): TableColumn<BookingSummary, BookingSort>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const daysText = useDaysText()
  const now = useNow()
  return [
    {
      key: 'booking',
      label: t('Machine'),
      sorts: { up: 'oldest', down: 'newest', first: 'down' },
      render: (booking) => (
        <div className={cells.cell}>
          <TextLink className={cells.link} href={paths.booking.href(booking._id)} fw={600}>
            {listingNameIn(language, booking)}
          </TextLink>
          <span className={shared.quiet}>{booking.number}</span>
        </div>
      ),
    },
    {
      key: 'renter',
      label: t('Renter'),
      sorts: { up: 'name-a', down: 'name-z', first: 'up' },
      render: ({ otherName }) => personName(t, otherName),
    },
    {
      key: 'days',
      label: t('Dates'),
      sorts: { up: 'day-first', down: 'day-last', first: 'up' },
      render: (booking) => {
        const { range, length } = daysText(booking)
        return (
          <div className={cells.cell}>
            {range}
            <span className={shared.quiet}>{length}</span>
          </div>
        )
      },
    },
    {
      key: 'total',
      label: t('Total'),
      isNumber: true,
      sorts: { up: 'total-low', down: 'total-high', first: 'down' },
      render: ({ total, currency }) => <b>{format.money(total, currency)}</b>,
    },
    {
      key: 'status',
      label: t('Status'),
      sorts: { up: 'step-first', down: 'step-last', first: 'up' },
      render: (booking) => (
        <div className={cells.cell}>
          <span>
            <StatusBadge
              tone={bookingStatusLabels[booking.status].tone}
              label={t(bookingStatusLabel(booking))}
            />
          </span>
          {booking.expiresAt && (
            <span className={shared.quiet}>
              {t('due {{when}}', { when: format.ago(booking.expiresAt, now) })}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'next',
      label: t('Next step'),
      render: (booking) => (
        <div className={cells.actions}>
          <OwnerActions booking={booking} />
        </div>
      ),
    },
  ]
}
