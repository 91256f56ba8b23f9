import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { useSearchState } from '#client/ui/list/use-search-state.ts'
import { type BookingStatus, bookingStatuses } from '#shared/booking/booking.constants.ts'

/** What the list of bookings shows; all of it stands in the page's address. */
export interface BookingListState {
  /** Machines that one rents, or one's own that others rent. */
  side: 'renter' | 'owner'
  status: BookingStatus | ''
  q: string
  /** From 1. */
  page: number
}

export const firstBookingState = {
  side: 'renter',
  status: '',
  q: '',
  page: 1,
} as const satisfies BookingListState

/** Reads the address; whatever is missing or wrong there is as at first. */
export function parseBookingSearch(search: string): BookingListState {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    side: params.get('side') === 'owner' ? 'owner' : 'renter',
    status: bookingStatuses.find((status) => status === params.get('status')) ?? '',
    q: cleanSearch(params.get('q') ?? ''),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The address's part from `?` on, '' when all is as at first. */
export function buildBookingSearch(state: BookingListState): string {
  const params = new URLSearchParams()
  for (const key of ['side', 'status', 'q', 'page'] as const) {
    if (state[key] !== firstBookingState[key]) params.set(key, String(state[key]))
  }
  const text = params.toString()
  return text && `?${text}`
}

export const useBookingListState = () => useSearchState(parseBookingSearch, buildBookingSearch)

export type BookingListControl = ReturnType<typeof useBookingListState>
