import { addressCodec, choiceField, pageField, searchField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { orderSorts, orderStatuses } from '#shared/order/order.constants.ts'

/** What a list of orders shows, as its address holds it. */
export const orderAddress = addressCodec({
  q: searchField,
  status: choiceField(orderStatuses, ''),
  sort: choiceField(orderSorts, 'newest'),
  page: pageField(9999),
})

export const useOrderList = () => useAddressState(orderAddress)

export type OrderListControl = ReturnType<typeof useOrderList>
