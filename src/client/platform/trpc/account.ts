import { tokenTag } from '#client/platform/session/storage-tag.ts'
import { createListeners } from '#client/platform/storage/listeners.ts'
import { useCurrentUser } from './current-user.ts'

const storageKey = 'account'
const listeners = createListeners()

/** Remembers the session's account, for use without a connection. */
export function rememberAccount(id: string): void {
  if (readAccount() === id) return
  localStorage.setItem(storageKey, JSON.stringify({ tag: tokenTag(), id }))
  listeners.notify()
}

/** Calls the listener when the session's account becomes known. @returns stops it. */
export const followAccount = listeners.add

/** The session's account as last remembered; null for a visitor, or when it is unknown. */
export function readAccount(): string | null {
  const text = localStorage.getItem(storageKey)
  if (!text) return null
  const { tag, id } = JSON.parse(text) as { tag: string; id: string }
  return tag === tokenTag() && tag !== 'visitor' ? id : null
}

/** The account's id; undefined while it is loading, null when it cannot be known. */
export function useAccount(): string | null | undefined {
  const { user, isLoading } = useCurrentUser()
  if (user) return user._id
  const remembered = readAccount()
  return remembered === null && isLoading ? undefined : remembered
}
