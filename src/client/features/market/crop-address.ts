import { addressCodec } from '#client/ui/list/address-codec.ts'
import { allStatesInAddress, indianStates } from '#shared/kit/places.ts'

export type StateFilter = (typeof indianStates)[number] | ''

/**
 * A state in the address.
 * @param defaultState what an address without a state means: the user's own, or "" for all of India.
 */
export const stateField = (defaultState: StateFilter) => ({
  initial: defaultState,
  parse: (text: string): StateFilter | null =>
    text === allStatesInAddress ? '' : (indianStates.find((state) => state === text) ?? null),
  serialize: (state: StateFilter) => state || allStatesInAddress,
})

/** What the page of one crop shows, as its address holds it. */
export const cropAddress = (defaultState: StateFilter) =>
  addressCodec({
    /** "" is all of India. */
    state: stateField(defaultState),
  })
