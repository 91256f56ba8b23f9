import { initTRPC, TRPCError, type TRPCRouterBuilder } from '@trpc/server'
import superjson from 'superjson'
import type { TableVersions } from '#server/platform/cache/table-versions.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LogPosition } from '#server/platform/database/replicas/log-position.policy.ts'
import { readFromReplicas } from '#server/platform/database/replicas/reading-scope.ts'
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
import type { ProcedureScope } from '#shared/api-key/api-scope.constants.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import { type CheckedApiKey, scopeOf } from './api-key.ts'
import type { ProcedureMeta } from './procedure-meta.ts'
import type { SecondFactorState } from './second-factor.ts'
import { readTrpcInput } from './trpc-input.ts'
import type { ViewCounter } from './view-counter.ts'

/** The user of a checked token, or the owner of a checked API key. */
export interface Actor extends SecondFactorState {
  id: string
  kind: AccountKind
  /** Of a key its id, which no session has: what ends or renews sessions accepts no keys. */
  sessionId: string
  isAdmin: boolean
  /** When the session began, ISO 8601. */
  loggedInAt: string
}

/** A valid token's session: of a logged-in user, or of a login that waits for its second step. */
export interface CheckedSession extends Actor {
  isSecondFactorPending: boolean
}

/** What a test key can do with its sandbox. */
export interface SandboxControl {
  id: string
  /** How far its clock is ahead, in milliseconds. */
  aheadMs(): number
  /** Moves its clock and runs its jobs. @returns how far it is ahead then. */
  moveClock(db: Database, hours: number): Promise<number>
  reset(): Promise<void>
  /** Runs work on what all sandboxes share with the real shop, by its clock: limits alone, never what people wrote. */
  inRealShop<Result>(work: (shop: { db: Database; env: Env }) => Promise<Result>): Promise<Result>
}

/** The context of every procedure. */
export interface Context {
  db: Database
  env: Env
  log: Logger
  sms: SmsSender
  storage: Storage
  equipmentViews: ViewCounter
  external: External
  rateLimit: RateLimit
  metrics: Metrics
  live: Live
  tableVersions: TableVersions
  /** null in the real shop. */
  sandbox: SandboxControl | null
  ip: string
  userAgent: string
  /** The language of the caller's pages: the cookie's, else the one that the browser prefers. */
  readLanguage(): Language
  requestId: string
  /** The `Idempotency-Key` header; null when it is missing or malformed. */
  idempotencyKey: string | null
  /** What a replica must have replayed to answer this caller; null when only the primary may. */
  readFloor(): LogPosition | null
  answer: {
    /** A procedure with `handlesIdempotencyKey` sets it when it returns an earlier call's rows. */
    isReplay: boolean
    /** Members of the input that had no effect. */
    ignoredMembers: readonly string[]
  }
  /** The bearer token as sent, unchecked. */
  token: string | null
  /** Whether the token is meant as an API key, valid or not. */
  hasApiKey: boolean
  /**
   * Checks the token, at most once a request; null for a visitor or an invalid token.
   * @param scope what an API key needs for this.
   * @throws AppError `second_factor.required` (401) for a login that waits for its second step,
   * `api_key.scope_missing` and `api_key.not_accepted` (403), `api_key.invalid` (401).
   */
  loadActor(scope: ProcedureScope): Promise<Actor | null>
  /** As `loadActor`, for what is open to everybody: a key without the scope reads as a visitor. */
  loadViewer(scope: ProcedureScope): Promise<Actor | null>
  /**
   * As `loadActor`, but returns a login that waits for its second step too.
   * @throws AppError `api_key.not_accepted` (403) for a key.
   */
  loadSession(): Promise<CheckedSession | null>
  /**
   * The checked API key of the request; null when its token is none.
   * @throws AppError `api_key.invalid` (401).
   */
  loadApiKey(): Promise<CheckedApiKey | null>
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
    // Proxies close silent connections, and browsers take silence for a lost connection.
    sse: { ping: { enabled: true, intervalMs: 15_000 } },
    errorFormatter({ shape, error, ctx }) {
      const { status, message, ...data } = describeError(error, ctx?.requestId ?? 'none')
      return {
        code: shape.code,
        message,
        data: { ...data, httpStatus: status, path: shape.data.path },
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

/** Turns anything thrown into tRPC's error, with the tRPC code of its HTTP status. */
export function toTrpcError(thrown: unknown): TRPCError {
  const isTrpcError = thrown instanceof TRPCError
  if (isTrpcError && !(thrown.cause instanceof AppError)) return thrown
  const cause = isTrpcError ? thrown.cause : thrown
  const { status, message } = describeError(cause, '')
  const code = statusCodes[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')
  return new TRPCError({ code, message, cause })
}

/** Gives AppErrors the tRPC code of their HTTP status. */
const withStatus = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok || !(result.error.cause instanceof AppError)) return result
  throw toTrpcError(result.error)
})

/**
 * Lets replicas answer a query, from which the caller's own writes are not missing. What a replica does not
 * have may be too new for it, so the primary is asked before a caller reads that it does not exist.
 */
const withReplicas = t.middleware(async ({ ctx, meta, type, next }) => {
  const floor = ctx.db.replicas && type === 'query' && !meta?.readsPrimary ? ctx.readFloor() : null
  if (floor === null) return next()
  const { result, usage } = readFromReplicas(floor, next)
  const answer = await result
  const isMissing = !answer.ok && answer.error.code === 'NOT_FOUND' && usage.hasUsedReplica
  return isMissing ? next() : answer
})

type RootTypes = (typeof t)['_config']['$types']

/**
 * Joins procedures. The context is left out of the router's type: the client compiles with that type, and the
 * context's would bring Node's, Fastify's and the database's along. `app/trpc` gives each call its context.
 */
export const router = t.router as TRPCRouterBuilder<{
  ctx: object
  meta: ProcedureMeta
  errorShape: RootTypes['errorShape']
  transformer: true
}>

/** Open to everybody; ignores the token. */
export const publicProcedure = t.procedure.use(withReplicas).use(withStatus)

/**
 * Open to everybody; `ctx.viewer` is the logged-in user, null for a visitor. An API key without the scope
 * reads as a visitor and may not write, because it would not see that its owner's name is missing.
 */
export const viewerProcedure = publicProcedure.use(async ({ ctx, meta, type, next }) => {
  const scope = scopeOf(meta)
  const isOpen = type === 'query' || scope === 'public'
  const load = isOpen ? ctx.loadViewer : ctx.loadActor
  return next({ ctx: { viewer: ctx.token ? await load(scope) : null } })
})

/** For logged-in users; the token is checked before the input is. */
export const protectedProcedure = publicProcedure
  .meta({ access: 'user' })
  .use(async ({ ctx, meta, next }) => {
    const actor = ctx.token ? await ctx.loadActor(scopeOf(meta)) : null
    if (!actor) throw unauthorized()
    return next({ ctx: { actor } })
  })

/** For logged-in users, and for a login that still has to pass its second step. */
export const sessionProcedure = publicProcedure
  .meta({ access: 'pendingLogin' })
  .use(async ({ ctx, next }) => {
    const session = ctx.token ? await ctx.loadSession() : null
    if (!session) throw unauthorized()
    return next({ ctx: { session } })
  })

/**
 * For operators only: users whose phone number is in ADMIN_PHONES (read anew for every call) and whose
 * session has passed a second step.
 */
export const adminProcedure = protectedProcedure.meta({ access: 'admin' }).use(({ ctx, next }) => {
  if (!ctx.actor.isAdmin) throw operatorsOnly()
  if (ctx.actor.secondFactorAt === null) throw operatorNeedsSecondFactor()
  return next()
})
