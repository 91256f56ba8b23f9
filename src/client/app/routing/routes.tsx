import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { PageErrorBoundary } from '#client/app/errors/error-boundary.tsx'
import NotFoundPage from '#client/app/errors/not-found.page.tsx'
import { PageFallback } from '#client/app/loading/page-fallback.tsx'
import { Ready } from '#client/app/loading/ready.tsx'
import { OwnIfMissing } from '#client/app/member/member-refresh.tsx'
import { pages } from './pages.ts'

/** Shows the page of the address; an error in a page leaves the rest of the app intact. */
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
