import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { routeNotFound, unauthorized } from '#server/platform/errors/errors.ts'

/** What proxies add to say for whom they ask. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/**
 * Whether a program on this machine asks for itself. A proxy on this machine asks for others: then
 * every address that TRUST_PROXY lets us believe must be this machine's too.
 */
function isLocal({ raw, headers, ips, ip }: FastifyRequest, isProxyTrusted: boolean): boolean {
  if (!isLoopback(raw.socket.remoteAddress ?? '')) return false
  const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined)
  if (!isForwarded) return true
  // X-Forwarded-For alone is what TRUST_PROXY resolves.
  if (!isProxyTrusted || headers['x-forwarded-for'] === undefined) return false
  return [ip, ...(ips ?? [])].every(isLoopback)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in a time that tells nothing about the token: of digests, which have one length. */
const isToken = (given: string, token: string) => timingSafeEqual(digest(given), digest(token))

/**
 * Lets callers of this machine read the metrics, and others with the token.
 * @throws AppError 404 where no token is set, else 401.
 */
export function checkMetricsAccess(
  request: FastifyRequest,
  { token, isProxyTrusted }: { token: string | undefined; isProxyTrusted: boolean },
): void {
  if (isLocal(request, isProxyTrusted)) return
  if (token === undefined) throw routeNotFound()
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (given === undefined || !isToken(given, token)) throw unauthorized()
}
