import { addressCodec, choiceField, pageField, searchField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { bookingSorts, bookingStatuses } from '#shared/booking/booking.constants.ts'

/** What the list of bookings shows, as its address holds it. */
export const bookingAddress = addressCodec({
  /** Equipment that the user rents, or their own that others rent. */
  side: choiceField(['renter', 'owner'], 'renter'),
  status: choiceField(bookingStatuses, ''),
  q: searchField,
  sort: choiceField(bookingSorts, 'newest'),
  page: pageField(9999),
})

export const useBookingListState = () => useAddressState(bookingAddress)

export type BookingListControl = ReturnType<typeof useBookingListState>
