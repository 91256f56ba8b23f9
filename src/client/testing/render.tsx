import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Providers } from '#client/app/providers.tsx'

/** Renders inside the app's providers. */
export const renderInApp = (children: ReactNode) => render(<Providers>{children}</Providers>)
