import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#client/platform/network/lazy-part.ts'

interface WithoutCodeProps {
  /** Only on the server: `import.meta.env.SSR && …`, so that browsers never load its code. */
  children: ReactNode
}

let idSpaces = 0

/**
 * Counts the ids of `useId` below an element apart from the others, which are then the same on the server and in a
 * browser, where the element is missing. Preact's own packages rely on the name `__m`, too.
 */
const withOwnIds = (element: ReactNode): ReactNode =>
  import.meta.env.SSR && element ? Object.assign(element, { __m: [++idSpaces, 0] }) : element

/**
 * Content for browsers that run no scripts. React renders what is in a noscript on the server alone, and
 * browsers with scripts read it as text.
 */
export const WithoutCode = ({ children }: WithoutCodeProps) => (
  <noscript>{children && withOwnIds(<Suspense>{children}</Suspense>)}</noscript>
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
