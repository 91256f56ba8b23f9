import { paths } from '#client/platform/paths/paths.ts'
import { addressCodec, choiceField } from '#client/ui/list/address-codec.ts'
import type { Activity } from '#shared/user/activity.ts'
import type { AccountKind, UserView } from '#shared/user/user.schema.ts'

const address = addressCodec({ view: choiceField(['farmer', 'merchant'], undefined) })

/** The dashboard's address with selling first (farmer) or buying first (merchant). */
export const viewHref = (view: AccountKind) => paths.dashboard.href() + address.build({ view })

/** What comes first for an account: selling for those who want to sell; its kind until they have said. */
function viewOfAccount({ kind, activities }: Pick<UserView, 'kind' | 'activities'>): AccountKind {
  if (activities.length === 0) return kind
  return activities.includes('sell') ? 'farmer' : 'merchant'
}

/** The address's view, else the view for the account; the farmer's until that is known. */
export function chosenView(
  search: string,
  user: Pick<UserView, 'kind' | 'activities'> | undefined,
): AccountKind {
  return address.parse(search).view ?? (user ? viewOfAccount(user) : 'farmer')
}

/** What is offered first when nothing waits: of what the user chose, what fits the view. */
export function activityFirst(
  user: Pick<UserView, 'activities'> | undefined,
  view: AccountKind,
): Activity {
  const activities = user?.activities ?? []
  const preferred: Activity[] =
    view === 'farmer' ? ['sell', 'rent', 'buy'] : ['buy', 'rent', 'sell']
  return preferred.find((activity) => activities.includes(activity)) ?? preferred[0] ?? 'sell'
}
