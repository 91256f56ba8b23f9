import { paths } from '#client/platform/paths/paths.ts'
import { addressCodec, choiceField } from '#client/ui/list/address-codec.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'

const address = addressCodec({ view: choiceField(['farmer', 'merchant'], undefined) })

/** The dashboard's address with selling first (farmer) or buying first (merchant). */
export const viewHref = (view: AccountKind) => paths.dashboard.href() + address.build({ view })

/** The address's view, else the view for the account's kind; the farmer's until that is known. */
export function chosenView(search: string, kind: AccountKind | undefined): AccountKind {
  return address.parse(search).view ?? kind ?? 'farmer'
}
