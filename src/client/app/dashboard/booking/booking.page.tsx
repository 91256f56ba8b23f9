import { BookingScreen } from '#client/features/booking/detail/booking-screen.tsx'
import { ReviewBox } from '#client/features/review/review-box.tsx'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { BookingView } from '#shared/booking/booking.schema.ts'

function BookingReview({ booking }: { booking: BookingView }) {
  const utils = trpc.useUtils()
  return (
    <ReviewBox
      target={{ bookingId: booking._id }}
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

/** One booking, for the renter or the owner, with the review once it is over. */
export default function BookingPage() {
  return (
    <BookingScreen
      renderReview={(booking) => <BookingReview booking={booking} key={booking._id} />}
    />
  )
}
