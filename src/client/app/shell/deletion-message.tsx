import { Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart, untilLoaded } from '#client/platform/network/lazy-part.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'

// Hardly any user sees it.
const DeletionBanner = lazyPart(
  untilLoaded(() =>
    withHindi(() => import('#client/features/profile/deletion-banner.tsx'), 'account'),
  ),
)

/** Says at the top of every page that the account will be deleted, if so. */
export function DeletionMessage() {
  const { user } = useCurrentUser()
  if (!user?.deletionDueAt) return null
  return (
    <Suspense>
      <DeletionBanner deletionDueAt={user.deletionDueAt} />
    </Suspense>
  )
}
