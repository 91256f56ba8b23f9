import { tokenTag } from '#client/platform/session/storage-tag.ts'
import { useCurrentUser } from './current-user.ts'

const storageKey = 'account'
const listeners = new Set<() => void>()

/** Remembers whose session this is, for when the server can't be asked. */
export function rememberAccount(id: string): void {
  if (readAccount() === id) return
  localStorage.setItem(storageKey, JSON.stringify({ tag: tokenTag(), id }))
  for (const listener of listeners) listener()
}

/** Calls the listener when it becomes known whose session this is. @returns stops it. */
export function followAccount(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The account of this session as far as it is known without asking; null for a visitor. */
export function readAccount(): string | null {
  const text = localStorage.getItem(storageKey)
  if (!text) return null
  const { tag, id } = JSON.parse(text) as { tag: string; id: string }
  return tag === tokenTag() && tag !== 'visitor' ? id : null
}

/** The account's id; undefined while it is on its way, null when it can't be known. */
export function useAccount(): string | null | undefined {
  const { user, isLoading } = useCurrentUser()
  if (user) return user._id
  const remembered = readAccount()
  return remembered === null && isLoading ? undefined : remembered
}
