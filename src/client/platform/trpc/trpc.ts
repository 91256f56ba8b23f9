import {
  httpBatchStreamLink,
  httpLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client'
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import { askToConfirm } from '#client/platform/session/confirm-request.ts'
import { deleteToken, readToken } from '#client/platform/session/session.ts'
import type { AppRouter } from '#server/app/trpc/app-router.ts'
import type { PageRequest } from '#shared/page/page-render.ts'
import { confirmSecondFactorCode } from '#shared/second-factor/second-factor.constants.ts'

/** The server's procedures as hooks, typed by its own router. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>()

type Outputs = inferRouterOutputs<AppRouter>

/** A procedure's name as the server has it: 'crop.list'. */
export type ProcedurePath = {
  [Feature in keyof Outputs & string]: `${Feature}.${keyof Outputs[Feature] & string}`
}[keyof Outputs & string]

/** Forgets a token that the server no longer takes, unless a newer one has come meanwhile. */
const deleteStaleToken: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const token = readToken()
      return next(op).subscribe({
        ...observer,
        error: (error) => {
          const isRefused = token !== null && readFailure(error).code === 'auth.required'
          if (isRefused && token === readToken()) deleteToken()
          observer.error(error)
        },
      })
    })

/**
 * Where the server wants the second step confirmed before a change, asks the person for it and sends the
 * call again: whoever made it waits, and keeps what was typed. Given up, the refusal stays.
 */
const confirmAndRetry: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const send = (isRetry: boolean) =>
        next(op).subscribe({
          ...observer,
          error: (error) => {
            if (isRetry || readFailure(error).code !== confirmSecondFactorCode) {
              return observer.error(error)
            }
            void askToConfirm().then((isConfirmed) => {
              if (isConfirmed) current = send(true)
              else observer.error(error)
            })
          },
        })
      let current = send(false)
      return () => current.unsubscribe()
    })

const authorization = (token = readToken()): Record<string, string> => {
  return token ? { authorization: `Bearer ${token}` } : {}
}

/**
 * A call's headers. `context: { idempotencyKey }` in its options makes the server do a write once,
 * however often it is sent (docs/decisions/0011); `context: { token }` sends that token: the one of a login
 * that waits for its second step is kept nowhere.
 */
const headers = ({ op }: { op: { context: Record<string, unknown> } }) => {
  const { idempotencyKey, token } = op.context
  return {
    ...(typeof token === 'string' ? authorization(token) : authorization()),
    ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }),
  }
}

/**
 * Inputs and outputs are plain JSON by contract, so both travel as superjson's form without its annotations,
 * and the library itself stays out of the browser. Members that are undefined are left out, which our
 * schemas read alike (docs/decisions/0028).
 */
const transformer = {
  serialize: (input: unknown) => ({ json: input }),
  deserialize: (output: { json: unknown }) => output.json,
}

/** The one call that is answered piece by piece. */
const streamLink = httpBatchStreamLink<AppRouter>({
  url: '/trpc',
  transformer,
  headers: () => authorization(),
})

export const createTrpcClient = (): TrpcClient =>
  trpc.createClient({
    links: [
      deleteStaleToken,
      confirmAndRetry,
      splitLink({
        condition: ({ path }) => path === 'chat.stream',
        true: streamLink,
        // One request a call: the server answers single queries on routes of their own, far cheaper
        // than batches, and a page makes two or three.
        false: httpLink({ url: '/trpc', transformer, headers }),
      }),
    ],
  })

/** Calls procedures outside of components. */
export type TrpcClient = ReturnType<typeof trpc.createClient>

interface Failure {
  /** The server's code; null when it could not be reached. */
  code: string | null
  /** The server's sentence, in English, with the time to wait; null when it could not be reached. */
  message: string | null
  issues: { path: string; message: string }[]
}

/** Calls procedures by a function instead of over the line: for the server's rendering of pages. */
export const createTrpcCaller = (call: PageRequest['call']): TrpcClient =>
  trpc.createClient({
    links: [
      () =>
        ({ op }) =>
          observable((observer) => {
            void call(op.path, op.input).then((answer) => {
              if (!answer.isOk) return observer.error(failureOf(answer.code, answer.message))
              observer.next({ result: { type: 'data', data: answer.data } })
              observer.complete()
            })
          }),
    ],
  })

/** The failure that a call of this procedure would end with, from its code and English sentence. */
export const failureOf = (code: string, message: string): TRPCClientError<AppRouter> =>
  new TRPCClientError<AppRouter>(message, {
    result: { error: { code: -32603, message, data: { code, issues: [] } } },
  } as unknown as ConstructorParameters<typeof TRPCClientError<AppRouter>>[1])

/** Statuses whose `retryAfter` is a time that a person waits. */
const waitingStatuses = new Set([429, 503])

/** Until when a person waits, in words of `messageTemplates` (core/i18n/translate-message.ts). */
function withWaitingTime(message: string, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const hours = Math.ceil(minutes / 60)
  if (hours > 2) return `${message} You can try again in ${hours} hours.`
  if (minutes > 2) return `${message} You can try again in ${minutes} minutes.`
  return `${message} You can try again in ${Math.max(2, Math.ceil(seconds))} seconds.`
}

/** What a failed call says: by code, sentence and field. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof TRPCClientError) || !error.data) {
    return { code: null, message: null, issues: [] }
  }
  const { code, httpStatus, retryAfter, issues = [] } = error.data
  const isWait = retryAfter !== undefined && waitingStatuses.has(httpStatus)
  const message = isWait ? withWaitingTime(error.message, retryAfter) : error.message
  return { code, message, issues }
}
