import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/platform/storage/listeners.ts'
import { sessionSeconds } from '#shared/auth/auth.constants.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import { tagOfToken } from './token-tag.ts'

const tokenKey = 'token'
const merchantKey = 'mtoken'
const expiryKey = 'token.expires'
const tagKey = 'token.tag'

const listeners = createListeners()

/** The session token, until it expires after seven days; null for a visitor. */
export function readToken(): string | null {
  const token = localStorage.getItem(tokenKey)
  if (!token) return null
  const expires = Number(localStorage.getItem(expiryKey))
  if (!expires || expires > Date.now()) return token
  deleteToken()
  return null
}

/** Stores a new token for seven days; a merchant's also under `mtoken`. */
export function storeToken(token: string, kind: AccountKind): void {
  localStorage.removeItem(tagKey)
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(expiryKey, String(Date.now() + sessionSeconds * 1000))
  markKind(kind)
  listeners.notify()
}

/**
 * Stores the new token of the same session after its user has confirmed their identity. The session's
 * tag stays, so that nothing on the screen or the device is discarded.
 */
export function renewToken(token: string): void {
  const tag = readSessionTag()
  if (tag !== null) localStorage.setItem(tagKey, `${tagOfToken(token)} ${tag}`)
  localStorage.setItem(tokenKey, token)
  markKind(hasMerchantToken() ? 'merchant' : 'farmer')
  listeners.notify()
}

/**
 * Identifies the session without revealing its token, and stays the same when the session gets a new
 * token. Null for a visitor.
 */
export function readSessionTag(): string | null {
  const token = readToken()
  if (token === null) return null
  const ownTag = tagOfToken(token)
  const [renewed, first] = localStorage.getItem(tagKey)?.split(' ') ?? []
  return renewed === ownTag && first ? first : ownTag
}

/** Stores the token under the keys for the account's kind. */
export function markKind(kind: AccountKind): void {
  const token = localStorage.getItem(tokenKey)
  if (kind === 'merchant' && token) localStorage.setItem(merchantKey, token)
  else localStorage.removeItem(merchantKey)
}

/** True in the browser of a merchant account. */
export const hasMerchantToken = () => localStorage.getItem(merchantKey) !== null

export function deleteToken(): void {
  for (const key of [tokenKey, merchantKey, expiryKey, tagKey]) localStorage.removeItem(key)
  listeners.notify()
}

/** Calls the listener at every login, logout and expiry, in this tab or another. @returns stops it. */
export function followToken(listener: () => void) {
  const remove = listeners.add(listener)
  window.addEventListener('storage', listener)
  // A page that comes back by "Back" as it was left has missed what happened meanwhile.
  window.addEventListener('pageshow', listener)
  return () => {
    remove()
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

/** `readSessionTag`, always up to date over logins and logouts in all tabs. */
export const useSessionTag = () => useSyncExternalStore(followToken, readSessionTag, () => null)

/** `readToken`, always up to date over logins and logouts in all tabs. */
export const useToken = () => useSyncExternalStore(followToken, readToken, () => null)
