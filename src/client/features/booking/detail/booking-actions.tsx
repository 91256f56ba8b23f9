import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonDialog } from '#client/ui/dialog/person-dialog.tsx'
import type { BookingChange } from '#shared/booking/booking.constants.ts'
import type { BookingView } from '#shared/booking/booking.schema.ts'
import { bookingChangeLabels } from '../booking-labels.ts'
import { BookingChangeForm } from './booking-change-form.tsx'

interface BookingActionsProps {
  booking: BookingView
  /** Moves the focus: the button that had it may be gone. */
  onChanged: () => void
}

/** What the viewer may do with the booking now; each action asks for confirmation. */
export function BookingActions({ booking, onChanged }: BookingActionsProps) {
  const { t } = useTranslation()
  const [pendingChange, setPendingChange] = useState<BookingChange | null>(null)
  const { changes } = booking
  const labels = pendingChange && bookingChangeLabels(pendingChange, booking)
  const isFirst = (to: BookingChange) => to === changes.find((change) => !isDestructive(change))
  const isDestructive = (to: BookingChange) =>
    bookingChangeLabels(to, booking).isDestructive ?? false
  return (
    <>
      {changes.length > 0 && (
        <Group gap="xs">
          {changes.map((to) => (
            <Button
              key={to}
              variant={isFirst(to) ? 'filled' : 'default'}
              onClick={() => setPendingChange(to)}
            >
              {t(bookingChangeLabels(to, booking).label)}
            </Button>
          ))}
        </Group>
      )}
      <PersonDialog title={labels && t(labels.title)} onClose={() => setPendingChange(null)}>
        {pendingChange && (
          <BookingChangeForm
            booking={booking}
            to={pendingChange}
            onDone={() => {
              setPendingChange(null)
              onChanged()
            }}
          />
        )}
      </PersonDialog>
    </>
  )
}
