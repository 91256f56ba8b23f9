import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastSuccess } from '#client/ui/toast.ts'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'
import { bookingChangeLabels, type LabelledBooking } from '../booking-labels.ts'

/** Changes a booking's status, says that it worked, and reloads every list and page of bookings. */
export function useBookingChange(booking: LabelledBooking & Pick<BookingSummary, '_id'>) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  return trpc.booking.change.useMutation({
    onSuccess: (changed, { to }) => {
      utils.booking.get.setData({ bookingId: booking._id }, changed)
      toastSuccess(t(bookingChangeLabels(to, booking).done))
    },
    // Also after an error: the counterparty may have acted first.
    onSettled: () => utils.booking.invalidate(),
  })
}
