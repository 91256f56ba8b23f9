/** A short hash (FNV-1a) that distinguishes tokens; it does not reveal a random token of 256 bits. */
export function tagOfToken(token: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < token.length; i += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(i), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
