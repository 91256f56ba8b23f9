import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { RenderedAt } from '#client/platform/format/use-now.ts'
import { untilLoaded } from '#client/platform/network/lazy-part.ts'
import { colorSchemeManager } from '#client/platform/theme/color-scheme.ts'
import { theme } from '#client/platform/theme/theme.ts'
import { createTrpcClient, trpc } from '#client/platform/trpc/trpc.ts'
import { finishHydration } from '#client/ui/hydrate-later.tsx'
import { MemberRefresh } from './member/member-refresh.tsx'
import { SecondFactorPrompt } from './member/second-factor-prompt.tsx'
import { createQueryClient } from './query/query-client.ts'

// The code that shows toasts loads once the page can be used; earlier toasts wait in their store.
const Toasts = lazy(
  untilLoaded(async () => {
    await finishHydration()
    return import('./toasts.tsx')
  }),
)

/** A component of its own, so that its change does not render the providers again. */
const LazyToasts = () =>
  useHydrated() && (
    <Suspense>
      <Toasts />
    </Suspense>
  )

/** What a rendering starts with; the browser's own objects by default. */
export interface Start {
  queryClient?: QueryClient
  trpcClient?: ReturnType<typeof createTrpcClient>
  /** Runs the queries during the rendering, on the server. */
  isPrepass?: boolean
  /** Renders the page alone, on the server: what is around it asks for nothing. */
  isWithoutShell?: boolean
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
      // They are a style sheet (`theme-variables.css`), and no part is hidden by a width through the library.
      withCssVariables={false}
      withGlobalClasses={false}
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
          <LazyToasts />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  )
}
