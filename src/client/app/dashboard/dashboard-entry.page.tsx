import { Redirect, useLocation } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { RequireLogin } from '#client/ui/require-login.tsx'
import { viewHref } from './home/dashboard-view.ts'

/** /farmer-dashboard and /merchant-dashboard lead to the dashboard with the matching view. */
export default function DashboardEntryPage() {
  const [path] = useLocation()
  const view = path.startsWith(paths.merchantDashboard.href()) ? 'merchant' : 'farmer'
  return (
    <RequireLogin redirect={path}>
      <Redirect to={viewHref(view)} replace />
    </RequireLogin>
  )
}
