import type { BookingView } from '../../../../shared/booking.schema.ts'
import { trpc } from '../../../core/trpc.ts'
import { BookingScreen } from '../../../features/booking/booking-screen.tsx'
import { ReviewBox } from '../../../features/review/review-box.tsx'

function BookingReview({ booking }: { booking: BookingView }) {
  const utils = trpc.useUtils()
  return (
    <ReviewBox
      what={{ bookingId: booking._id }}
      subject={booking.role === 'renter' ? booking.owner : booking.renter}
      canReview={booking.canReview}
      opensAt={booking.reviewOpensAt}
      onSent={() =>
        Promise.all([
          utils.booking.get.invalidate({ bookingId: booking._id }),
          utils.equipment.invalidate(),
        ])
      }
    />
  )
}

/** One booking, for both of its sides, who review each other when it is over. */
export default function BookingPage() {
  return (
    <BookingScreen
      renderReview={(booking) => <BookingReview booking={booking} key={booking._id} />}
    />
  )
}
