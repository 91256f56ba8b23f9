import type { FastifyInstance, FastifyRequest } from 'fastify'
import { secondFactorRequired } from '#server/platform/errors/errors.ts'
import { keyOrNull } from '#server/platform/trpc/idempotency.ts'
import type { CheckedSession, Context } from '#server/platform/trpc/trpc.ts'

/** The part of a context that is the same for all requests. */
export type AppServices = Pick<
  Context,
  | 'db'
  | 'env'
  | 'log'
  | 'sms'
  | 'storage'
  | 'equipmentViews'
  | 'external'
  | 'rateLimit'
  | 'metrics'
  | 'live'
> & {
  /** The session of a bearer token; null when the token is unknown, expired or revoked. */
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
    external: services.external,
    rateLimit: services.rateLimit,
    metrics: services.metrics,
    live: services.live,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    idempotencyKey: keyOrNull(request.headers['idempotency-key']),
    answer: { isReplay: false, ignoredMembers: [] },
    token,
    loadSession,
    loadActor: async () => {
      const checked = await loadSession()
      if (checked?.isSecondFactorPending) throw secondFactorRequired()
      return checked
    },
  }
}

const contextKey = Symbol('context')

/**
 * Creates a request's context when it is first needed and stores it on the request. Storing it in a
 * WeakMap would cost more than creating it.
 */
export function rememberContexts(server: FastifyInstance, services: AppServices) {
  server.decorateRequest(contextKey, null)
  return (request: FastifyRequest): Context => {
    const holder = request as { [contextKey]?: Context | null }
    holder[contextKey] ??= createContext(services, request)
    return holder[contextKey]
  }
}
