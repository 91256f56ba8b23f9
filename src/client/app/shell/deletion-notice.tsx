import { Suspense } from 'react'
import { useCurrentUser } from '../../core/current-user.ts'
import { withHindi } from '../../core/i18n/load-hindi.ts'
import { lazyPart } from '../../core/lazy-part.ts'

// Hardly anybody ever sees it.
const DeletionBanner = lazyPart(() =>
  withHindi(() => import('../../features/profile/deletion-banner.tsx'), 'account'),
)

/** Says at the top of every page that the account is going to be erased, where it is. */
export function DeletionNotice() {
  const { user } = useCurrentUser()
  if (!user?.deletionDueAt) return null
  return (
    <Suspense>
      <DeletionBanner deletionDueAt={user.deletionDueAt} />
    </Suspense>
  )
}
