import { createHash } from 'node:crypto'

/** SHA-256 in hex. For texts with so many random bits that nobody can guess them; for others see `keyedHash`. */
export const sha256Hex = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex')
