import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { colorSchemeManager } from '../core/theme/color-scheme.ts'
import { cssVariables, theme } from '../core/theme/theme.ts'
import { createTrpcClient, trpc } from '../core/trpc.ts'
import { useHydrated } from '../core/ui/use-hydrated.ts'
import { RenderedAt } from '../core/use-now.ts'
import { MemberRefresh } from './member-refresh.tsx'
import { createQueryClient } from './query-client.ts'
import { SecondFactorPrompt } from './second-factor-prompt.tsx'

// What shows toasts comes after the page; those called for before wait in their store.
const Toasts = lazy(() => import('./toasts.tsx'))

/** On its own, so that the rest is not rendered anew for it. */
const LateToasts = () =>
  useHydrated() && (
    <Suspense>
      <Toasts />
    </Suspense>
  )

/** What a rendering starts with; the browser's own for what is left away. */
export interface Start {
  queryClient?: QueryClient
  trpcClient?: ReturnType<typeof createTrpcClient>
  /** Queries are asked while rendering: the server's way. */
  isPrepass?: boolean
  /** In ms as `Date.now()`; see `useNow`. */
  renderedAt?: number
}

interface ProvidersProps {
  start?: Start
  children: ReactNode
}

export function Providers({ start = {}, children }: ProvidersProps) {
  const [queryClient] = useState(() => start.queryClient ?? createQueryClient())
  const [trpcClient] = useState(() => start.trpcClient ?? createTrpcClient())
  const { renderedAt = 0 } = start
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
    >
      <trpc.Provider
        client={trpcClient}
        queryClient={queryClient}
        ssrState={start.isPrepass ? 'prepass' : false}
      >
        <QueryClientProvider client={queryClient}>
          <RenderedAt value={renderedAt}>{children}</RenderedAt>
          <MemberRefresh isRendered={renderedAt > 0} />
          <SecondFactorPrompt />
          <LateToasts />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  )
}
