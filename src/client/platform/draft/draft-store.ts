import { useEffect, useRef } from 'react'
import { readAccount, readLastAccount } from '#client/platform/session/remembered-account.ts'
import { isOfWrongClock, isOlderThan } from '#client/platform/storage/storage-age.ts'

const storages = { tab: () => sessionStorage, device: () => localStorage }

interface DraftOptions<Draft> {
  /** Must contain "draft": a logout deletes the keys that do (`endSession`). */
  key: string
  /**
   * `tab`: until the tab is closed or goes on with another account; what a visitor typed stays after the login.
   * `device`: until it expires.
   */
  storage: keyof typeof storages
  /** Milliseconds after which the draft is no longer read; a draft without a limit stores no time. */
  maxAgeMs?: number
  /** @returns null for a stored value that is not a draft. */
  parse: (value: object) => Draft | null
}

/** A text that the user typed and has not sent, in the browser's storage as JSON. */
export function draftStore<Draft extends object>(options: DraftOptions<Draft>) {
  const { key, storage, maxAgeMs, parse } = options
  const store = () => storages[storage]()
  const readObject = (): object | null => {
    try {
      const value: unknown = JSON.parse(store().getItem(key) ?? 'null')
      return typeof value === 'object' ? value : null
    } catch {
      // Another script may have written to this key.
      return null
    }
  }
  const savedAtOf = (value: object) => Number('savedAt' in value ? value.savedAt : Number.NaN)
  const isExpired = (value: object) => {
    const savedAt = savedAtOf(value)
    return maxAgeMs !== undefined && (Number.isNaN(savedAt) || isOlderThan(savedAt, maxAgeMs))
  }
  /** What is stored; deletes what another account wrote, or the same one before its logout. */
  const readStored = (): { writtenBy?: unknown } | null => {
    const value = readObject()
    const isOfOther = value && 'writtenBy' in value && value.writtenBy !== readLastAccount()
    if (isOfOther) store().removeItem(key)
    return isOfOther ? null : value
  }
  /** Who is writing; undefined for a visitor. A draft that is changed after its session has expired stays its account's. */
  const readWriter = () =>
    storage === 'tab' ? (readAccount() ?? readStored()?.writtenBy) : undefined
  return {
    /** @returns null where there is no draft, or only an expired or unreadable one, or another account's. */
    read: (): Draft | null => {
      const value = readStored()
      if (value === null || isExpired(value)) return null
      const { writtenBy, ...draft } = value
      return parse(draft)
    },
    write: (draft: object): void => {
      const savedAt = maxAgeMs === undefined ? undefined : Date.now()
      store().setItem(key, JSON.stringify({ ...draft, savedAt, writtenBy: readWriter() }))
    },
    remove: (): void => store().removeItem(key),
    /** Lets a readable draft of a wrong clock expire from now on. */
    correctTime: (): void => {
      const value = readObject()
      if (!value || !isOfWrongClock(savedAtOf(value))) return
      store().setItem(key, JSON.stringify({ ...value, savedAt: Date.now() }))
    },
  }
}

/**
 * Deletes the drafts on the device that are expired or unreadable.
 * @param prefix what the keys of these drafts begin with.
 * @returns the others.
 */
export function purgeStoredDrafts<Draft extends object>(
  prefix: string,
  storeAt: (key: string) => ReturnType<typeof draftStore<Draft>>,
): Draft[] {
  const stores = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map(storeAt)
  return stores.flatMap((store) => {
    const draft = store.read()
    if (draft === null) store.remove()
    else store.correctTime()
    return draft ?? []
  })
}

/** The texts among a form's values. @param maxLength longer texts are left out. */
export const textsOf = (
  values: object,
  maxLength = Number.POSITIVE_INFINITY,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1].length <= maxLength,
    ),
  )

/** Puts a stored draft into its form, once, after the first rendering. */
export function useRestoredDraft<Draft>(
  read: () => Draft | null,
  restore: (draft: Draft) => void,
): void {
  const isRestored = useRef(false)
  useEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    const draft = read()
    if (draft) restore(draft)
  })
}
