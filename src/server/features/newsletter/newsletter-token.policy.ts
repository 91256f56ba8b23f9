import { isSameHash, keyedHash } from '#server/platform/text/keyed-hash.ts'

/** The purpose of a link; a link is valid for its purpose only. */
type Purpose = 'newsletter:confirm' | 'newsletter:unsubscribe'

const separator = '.'

/** Signs the fields, which must have no full stops, for one purpose. Tokens are not stored. */
function createToken(key: string, purpose: Purpose, fields: readonly string[]): string {
  return [...fields, keyedHash(key, purpose, ...fields)].join(separator)
}

/** @returns the fields, null when the signature is not valid for this purpose. */
function readToken(key: string, purpose: Purpose, token: string): string[] | null {
  const fields = token.split(separator)
  const signature = fields.pop() ?? ''
  return isSameHash(signature, keyedHash(key, purpose, ...fields)) ? fields : null
}

/** Days for which a confirmation link is valid. */
export const confirmDays = 7
const dayMs = 24 * 60 * 60 * 1000

/** @param now milliseconds since 1970, like all times here. */
export const confirmToken = (key: string, id: string, language: string, now: number) =>
  createToken(key, 'newsletter:confirm', [id, language, String(now + confirmDays * dayMs)])

/** The subscriber and the language of a confirmation link; null when it is invalid or expired. */
export function readConfirmToken(key: string, token: string, now: number) {
  const [id, language, until] = readToken(key, 'newsletter:confirm', token) ?? []
  return id && language && Number(until) > now ? { id, language } : null
}

/** The token of an unsubscribe link, which never expires. */
export const unsubscribeToken = (key: string, id: string) =>
  createToken(key, 'newsletter:unsubscribe', [id])

export function readUnsubscribeToken(key: string, token: string): string | null {
  return readToken(key, 'newsletter:unsubscribe', token)?.[0] ?? null
}
