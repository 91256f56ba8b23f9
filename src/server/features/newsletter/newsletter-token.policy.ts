import { isSameHash, keyedHash } from '#server/platform/text/keyed-hash.ts'

/** What a link may do; a link for the one does not do the other. */
type Purpose = 'newsletter:confirm' | 'newsletter:unsubscribe'

const separator = '.'

/** Signs the parts (which have no full stops) for one purpose. Nothing of it is kept anywhere. */
function sign(key: string, purpose: Purpose, parts: readonly string[]): string {
  return [...parts, keyedHash(key, purpose, ...parts)].join(separator)
}

/** @returns the parts, null when the signature is not ours for this purpose. */
function read(key: string, purpose: Purpose, token: string): string[] | null {
  const parts = token.split(separator)
  const given = parts.pop() ?? ''
  return isSameHash(given, keyedHash(key, purpose, ...parts)) ? parts : null
}

/** How long a link to confirm works. */
export const confirmDays = 7
const dayMs = 24 * 60 * 60 * 1000

/** @param now milliseconds, as all times here. */
export const confirmToken = (key: string, id: string, language: string, now: number) =>
  sign(key, 'newsletter:confirm', [id, language, String(now + confirmDays * dayMs)])

/** Whose link it is, and in which language they asked; null when it is not valid now. */
export function readConfirmToken(key: string, token: string, now: number) {
  const [id, language, until] = read(key, 'newsletter:confirm', token) ?? []
  return id && language && Number(until) > now ? { id, language } : null
}

/** Works as long as the address is kept: who wants to leave can. */
export const unsubscribeToken = (key: string, id: string) =>
  sign(key, 'newsletter:unsubscribe', [id])

export function readUnsubscribeToken(key: string, token: string): string | null {
  return read(key, 'newsletter:unsubscribe', token)?.[0] ?? null
}
