import { v4 as newKey } from 'uuid'

/** The content that was sent last, and its key. */
export interface SentContent {
  content: string
  key: string
}

/**
 * Gives the same idempotency key for the same content, so that the server answers a request that is
 * sent again with the first result. Another content gets a new key.
 */
export function keyForContent(
  content: string,
  last: SentContent | null,
  write: (sent: SentContent) => void,
): string {
  if (last?.content === content) return last.key
  const key = newKey()
  write({ content, key })
  return key
}
