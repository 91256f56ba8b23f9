import {
  addressCodec,
  choiceField,
  pageField,
  searchField,
  textField,
} from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { cropProblemKinds } from '#shared/calendar/calendar.constants.ts'

const maxCropLength = 60
const maxCityLength = 100

const nameField = (maxLength: number) =>
  textField((text) => text.replaceAll('\0', '').trim().slice(0, maxLength))

/** What the page shows, as its address holds it. */
export const healthAddress = addressCodec({
  /** A crop of the calendar by its id; '' is all of them. */
  crop: nameField(maxCropLength),
  /** The signs on the plant, in the user's words. */
  q: searchField,
  kind: choiceField(cropProblemKinds, undefined),
  page: pageField(9999),
  /** Whose weather is shown; '' while no city is chosen. */
  city: nameField(maxCityLength),
})

export const useHealthState = () => useAddressState(healthAddress)

export type HealthControl = ReturnType<typeof useHealthState>
