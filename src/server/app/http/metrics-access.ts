import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { routeNotFound, unauthorized } from '#server/platform/errors/errors.ts'

/** Headers in which proxies name the client. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/**
 * Whether the request comes from a program on this machine. Behind a proxy on this machine, every
 * address that TRUST_PROXY makes trustworthy must be a loopback address too.
 */
function isLocal({ raw, headers, ips, ip }: FastifyRequest, isProxyTrusted: boolean): boolean {
  if (!isLoopback(raw.socket.remoteAddress ?? '')) return false
  const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined)
  if (!isForwarded) return true
  // TRUST_PROXY resolves X-Forwarded-For only.
  if (!isProxyTrusted || headers['x-forwarded-for'] === undefined) return false
  return [ip, ...(ips ?? [])].every(isLoopback)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares digests, which have the same length, in constant time. */
const isToken = (given: string, token: string) => timingSafeEqual(digest(given), digest(token))

/**
 * Allows programs on this machine to read the metrics, and others with the token.
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
