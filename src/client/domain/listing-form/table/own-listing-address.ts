import { addressCodec, choiceField, pageField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { ownListingSorts } from '#shared/listing/listing.constants.ts'

const address = addressCodec({
  sort: choiceField(ownListingSorts, 'newest'),
  page: pageField(1_000_000),
})

/** What a list of own listings shows, as its address holds it. */
export const useOwnListingState = () => useAddressState(address)

export type OwnListingControl = ReturnType<typeof useOwnListingState>
