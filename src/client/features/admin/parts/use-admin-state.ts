import { addressCodec, pageField, textField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'

/** What a tab shows, as its address holds it; '' is all, or the first choice. */
const adminAddress = addressCodec({
  q: textField(),
  show: textField(),
  subject: textField(),
  act: textField(),
  operator: textField(),
  about: textField(),
  page: pageField(500),
})

/** A tab's filter and page number in its address. */
export const useAdminState = () => useAddressState(adminAddress)
export type AdminControl = ReturnType<typeof useAdminState>

/** The value if it is one of these, otherwise the first. */
export const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], given: string) =>
  values.find((value) => value === given) ?? values[0]
