import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * HMAC-SHA-256 of the parts, in hex. Equal values have equal hashes, but without `key` (SECRET_KEY)
 * nobody can find a short secret by trying all values, even with a copy of the database.
 * @param purpose makes hashes of the same value differ between uses.
 */
export function keyedHash(key: string, purpose: string, ...parts: readonly string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('hex')
}

/** Compares two hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
