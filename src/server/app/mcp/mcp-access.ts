import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Env } from '#server/platform/config/env.ts'
import { siteOrigin } from '#server/platform/config/site-url.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'

const hostNotServed = () =>
  new AppError({
    code: 'mcp.origin_refused',
    status: 403,
    message: 'Assistants cannot be reached from this site or by this address.',
  })

const keyRequired = () =>
  new AppError({
    code: 'mcp.key_required',
    status: 401,
    message: 'Assistants need an API key. Create one in the app, under Integrations.',
  })

/** A rebound name is a name: nobody can make a browser take an IP address for their own site. */
function isOwnHost(host: string, ownHost: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return isIP(name) !== 0 || name === 'localhost' || name === ownHost
}

/**
 * Refuses other sites' scripts and names that were pointed at this machine (DNS rebinding): the
 * specification of the transport demands it.
 * @throws AppError `mcp.origin_refused` (403).
 */
export function checkOrigin({ headers, host }: FastifyRequest, env: Env): void {
  const site = siteOrigin(env)
  if (!isOwnHost(host, new URL(site).hostname)) throw hostNotServed()
  const { origin } = headers
  if (origin !== undefined && ![site, ...env.CORS_ORIGINS].includes(origin)) throw hostNotServed()
}

/** @throws AppError `mcp.key_required` (401) for a session's token: an assistant never acts as a browser. */
export function requireKeyOrNothing({ hasApiKey }: Context, { headers }: FastifyRequest): void {
  if (headers.authorization !== undefined && !hasApiKey) throw keyRequired()
}
