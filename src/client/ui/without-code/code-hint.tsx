import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { HintReason } from './hint-text.tsx'
import { WithoutCode } from './without-code.tsx'

const HintText = import.meta.env.SSR
  ? lazyPart(() => withHindi(() => import('./hint-text.tsx'), 'no-script'))
  : null

/** Says what is missing where scripts are off, in place of what needs them. */
export const CodeHint = ({ reason }: { reason: HintReason }) => (
  <WithoutCode>{HintText && <HintText reason={reason} />}</WithoutCode>
)
