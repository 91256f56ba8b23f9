import { addressCodec, choiceField, pageField, searchField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { indianStates } from '#shared/kit/places.ts'

/** What the price list shows, as its address holds it. */
export const marketAddress = addressCodec({
  q: searchField,
  /** '' is all of India. */
  state: choiceField(indianStates, ''),
  page: pageField(),
})

export const useMarketState = () => useAddressState(marketAddress)

export type MarketControl = ReturnType<typeof useMarketState>
