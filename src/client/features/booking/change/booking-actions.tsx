import { useRef, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { useFocusWhenGone } from '#client/ui/focus/use-focus-when-gone.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastFailure } from '#client/ui/toast.ts'
import { UndoRow } from '#client/ui/undo/undo-row.tsx'
import { useDelayedAction } from '#client/ui/undo/use-delayed-action.ts'
import type { BookingChange } from '#shared/booking/booking.constants.ts'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'
import { bookingChangeLabels, type LabelledBooking } from '../booking-labels.ts'
import { BookingChangeForm } from './booking-change-form.tsx'
import { useBookingChange } from './use-booking-change.ts'

interface BookingActionsProps {
  booking: LabelledBooking & Pick<BookingSummary, '_id' | 'number'>
  changes: readonly BookingChange[]
  /** In lists the buttons' names include the booking's number. */
  isNumbered?: boolean
  /** Moves the focus: the button that had it may be gone. */
  onChanged?: () => void
}

/**
 * What the viewer may do with the booking now. Accepting happens at once and can be undone for some seconds,
 * before the renter hears of it; the other changes ask first.
 */
export function BookingActions(props: BookingActionsProps) {
  const { booking, changes, isNumbered = false, onChanged } = props
  const { t } = useTranslation()
  const [pendingChange, setPendingChange] = useState<BookingChange | null>(null)
  const { secondsLeft, start, undo } = useDelayedAction()
  const firstButton = useRef<HTMLButtonElement>(null)
  useFocusWhenGone(secondsLeft !== null, () => firstButton.current)
  const changing = useBookingChange(booking)
  const labels = pendingChange && bookingChangeLabels(pendingChange, booking)
  const isDestructive = (to: BookingChange) =>
    bookingChangeLabels(to, booking).isDestructive ?? false
  const firstChange = changes.find((change) => !isDestructive(change))
  const chosen = firstChange && bookingChangeLabels(firstChange, booking).undo
  if (secondsLeft !== null && chosen) {
    return (
      <UndoRow
        label={t(chosen)}
        subject={isNumbered ? booking.number : undefined}
        secondsLeft={secondsLeft}
        onUndo={undo}
      />
    )
  }
  const send = (to: BookingChange) =>
    changing.mutateAsync({ bookingId: booking._id, to, reason: '' }).then(
      () => onChanged?.(),
      (error: unknown) => toastFailure(t, error),
    )
  const handleClick = (to: BookingChange) => {
    if (bookingChangeLabels(to, booking).undo) start(() => send(to))
    else setPendingChange(to)
  }
  return (
    <>
      {changes.map((to) => {
        const label = t(bookingChangeLabels(to, booking).label)
        return (
          <PendingButton
            key={to}
            ref={to === firstChange ? firstButton : undefined}
            variant={to === firstChange ? 'filled' : 'default'}
            c={isDestructive(to) ? 'var(--mantine-color-error)' : undefined}
            isPending={to === firstChange && changing.isPending}
            aria-label={isNumbered ? `${label}: ${booking.number}` : undefined}
            onClick={() => handleClick(to)}
          >
            {label}
          </PendingButton>
        )
      })}
      <TitledDialog title={labels && t(labels.title)} onClose={() => setPendingChange(null)}>
        {pendingChange && (
          <BookingChangeForm
            booking={booking}
            to={pendingChange}
            onDone={() => {
              setPendingChange(null)
              onChanged?.()
            }}
          />
        )}
      </TitledDialog>
    </>
  )
}
