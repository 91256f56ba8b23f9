import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import type { LogPosition } from '#server/platform/database/replicas/log-position.policy.ts'
import { isSameHash, keyedHash } from '#server/platform/text/keyed-hash.ts'
import { currentMs } from '#shared/kit/clock.ts'

/** Response header, which a client without cookies sends back as the request header of the same name. */
export const readPositionHeader = 'read-position'
const cookieName = 'read_position'
const inCookie = /(?:^|;\s*)read_position=([\w.]+)/

/** Seconds after which every replica in use has replayed a position: one that lags longer is left out. */
const positionSeconds = 3600
/** Seconds that a browser says that it carries positions. */
const cookieSeconds = 24 * 3600
const signatureLength = 32

/** More than any log has: only the primary answers. */
const beyondAll: LogPosition = 2n ** 64n - 1n

const signatureOf = (key: string, text: string) =>
  keyedHash(key, 'read position', text).slice(0, signatureLength)

/** Writes a position so that nobody else can make one, with the second at which it ends. */
export function writeReadPosition(
  position: LogPosition,
  key: string,
  nowMs = currentMs(),
  seconds = positionSeconds,
): string {
  const text = `${position.toString(36)}.${(Math.ceil(nowMs / 1000) + seconds).toString(36)}`
  return `${text}.${signatureOf(key, text)}`
}

/** @returns null for what this app did not write; 0 for a position that has ended. */
export function parseReadPosition(
  value: string,
  key: string,
  nowMs = currentMs(),
): LogPosition | null {
  const [, text = '', digits = '', end = '', signature = ''] =
    /^(([0-9a-z]{1,13})\.([0-9a-z]{1,8}))\.([0-9a-f]{32})$/.exec(value) ?? []
  if (!text || !isSameHash(signature, signatureOf(key, text))) return null
  if (Number.parseInt(end, 36) * 1000 < nowMs) return 0n
  return [...digits].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
}

function carriedPosition({ headers }: FastifyRequest, key: string): LogPosition | null {
  const header = headers[readPositionHeader]
  const inHeader = typeof header === 'string' ? parseReadPosition(header, key) : null
  const cookie = inCookie.exec(headers.cookie ?? '')?.[1]
  const inCookies = cookie ? parseReadPosition(cookie, key) : null
  if (inHeader === null || inCookies === null) return inHeader ?? inCookies
  // Math.max does not take these large numbers.
  if (inHeader > inCookies) return inHeader
  return inCookies
}

const hasToken = ({ headers }: FastifyRequest) => headers.authorization !== undefined

/**
 * What a replica must have replayed to answer this request. A client with a token that carries no position
 * may have written something that nobody knows of here, so it reads from the primary (null).
 */
export function readFloorOf(request: FastifyRequest, key: string): LogPosition | null {
  return carriedPosition(request, key) ?? (hasToken(request) ? null : 0n)
}

const isStream = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && !Buffer.isBuffer(payload)

/**
 * Gives clients the position of what they wrote, in a cookie for browsers and a header for others, and a
 * first one to clients with a token that carry none. Does nothing without replicas.
 */
export function carryReadPositions(api: FastifyInstance, db: Database, key: string) {
  const { replicas } = db
  if (!replicas) return
  const send = (reply: FastifyReply, value: string) =>
    reply
      .header(readPositionHeader, value)
      .header(
        'set-cookie',
        `${cookieName}=${value}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax`,
      )

  api.addHook('onSend', async (request, reply, payload) => {
    const isWrite = !/^(GET|HEAD|OPTIONS)$/.test(request.method)
    if (!isWrite) {
      const needsFirst = hasToken(request) && carriedPosition(request, key) === null
      if (needsFirst) send(reply, writeReadPosition(0n, key))
      return payload
    }
    // A stream goes on writing after its headers are sent, and an unreachable primary tells nothing.
    const position = isStream(payload) ? null : await replicas.position().catch(() => null)
    send(
      reply,
      position === null
        ? writeReadPosition(beyondAll, key, currentMs(), 60)
        : writeReadPosition(position, key),
    )
    return payload
  })
}
