import { useWaitingCounts } from '#client/domain/waiting/use-waiting.ts'
import { WaitingCount } from '../waiting/waiting-count.tsx'

/** The orders and booking requests that wait for the user's answer, as one number. */
export default function RequestsBadge() {
  const { orders, bookings } = useWaitingCounts()
  return <WaitingCount count={orders + bookings} />
}
