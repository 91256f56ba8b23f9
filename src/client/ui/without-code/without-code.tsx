import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#client/platform/network/lazy-part.ts'

interface WithoutCodeProps {
  /** Only on the server: `import.meta.env.SSR && …`, so that browsers never load its code. */
  children: ReactNode
}

/**
 * Content for browsers that run no scripts. React renders what is in a noscript on the server alone, and
 * browsers with scripts read it as text.
 */
export const WithoutCode = ({ children }: WithoutCodeProps) => (
  <noscript>{children && <Suspense>{children}</Suspense>}</noscript>
)

const nothing = () => null

/** See `address-form.tsx`; for use in `WithoutCode`. */
export const AddressForm = import.meta.env.SSR
  ? lazyPart(() => import('./address-form.tsx'))
  : nothing

/** See `plain-links.tsx`; for use in `WithoutCode`. */
export const PlainLinks = import.meta.env.SSR
  ? lazyPart(() => import('./plain-links.tsx'))
  : nothing
