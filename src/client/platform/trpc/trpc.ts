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
import type { English } from '#client/platform/i18n/texts.ts'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import { askToConfirm } from '#client/platform/session/confirm-request.ts'
import { deleteToken, readToken } from '#client/platform/session/session.ts'
import type { AppRouter } from '#server/app/trpc/app-router.ts'
import {
  fillTemplate,
  type MessageTemplate,
  type MessageValues,
} from '#shared/kit/message-template.ts'
import type { PageRequest } from '#shared/page/page-render.ts'
import { confirmSecondFactorCode } from '#shared/second-factor/second-factor.constants.ts'

/** The server's procedures as hooks, typed by its router. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>()

type Outputs = inferRouterOutputs<AppRouter>

/** A procedure's name as the server has it: 'crop.list'. */
export type ProcedurePath = {
  [Feature in keyof Outputs & string]: `${Feature}.${keyof Outputs[Feature] & string}`
}[keyof Outputs & string]

/** What the procedure answers. */
export type ProcedureOutput<Path extends ProcedurePath> =
  Path extends `${infer Feature extends keyof Outputs & string}.${infer Name}`
    ? Outputs[Feature][Name & keyof Outputs[Feature]]
    : never

/** Deletes a token that the server refused, unless a newer one has been stored meanwhile. */
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
 * When the server demands a second step before a change, asks the user for it and sends the call
 * again. The caller only waits longer. If the user cancels, the caller gets the server's refusal.
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
 * A call's headers. `context: { idempotencyKey }` in its options makes the server execute a write only
 * once, however often it is sent (docs/decisions/0011). `context: { token }` sends that token instead
 * of the stored one, for a login that waits for its second step.
 */
const headers = ({ op }: { op: { context: Record<string, unknown> } }) => {
  const { idempotencyKey, token } = op.context
  return {
    ...(typeof token === 'string' ? authorization(token) : authorization()),
    ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }),
  }
}

/**
 * Inputs and outputs are plain JSON by contract, so both use superjson's format without annotations,
 * and the browser does not load the library. JSON omits undefined members, which the schemas treat as
 * missing (docs/decisions/0028).
 */
const transformer = {
  serialize: (input: unknown) => ({ json: input }),
  deserialize: (output: { json: unknown }) => output.json,
}

/** For the one procedure whose answer is streamed. */
const streamLink = httpBatchStreamLink<AppRouter>({
  url: '/trpc',
  transformer,
  headers: () => authorization(),
})

/** Bytes that a browser still sends for a page that is being left; it allows 64 kB for all of them. */
const maxParting = 16_000

/** Whether the page is being left: `pagehide` comes before the document counts as hidden. */
let isPageLeft = false
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isPageLeft = true
  })
  window.addEventListener('pageshow', () => {
    isPageLeft = false
  })
}

/**
 * A fetch that the browser finishes even when the page is left, e.g. for an action whose time to undo it
 * ends with the page.
 */
const fetchAlsoWhenLeaving: typeof fetch = (address, init) => {
  const isSmall = typeof init?.body === 'string' && init.body.length < maxParting
  const isLeaving = isPageLeft || document.visibilityState === 'hidden'
  return fetch(address, isLeaving && isSmall ? { ...init, keepalive: true } : init)
}

export const createTrpcClient = (): TrpcClient =>
  trpc.createClient({
    links: [
      deleteStaleToken,
      confirmAndRetry,
      splitLink({
        condition: ({ path }) => path === 'chat.stream',
        true: streamLink,
        // One request per call: the server answers single queries much faster than batches, and a
        // page makes only two or three.
        false: httpLink({ url: '/trpc', transformer, headers, fetch: fetchAlsoWhenLeaving }),
      }),
    ],
  })

/** Calls procedures outside of components. */
export type TrpcClient = ReturnType<typeof trpc.createClient>

interface Failure {
  /** The server's code; null when it could not be reached. */
  code: string | null
  /** The server's message, with the time to wait; null when it could not be reached. */
  message: English | null
  issues: { path: string; message: English }[]
  /** What the next step needs, by name. */
  details: Readonly<Record<string, string>>
}

/** Calls procedures by a function instead of HTTP, for the server's rendering of pages. */
export const createTrpcCaller = (call: PageRequest['call']): TrpcClient =>
  trpc.createClient({
    links: [
      () =>
        ({ op }) =>
          observable((observer) => {
            void call(op.path, op.input).then((answer) => {
              if (!answer.isOk) return observer.error(failureOf(answer))
              observer.next({ result: { type: 'data', data: answer.data } })
              observer.complete()
            })
          }),
    ],
  })

interface ServerFailure extends Partial<MessageTemplate> {
  code: string
  message: English
}

/** The failure that a call of a procedure would end with. */
export const failureOf = ({ message, ...data }: ServerFailure): TRPCClientError<AppRouter> =>
  new TRPCClientError<AppRouter>(message, {
    result: { error: { code: -32603, message, data: { ...data, issues: [] } } },
  } as unknown as ConstructorParameters<typeof TRPCClientError<AppRouter>>[1])

/** Statuses whose `retryAfter` is worth showing: the user has to wait. */
const waitingStatuses = new Set([429, 503])

/** The message and how long to wait. */
function withWaitingTime(label: string, retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / 60)
  const hours = Math.ceil(minutes / 60)
  if (hours > 2) {
    return fromTemplate('{{label}} You can try again in {{hours}} hours.', { label, hours })
  }
  if (minutes > 2) {
    return fromTemplate('{{label}} You can try again in {{minutes}} minutes.', { label, minutes })
  }
  const seconds = Math.max(2, Math.ceil(retryAfter))
  return fromTemplate('{{label}} You can try again in {{seconds}} seconds.', { label, seconds })
}

const fromTemplate = (template: string, values: MessageValues) =>
  rememberTemplate({ message: fillTemplate(template, values), template, values })

/** A failed call's code, message and issues; their templates are remembered for translating them. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof TRPCClientError) || !error.data) {
    return { code: null, message: null, issues: [], details: {} }
  }
  const { code, httpStatus, retryAfter, template, values, issues = [], details = {} } = error.data
  rememberTemplate({ message: error.message, template, values })
  issues.forEach(rememberTemplate)
  const isWait = retryAfter !== undefined && waitingStatuses.has(httpStatus)
  const message = isWait ? withWaitingTime(error.message, retryAfter) : error.message
  return { code, message, issues, details }
}
