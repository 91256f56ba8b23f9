import { readToken } from '../session.ts'

/**
 * Tells sessions apart in what is kept on the device, without keeping their tokens: a short hash
 * (FNV-1a), from which a random token of 256 bits can't be found. 'visitor' without a token.
 */
export function tokenTag(): string {
  const token = readToken()
  if (!token) return 'visitor'
  let hash = 0x811c9dc5
  for (let i = 0; i < token.length; i += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(i), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
