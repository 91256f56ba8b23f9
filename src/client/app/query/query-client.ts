import { QueryClient } from '@tanstack/react-query'
import { isOffline } from '#client/platform/network/network-status.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'

/** A refusal stays a refusal; only a lost connection or a fault of the server is worth a retry. */
const shouldRetry = (failures: number, error: unknown) => {
  const { code } = readFailure(error)
  return failures < 1 && !isOffline() && (code === null || code === 'server.unexpected')
}

const missing = /\.(not_found|unknown_crop|unknown_series)$/

/** There is no such thing as the page's address names. */
export const isMissing = (error: unknown) => missing.test(readFailure(error).code ?? '')

/** @param canRetry false where nobody waits for a second try. */
/** Milliseconds between the questions of a page that found the server without its database. */
const unavailableRetryMs = 10_000

/** A page whose data could not be had for the moment asks again by itself; it shows that meanwhile. */
const askAgainMs = ({ state }: { state: { error: unknown } }) =>
  readFailure(state.error).code === 'service.unavailable' ? unavailableRetryMs : false

export const createQueryClient = (canRetry = true) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: canRetry && shouldRetry,
        refetchInterval: askAgainMs,
        // What the server has just said to be missing is not asked for again.
        retryOnMount: ({ state }) => !isMissing(state.error),
        refetchOnWindowFocus: false,
        // Without a line a question fails at once, and what was kept of it is shown, instead of
        // waiting for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
