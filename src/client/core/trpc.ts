import {
  httpBatchStreamLink,
  httpLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { observable } from '@trpc/server/observable'
import superjson from 'superjson'
import type { AppRouter } from '../../server/app/app-router.ts'
import { dropToken, readToken } from './session.ts'

/** The server's procedures as hooks, typed by its own router. */
export const trpc = createTRPCReact<AppRouter>()

/** Forgets a token that the server no longer takes, unless a newer one has come meanwhile. */
const forgetStaleToken: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const token = readToken()
      return next(op).subscribe({
        ...observer,
        error: (error) => {
          const isRefused = token !== null && readFailure(error).code === 'auth.required'
          if (isRefused && token === readToken()) dropToken()
          observer.error(error)
        },
      })
    })

const headers = (): Record<string, string> => {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** The one call that is answered piece by piece. */
const streamLink = httpBatchStreamLink<AppRouter>({
  url: '/trpc',
  transformer: superjson,
  headers,
})

export const createTrpcClient = () =>
  trpc.createClient({
    links: [
      forgetStaleToken,
      splitLink({
        condition: ({ path }) => path === 'chat.stream',
        true: streamLink,
        // One request a call: the server answers single queries on routes of their own, far cheaper
        // than batches, and a page makes two or three.
        false: httpLink({ url: '/trpc', transformer: superjson, headers }),
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
