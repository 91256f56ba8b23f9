import { useSyncExternalStore } from 'react'
import { sessionSeconds } from '#shared/auth/auth.constants.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import { tagOfToken } from './token-tag.ts'

const tokenKey = 'token'
const merchantKey = 'mtoken'
const expiryKey = 'token.expires'
const tagKey = 'token.tag'

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** The session token, while its seven days last; null for a visitor. */
export function readToken(): string | null {
  const token = localStorage.getItem(tokenKey)
  if (!token) return null
  const expires = Number(localStorage.getItem(expiryKey))
  if (!expires || expires > Date.now()) return token
  deleteToken()
  return null
}

/** Keeps a fresh token for seven days; a merchant's also under `mtoken`. */
export function storeToken(token: string, kind: AccountKind): void {
  localStorage.removeItem(tagKey)
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(expiryKey, String(Date.now() + sessionSeconds * 1000))
  markKind(kind)
  notify()
}

/**
 * Keeps the new token that the same session was given when its person confirmed who they are: nothing that
 * is on the screen or kept on the device changes hands.
 */
export function renewToken(token: string): void {
  const tag = readSessionTag()
  if (tag !== null) localStorage.setItem(tagKey, `${tagOfToken(token)} ${tag}`)
  localStorage.setItem(tokenKey, token)
  markKind(hasMerchantToken() ? 'merchant' : 'farmer')
  notify()
}

/**
 * Tells sessions apart without keeping their tokens; it stays when a session gets a new token. Null for a
 * visitor.
 */
export function readSessionTag(): string | null {
  const token = readToken()
  if (token === null) return null
  const own = tagOfToken(token)
  const [renewed, first] = localStorage.getItem(tagKey)?.split(' ') ?? []
  return renewed === own && first ? first : own
}

/** The account's kind decides under which keys the token is known. */
export function markKind(kind: AccountKind): void {
  const token = localStorage.getItem(tokenKey)
  if (kind === 'merchant' && token) localStorage.setItem(merchantKey, token)
  else localStorage.removeItem(merchantKey)
}

/** True in the browser of a merchant account. */
export const hasMerchantToken = () => localStorage.getItem(merchantKey) !== null

export function deleteToken(): void {
  for (const key of [tokenKey, merchantKey, expiryKey, tagKey]) localStorage.removeItem(key)
  notify()
}

/** Calls the listener at every login, logout and expiry, in this tab or another. @returns stops it. */
export function followToken(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Which session it is, followed through login, logout and other tabs. */
export const useSessionTag = () => useSyncExternalStore(followToken, readSessionTag, () => null)

/** The token, followed through login, logout and other tabs. */
export const useToken = () => useSyncExternalStore(followToken, readToken, () => null)
