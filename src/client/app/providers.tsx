import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { colorSchemeManager } from '../core/theme/color-scheme.ts'
import { cssVariables, theme } from '../core/theme/theme.ts'
import { createTrpcClient, readFailure, trpc } from '../core/trpc.ts'

// What shows toasts comes after the page; those called for before wait in their store.
const Toasts = lazy(() => import('./toasts.tsx'))

/** A refusal stays a refusal; only a lost connection or a fault of the server is worth a retry. */
const shouldRetry = (failures: number, error: unknown) => {
  const { code } = readFailure(error)
  return failures < 1 && (code === null || code === 'server.unexpected')
}

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: 15_000, retry: shouldRetry, refetchOnWindowFocus: false },
        },
      }),
  )
  const [trpcClient] = useState(createTrpcClient)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
    >
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          {children}
          <Suspense>
            <Toasts />
          </Suspense>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  )
}
