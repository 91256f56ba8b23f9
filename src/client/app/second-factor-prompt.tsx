import { Suspense } from 'react'
import { withHindi } from '../core/i18n/load-hindi.ts'
import { lazyPart } from '../core/lazy-part.ts'
import { useConfirmRequest } from '../core/second-factor/confirm-request.ts'

const ConfirmDialog = lazyPart(() =>
  withHindi(() => import('../core/second-factor/confirm-dialog.tsx'), 'secondFactor'),
)

/** Asks for the second step wherever the server wants it before a change. */
export function SecondFactorPrompt() {
  const request = useConfirmRequest()
  if (!request) return null
  return (
    <Suspense>
      <ConfirmDialog onFinish={request.finish} />
    </Suspense>
  )
}
