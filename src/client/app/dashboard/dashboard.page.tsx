import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { PageFallback } from '#client/app/loading/page-fallback.tsx'
import { RequireLogin } from '#client/ui/require-login.tsx'
import { DashboardRoutes } from './dashboard.routes.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { dashboardRedirect } from './dashboard-redirect.ts'

/** Everything under /dashboard, for logged-in users. */
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
