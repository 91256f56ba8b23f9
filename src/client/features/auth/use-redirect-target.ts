import { useSearch } from 'wouter'
import { addressCodec, textField } from '#client/ui/list/address-codec.ts'
import { safeRedirect } from '#shared/kit/redirect.ts'

const address = addressCodec({ redirect: textField() })

/** The `redirect=` parameter, restricted to paths of this site. */
export const useRedirectTarget = () => safeRedirect(address.parse(useSearch()).redirect)
