import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * HMAC-SHA-256 of the parts, in hex: equal values can be noticed, but without `key` (SECRET_KEY)
 * a short secret can't be found by trying all of them, even by who has read the database.
 * @param purpose keeps hashes of the same value for different uses apart.
 */
export function keyedHash(key: string, purpose: string, ...parts: readonly string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('hex')
}

/** Compares two hashes in a time that does not tell how much of them is alike. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
