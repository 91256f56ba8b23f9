import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isApiKeyToken } from '#server/features/api-key/api-key.policy.ts'
import { secondFactorRequired } from '#server/platform/errors/errors.ts'
import {
  apiKeyInvalid,
  apiKeyNotAccepted,
  type CheckedApiKey,
  hasScope,
  requireScope,
  testKeyInRealShop,
} from '#server/platform/trpc/api-key.ts'
import { keyOrNull } from '#server/platform/trpc/idempotency-header.ts'
import type { Actor, CheckedSession, Context } from '#server/platform/trpc/trpc.ts'
import { readFloorOf } from './read-position.ts'
import { chooseLanguage } from './request-language.ts'

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
  | 'tableVersions'
  | 'sandbox'
> & {
  /** The session of a bearer token; null when the token is unknown, expired or revoked. */
  findActor(token: string): Promise<CheckedSession | null>
  /** The owner of an API key and the key; null when it is unknown, revoked or expired. */
  findApiKey(token: string, ip: string): Promise<{ actor: Actor; key: CheckedApiKey } | null>
}

function bearerToken(header: string | undefined): string | null {
  const match = header ? /^Bearer +(\S{1,512})$/i.exec(header) : null
  return match?.[1] ?? null
}

/** The context of one request. */
export function createContext(services: AppServices, request: FastifyRequest): Context {
  const token = bearerToken(request.headers.authorization)
  const isKey = token !== null && isApiKeyToken(token)
  let session: Promise<CheckedSession | null> | undefined
  let match: ReturnType<AppServices['findApiKey']> | undefined
  const loadSession = async () => {
    if (isKey) throw apiKeyNotAccepted()
    session ??= token ? services.findActor(token) : Promise.resolve(null)
    return session
  }
  const loadKey = async () => {
    if (!isKey) return null
    match ??= services.findApiKey(token, request.ip)
    const keyOwner = await match
    if (!keyOwner) throw apiKeyInvalid()
    return keyOwner
  }
  const loadKeyOwner = async () => {
    const keyOwner = await loadKey()
    // The last of two locks: test keys are handed over to their sandbox before anything runs.
    if (keyOwner?.key.sandboxPerson && !services.env.isSandbox) throw testKeyInRealShop()
    return keyOwner
  }
  const loadMember = async () => {
    const checked = await loadSession()
    if (checked?.isSecondFactorPending) throw secondFactorRequired()
    return checked
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
    tableVersions: services.tableVersions,
    sandbox: services.sandbox,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    readLanguage: () => {
      const { cookie, 'accept-language': acceptLanguage } = request.headers
      return chooseLanguage({ search: '', cookie, acceptLanguage })
    },
    requestId: request.id,
    readFloor: () => readFloorOf(request, services.env.SECRET_KEY),
    idempotencyKey: keyOrNull(request.headers['idempotency-key']),
    answer: { isReplay: false, ignoredMembers: [] },
    token,
    hasApiKey: isKey,
    loadSession,
    loadActor: async (scope) => {
      const keyOwner = await loadKeyOwner()
      if (!keyOwner) return loadMember()
      requireScope(keyOwner.key, scope)
      return keyOwner.actor
    },
    loadViewer: async (scope) => {
      const keyOwner = await loadKeyOwner()
      if (!keyOwner) return loadMember()
      return hasScope(keyOwner.key, scope) ? keyOwner.actor : null
    },
    loadApiKey: async () => (await loadKey())?.key ?? null,
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
