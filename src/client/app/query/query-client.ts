import { QueryClient } from '@tanstack/react-query'
import { isOffline } from '#client/platform/network/network-status.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'

/** Retries once after a lost connection or an unexpected error; a refusal would stay the same. */
const shouldRetry = (failures: number, error: unknown) => {
  const { code } = readFailure(error)
  return failures < 1 && !isOffline() && (code === null || code === 'server.unexpected')
}

const missing = /([._]not_found|\.unknown_(crop|series|place|pin))$/

/** Whether the server answered that the requested thing does not exist. */
export const isMissing = (error: unknown) => missing.test(readFailure(error).code ?? '')

/** Milliseconds between tries while the server's database is not available. */
const unavailableRetryMs = 10_000

/** Repeats a query by itself while the service is unavailable. */
const refetchIntervalOf = ({ state }: { state: { error: unknown } }) =>
  readFailure(state.error).code === 'service.unavailable' ? unavailableRetryMs : false

/** @param canRetry false on the server, which does not wait for a second try. */
export const createQueryClient = (canRetry = true) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: canRetry && shouldRetry,
        refetchInterval: refetchIntervalOf,
        // A "not found" of the server's rendering is not fetched again.
        retryOnMount: ({ state }) => !isMissing(state.error),
        refetchOnWindowFocus: false,
        // Without a connection a query fails immediately and shows its stored answer, instead of
        // waiting for the connection.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
