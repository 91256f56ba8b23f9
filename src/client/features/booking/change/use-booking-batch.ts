import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastFailure } from '#client/ui/toast.ts'
import { useDelayedAction } from '#client/ui/undo/use-delayed-action.ts'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'

/** Accepts many requests at once, some seconds after they were chosen, and remembers what became of each. */
export function useBookingBatch() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { secondsLeft, start, undo } = useDelayedAction()
  const [bookings, setBookings] = useState<readonly BookingSummary[]>([])
  const changing = trpc.booking.changeMany.useMutation({
    onError: (error) => toastFailure(t, error),
    // Also after an error: the requests before it are accepted.
    onSettled: () => utils.booking.invalidate(),
  })
  return {
    bookings,
    secondsLeft,
    isBusy: changing.isPending,
    results: changing.data?.results ?? null,
    start: (chosen: readonly BookingSummary[]) => {
      changing.reset()
      setBookings(chosen)
      const bookingIds = chosen.map(({ _id }) => _id)
      start(() => changing.mutateAsync({ bookingIds, to: 'accepted' }))
    },
    undo,
    clear: changing.reset,
  }
}
