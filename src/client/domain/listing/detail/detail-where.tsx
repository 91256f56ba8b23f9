import { Skeleton } from '@mantine/core'
import type { ComponentProps } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { BrowserPart } from '#client/ui/browser-part.tsx'

const WhereSection = lazyPart(() =>
  withHindi(() => import('../map/where-section.tsx'), 'map', 'place'),
)

/** Where a listing is. Its code loads after the page's. */
export const DetailWhere = (props: ComponentProps<typeof WhereSection>) => (
  <BrowserPart
    fallback={<Skeleton height={props.listing.point ? '9.4rem' : '4.1rem'} radius="md" />}
  >
    <WhereSection {...props} />
  </BrowserPart>
)
