import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { PageErrorBoundary } from './error-boundary.tsx'
import NotFoundPage from './not-found.page.tsx'
import { PageFallback } from './page-fallback.tsx'
import { pages } from './pages.ts'
import { PlannedPage } from './planned-page.tsx'
import { plannedPages } from './planned-pages.ts'

/** Shows the address's page; what goes wrong in one stays in it. */
export function Routes() {
  const [path] = useLocation()
  return (
    <PageErrorBoundary key={path}>
      <Suspense fallback={<PageFallback />}>
        <Switch>
          {pages.map(({ pattern, Page }) => (
            <Route key={pattern} path={pattern} component={Page} />
          ))}
          {plannedPages.map(({ pattern, ...texts }) => (
            <Route key={pattern} path={pattern}>
              <PlannedPage {...texts} />
            </Route>
          ))}
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </PageErrorBoundary>
  )
}
