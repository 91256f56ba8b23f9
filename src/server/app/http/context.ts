import type { FastifyInstance, FastifyRequest } from 'fastify'
import { secondFactorRequired } from '#server/platform/errors/errors.ts'
import { keyOrNull } from '#server/platform/trpc/idempotency.ts'
import type { CheckedSession, Context } from '#server/platform/trpc/trpc.ts'

/** What lives as long as the app: everything of a context that no single request decides. */
export type AppServices = Pick<
  Context,
  | 'db'
  | 'env'
  | 'log'
  | 'sms'
  | 'storage'
  | 'equipmentViews'
  | 'outside'
  | 'rateLimit'
  | 'metrics'
  | 'live'
> & {
  /** Finds who a bearer token belongs to; null when it is unknown, expired or revoked. */
  findActor(token: string): Promise<CheckedSession | null>
}

function bearerToken(header: string | undefined): string | null {
  const match = header ? /^Bearer +(\S{1,512})$/i.exec(header) : null
  return match?.[1] ?? null
}

/** The context of one request. */
export function createContext(services: AppServices, request: FastifyRequest): Context {
  const token = bearerToken(request.headers.authorization)
  let session: Promise<CheckedSession | null> | undefined
  const loadSession = () => {
    session ??= token ? services.findActor(token) : Promise.resolve(null)
    return session
  }
  return {
    db: services.db,
    env: services.env,
    log: services.log,
    sms: services.sms,
    storage: services.storage,
    equipmentViews: services.equipmentViews,
    outside: services.outside,
    rateLimit: services.rateLimit,
    metrics: services.metrics,
    live: services.live,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    idempotencyKey: keyOrNull(request.headers['idempotency-key']),
    answer: { isReplay: false },
    token,
    loadSession,
    loadActor: async () => {
      const found = await loadSession()
      if (found?.isSecondFactorPending) throw secondFactorRequired()
      return found
    },
  }
}

const contextKey = Symbol('context')

/**
 * Makes each request's one context when it is first asked for, and keeps it on the request: beside it,
 * in a WeakMap, keeping would cost more than making.
 */
export function rememberContexts(server: FastifyInstance, services: AppServices) {
  server.decorateRequest(contextKey, null)
  return (request: FastifyRequest): Context => {
    const holder = request as { [contextKey]?: Context | null }
    holder[contextKey] ??= createContext(services, request)
    return holder[contextKey]
  }
}
