import { addressCodec } from '#client/ui/list/address-codec.ts'
import { allStatesInAddress, indianStates } from '#shared/kit/places.ts'

export type StateFilter = (typeof indianStates)[number] | ''

/**
 * A state in the address.
 * @param usualState what an address without a state means: the user's own, or "" for all of India.
 */
export const stateField = (usualState: StateFilter) => ({
  initial: usualState,
  parse: (text: string): StateFilter | null =>
    text === allStatesInAddress ? '' : (indianStates.find((state) => state === text) ?? null),
  serialize: (state: StateFilter) => state || allStatesInAddress,
})

/** What the page of one crop shows, as its address holds it. */
export const cropAddress = (usualState: StateFilter) =>
  addressCodec({
    /** "" is all of India. */
    state: stateField(usualState),
  })
