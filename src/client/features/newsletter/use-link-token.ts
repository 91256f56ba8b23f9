import { useSearch } from 'wouter'
import { addressCodec, textField } from '#client/ui/list/address-codec.ts'

const address = addressCodec({ token: textField() })

/** The token in the e-mail's link; '' when the link was cut off. */
export const useLinkToken = () => address.parse(useSearch()).token
