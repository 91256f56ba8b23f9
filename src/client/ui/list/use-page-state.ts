import { addressCodec, pageField } from './address-codec.ts'
import { useAddressState } from './use-address-state.ts'

const address = addressCodec({ page: pageField(1_000_000) })

/** The page number in the address, for lists without a filter. */
export const usePageState = () => useAddressState(address)
