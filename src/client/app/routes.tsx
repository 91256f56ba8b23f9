import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { paths } from '../core/paths.ts'

const CropListPage = lazy(() => import('../features/crop/crop-list.page.tsx'))

/** Each page is a chunk of its own. */
export const Routes = () => (
  <Suspense fallback={null}>
    <Switch>
      <Route path={paths.shop.pattern} component={CropListPage} />
    </Switch>
  </Suspense>
)
