import { initTRPC, TRPCError } from '@trpc/server'
import superjson from 'superjson'
import type { OpenApiMeta } from 'trpc-to-openapi'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { describeError } from '#server/platform/errors/error-report.ts'
import {
  AppError,
  operatorNeedsSecondFactor,
  operatorsOnly,
  unauthorized,
} from '#server/platform/errors/errors.ts'
import type { External } from '#server/platform/external/external.ts'
import type { SmsSender } from '#server/platform/external/sms.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import type { RateLimit } from '#server/platform/quota/rate-limit.ts'
import type { Live } from '#server/platform/realtime/live.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import type { SecondFactorState } from './second-factor.ts'
import { readTrpcInput } from './trpc-input.ts'
import type { ViewCounter } from './view-counter.ts'

/** Who is calling, once their token has been checked. */
export interface Actor extends SecondFactorState {
  id: string
  kind: AccountKind
  sessionId: string
  isAdmin: boolean
  /** When the session began, ISO 8601. */
  loggedInAt: string
}

/** A valid token's session: of somebody logged in, or of a login that waits for its second step. */
export interface CheckedSession extends Actor {
  isSecondFactorPending: boolean
}

/** What every procedure is given. */
export interface Context {
  db: Database
  env: Env
  log: Logger
  sms: SmsSender
  storage: Storage
  equipmentViews: ViewCounter
  outside: External
  rateLimit: RateLimit
  metrics: Metrics
  live: Live
  ip: string
  userAgent: string
  requestId: string
  /** The `Idempotency-Key` header; null without one that can be a key. */
  idempotencyKey: string | null
  /** Where a procedure that `keepsKey` says that it gave an earlier call's rows again. */
  answer: { isReplay: boolean }
  /** The bearer token as sent, unchecked. */
  token: string | null
  /**
   * Checks the token, at most once a request; null for a visitor or a token that is not valid.
   * @throws AppError `second_factor.required` (401) for a login that waits for its second step.
   */
  loadActor(): Promise<Actor | null>
  /** As `loadActor`, but gives a login that waits for its second step too. */
  loadSession(): Promise<CheckedSession | null>
}

/** Where a procedure stands in REST, and how its answers are given. */
export interface ProcedureMeta extends OpenApiMeta {
  /**
   * Its answers depend on the input alone, never on who asks: one that is prepared and current is
   * given without asking the procedure (app/ready-answers.ts).
   */
  kept?: true
  /**
   * It keeps `ctx.idempotencyKey` inside its own transaction and answers a repeat with the same rows,
   * so that nobody else keeps its answers (core/idempotency.ts): one commit, and a process killed
   * before it could keep an answer leaves nothing to wait for.
   */
  keepsKey?: true
  /**
   * Its answer holds a secret (a token, recovery codes), or ends the session: none is kept for an
   * `Idempotency-Key`, which then means nothing.
   */
  keepsNoAnswer?: true
  /** Open to a login that waits for its second step: belongs to `sessionProcedure`. */
  forPendingLogin?: true
  /** Which fields of its output are lifted beside REST's `data`. */
  topLevelFields?: readonly ('message' | 'token')[]
}

/**
 * Outputs are plain JSON by contract, so they are written in superjson's wire form without its walk
 * over every value (docs/decisions/0004); of its annotations on inputs only "undefined" is read
 * (docs/decisions/0028).
 */
const transformer = {
  input: {
    serialize: (value: unknown) => superjson.serialize(value),
    deserialize: readTrpcInput,
  },
  output: {
    serialize: (value: unknown) => ({ json: value }),
    deserialize: (value: unknown) => superjson.deserialize(value as never),
  },
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    // Proxies cut silent connections, and a browser tells a dead one by the silence.
    sse: { ping: { enabled: true, intervalMs: 15_000 } },
    errorFormatter({ shape, error, ctx }) {
      const { status, code, message, issues, retryAfter } = describeError(
        error,
        ctx?.requestId ?? 'none',
      )
      return {
        code: shape.code,
        message,
        data: { code, httpStatus: status, path: shape.data.path, issues, retryAfter },
      }
    },
  })

const statusCodes: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}

/** Anything thrown as tRPC's error, with the code of the HTTP status that it is answered with. */
export function toTrpcError(thrown: unknown): TRPCError {
  const isTrpcError = thrown instanceof TRPCError
  if (isTrpcError && !(thrown.cause instanceof AppError)) return thrown
  const cause = isTrpcError ? thrown.cause : thrown
  const { status, message } = describeError(cause, '')
  const code = statusCodes[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')
  return new TRPCError({ code, message, cause })
}

/** Gives a coded error the tRPC code of its HTTP status; the rest pass as they are. */
const withStatus = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok || !(result.error.cause instanceof AppError)) return result
  throw toTrpcError(result.error)
})

export const { router } = t

/** Open to everybody; does not look at the token. */
export const publicProcedure = t.procedure.use(withStatus)

/** Open to everybody; `ctx.viewer` is who looks, null for a visitor. */
export const viewerProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { viewer: ctx.token ? await ctx.loadActor() : null } }),
)

/** For logged-in people only; the token is checked before the input is. */
export const protectedProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const actor = ctx.token ? await ctx.loadActor() : null
  if (!actor) throw unauthorized()
  return next({ ctx: { actor } })
})

/** For logged-in people, and for a login that waits for its second step. Its meta says `forPendingLogin`. */
export const sessionProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const session = ctx.token ? await ctx.loadSession() : null
  if (!session) throw unauthorized()
  return next({ ctx: { session } })
})

/**
 * For operators only: the phones of ADMIN_PHONES, read with the token at every call, in a session that
 * has passed a second step.
 */
export const adminProcedure = protectedProcedure.use(({ ctx, next }) => {
  if (!ctx.actor.isAdmin) throw operatorsOnly()
  if (ctx.actor.secondFactorAt === null) throw operatorNeedsSecondFactor()
  return next()
})
