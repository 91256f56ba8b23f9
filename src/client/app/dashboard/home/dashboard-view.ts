import { paths } from '#client/platform/paths/paths.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'

/** The dashboard's address with selling first (farmer) or buying first (merchant). */
export const viewHref = (view: AccountKind) => `${paths.dashboard.href()}?view=${view}`

/** The address's view, else the view for the account's kind; the farmer's until that is known. */
export function chosenView(search: string, kind: AccountKind | undefined): AccountKind {
  const view = new URLSearchParams(search).get('view')
  if (view === 'farmer' || view === 'merchant') return view
  return kind ?? 'farmer'
}
