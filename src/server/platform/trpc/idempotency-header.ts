import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/errors.ts'

const badKey = () =>
  new AppError({
    code: 'idempotency.bad_key',
    status: 400,
    message: 'Idempotency-Key must have 1 to 255 visible ASCII characters.',
  })

const isKey = (header: string | string[] | undefined): header is string =>
  typeof header === 'string' && /^[\x21-\x7e]{1,255}$/.test(header)

/** @throws AppError `idempotency.bad_key` (400). @returns null when there is no header. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (!isKey(header)) throw badKey()
  return header
}

/** As `readIdempotencyKey`, but null for a malformed key. */
export const keyOrNull = (header: string | string[] | undefined): string | null =>
  isKey(header) ? header : null

/**
 * Tells that a key has no effect here. Such writes are not refused, because clients send a key with each of their
 * writes.
 */
export function markIgnoredKey(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  if (headers['idempotency-key'] !== undefined) reply.header('idempotency-ignored', 'true')
  done()
}
