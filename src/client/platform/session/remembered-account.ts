import { createListeners } from '#client/platform/storage/listeners.ts'
import { tokenTag } from './storage-tag.ts'

const storageKey = 'account'
const listeners = createListeners()

function readStored(): { tag: string; id: string } | null {
  const text = localStorage.getItem(storageKey)
  return text ? JSON.parse(text) : null
}

/** Remembers the session's account, for use without a connection. */
export function rememberAccount(id: string): void {
  if (readAccount() === id) return
  localStorage.setItem(storageKey, JSON.stringify({ tag: tokenTag(), id }))
  listeners.notify()
}

/** Called at a logout. After a session has expired its account stays remembered. */
export const deleteRememberedAccount = () => localStorage.removeItem(storageKey)

/** Calls the listener when the session's account becomes known. @returns stops it. */
export const followAccount = listeners.add

/** The session's account as last remembered; null for a visitor, or when it is unknown. */
export function readAccount(): string | null {
  const stored = readStored()
  return stored?.tag === tokenTag() && stored.tag !== 'visitor' ? stored.id : null
}

/** The account that this browser was last logged in to, also after the session has expired; null after a logout. */
export const readLastAccount = (): string | null => readStored()?.id ?? null
