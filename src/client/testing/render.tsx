import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Providers } from '#client/app/providers.tsx'

/** Renders with everything that the app's own tree provides. */
export const renderInApp = (children: ReactNode) => render(<Providers>{children}</Providers>)
