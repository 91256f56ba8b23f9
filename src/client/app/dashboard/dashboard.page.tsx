import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { RequireLogin } from '../../core/ui/require-login.tsx'
import { PageFallback } from '../page-fallback.tsx'
import { DashboardRoutes } from './dashboard.routes.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { dashboardRedirect } from './dashboard-redirect.ts'

/** Everything under /dashboard, for logged-in people. */
export default function DashboardPage() {
  const [path] = useLocation()
  const search = useSearch()
  return (
    <RequireLogin redirect={dashboardRedirect(path, search)}>
      <DashboardFrame path={path}>
        <Suspense fallback={<PageFallback />}>
          <DashboardRoutes />
        </Suspense>
      </DashboardFrame>
    </RequireLogin>
  )
}
