import { BookingScreen } from '../../../features/booking/booking-screen.tsx'

/** One booking, for both of its sides. */
export default function BookingPage() {
  return <BookingScreen />
}
