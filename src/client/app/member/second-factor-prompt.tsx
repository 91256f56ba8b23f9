import { Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart, untilLoaded } from '#client/platform/network/lazy-part.ts'
import { useConfirmRequest } from '#client/platform/session/confirm-request.ts'

const ConfirmDialog = lazyPart(
  untilLoaded(() =>
    withHindi(() => import('#client/domain/second-factor/confirm-dialog.tsx'), 'second-factor'),
  ),
)

/** Asks for the second step when the server demands it before a change. */
export function SecondFactorPrompt() {
  const request = useConfirmRequest()
  if (!request) return null
  return (
    <Suspense>
      <ConfirmDialog onFinish={request.finish} />
    </Suspense>
  )
}
