import { Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'

const HiddenMark = lazyPart(() => withHindi(() => import('./hidden-mark.tsx'), 'report'))

/** The message on the user's own listing that an operator has hidden; nothing on others. */
export const HiddenListing = ({ isHidden }: { isHidden: boolean | undefined }) =>
  isHidden ? (
    <Suspense>
      <HiddenMark />
    </Suspense>
  ) : null
