import { useMemo } from 'react'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { addressCodec, pageField, searchField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { type StateFilter, stateField } from '../crop-address.ts'

/**
 * What the price list shows, as its address holds it.
 * @param defaultState what an address without a state means: the user's own, or "" for all of India.
 */
export const marketAddress = (defaultState: StateFilter) =>
  addressCodec({
    q: searchField,
    /** "" is all of India. */
    state: stateField(defaultState),
    page: pageField(),
  })

/** The price list's state; it starts with the state of the user's place. */
export function useMarketState() {
  const { place } = useMyPlace()
  const defaultState = place?.state ?? ''
  const address = useMemo(() => marketAddress(defaultState), [defaultState])
  return useAddressState(address)
}

export type MarketControl = ReturnType<typeof useMarketState>
