import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { PageErrorBoundary } from './error-boundary.tsx'
import { OwnIfMissing } from './member-refresh.tsx'
import NotFoundPage from './not-found.page.tsx'
import { PageFallback } from './page-fallback.tsx'
import { pages } from './pages.ts'
import { Ready } from './ready.tsx'

/** Shows the address's page; what goes wrong in one stays in it. */
export function Routes() {
  const [path] = useLocation()
  return (
    <PageErrorBoundary path={path}>
      <Suspense fallback={<PageFallback />}>
        <Switch>
          {pages.map(({ pattern, element }) => (
            <Route key={String(pattern)} path={pattern}>
              {element}
            </Route>
          ))}
          <Route component={NotFoundPage} />
        </Switch>
        <OwnIfMissing />
        <Ready />
      </Suspense>
    </PageErrorBoundary>
  )
}
