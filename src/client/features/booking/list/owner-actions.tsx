import type { BookingSummary } from '#shared/booking/booking.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { nextOwnerChanges } from '../booking-labels.ts'
import { BookingActions } from '../change/booking-actions.tsx'
import classes from './booking-card.module.css'

/** The owner's next action on a booking, available from the list. */
export function OwnerActions({ booking }: { booking: BookingSummary }) {
  const changes = nextOwnerChanges(booking, indiaDay())
  if (changes.length === 0) return null
  return (
    <div className={classes.actions}>
      <BookingActions key={booking.status} booking={booking} changes={changes} isNumbered />
    </div>
  )
}
