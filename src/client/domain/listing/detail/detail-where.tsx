import { Skeleton } from '@mantine/core'
import { type ComponentProps, Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'

const WhereSection = lazyPart(() =>
  withHindi(() => import('../map/where-section.tsx'), 'map', 'place'),
)

/** Where a listing is. Its code loads after the page's. */
export const DetailWhere = (props: ComponentProps<typeof WhereSection>) => (
  <Suspense fallback={<Skeleton height="10rem" radius="md" />}>
    <WhereSection {...props} />
  </Suspense>
)
