import { type ReactNode, Suspense } from 'react'

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
