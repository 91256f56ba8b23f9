/**
 * A short hash (FNV-1a) that tells tokens apart; from it a random token of 256 bits can't be found.
 */
export function tagOfToken(token: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < token.length; i += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(i), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
