import { httpBatchLink, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import superjson from 'superjson'
import type { AppRouter } from '../../server/app/app-router.ts'
import { readToken } from './session.ts'

/** The server's procedures as hooks, typed by its own router. */
export const trpc = createTRPCReact<AppRouter>()

export const createTrpcClient = () =>
  trpc.createClient({
    links: [
      httpBatchLink({
        url: '/trpc',
        transformer: superjson,
        maxItems: 10,
        headers: () => {
          const token = readToken()
          return token ? { authorization: `Bearer ${token}` } : {}
        },
      }),
    ],
  })

interface Failure {
  /** The server's code; null when it could not be reached. */
  code: string | null
  /** The server's sentence, in English; null when it could not be reached. */
  message: string | null
  issues: { path: string; message: string }[]
}

/** What a failed call says: by code, sentence and field. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof TRPCClientError) || !error.data) {
    return { code: null, message: null, issues: [] }
  }
  return { code: error.data.code, message: error.message, issues: error.data.issues ?? [] }
}
