import { useWaitingRequests } from '../waiting/use-waiting-requests.ts'
import { WaitingCount } from '../waiting/waiting-count.tsx'

/** The orders and booking requests that wait for the user's answer, as one number. */
export default function RequestsBadge() {
  const { orders, bookings } = useWaitingRequests()
  return <WaitingCount count={orders + bookings} />
}
