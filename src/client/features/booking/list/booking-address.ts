import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { useSearchState } from '#client/ui/list/use-search-state.ts'
import { type BookingStatus, bookingStatuses } from '#shared/booking/booking.constants.ts'

/** The filter and page of the booking list, stored in the address. */
export interface BookingListState {
  /** Renter: equipment the user rents. Owner: the user's equipment that others rent. */
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

/** Reads the address; missing or invalid values become the defaults. */
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

/** The query string from `?` on; '' when every value is the default. */
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
