import { useEffect, useRef } from 'react'
import { isOfWrongClock, isOlderThan } from './storage-age.ts'

const storages = { tab: () => sessionStorage, device: () => localStorage }

interface DraftOptions<Draft> {
  /** Must contain "draft": a logout deletes the keys that do (`endSession`). */
  key: string
  /** `tab`: until the tab is closed. `device`: until it expires. */
  storage: keyof typeof storages
  /** Milliseconds after which the draft is no longer read; a draft without a limit stores no time. */
  maxAgeMs?: number
  /** @returns null for a stored value that is not a draft. */
  parse: (value: object) => Draft | null
}

/** A text that the user typed and has not sent, in the browser's storage as JSON. */
export function draftStore<Draft extends object>(options: DraftOptions<Draft>) {
  const { key, storage, maxAgeMs, parse } = options
  const savedAtOf = (value: object) => Number('savedAt' in value ? value.savedAt : Number.NaN)
  const isExpired = (value: object) => {
    const savedAt = savedAtOf(value)
    return maxAgeMs !== undefined && (Number.isNaN(savedAt) || isOlderThan(savedAt, maxAgeMs))
  }
  return {
    /** @returns null where there is no draft, or only an expired or unreadable one. */
    read: (): Draft | null => {
      try {
        const value: unknown = JSON.parse(storages[storage]().getItem(key) ?? 'null')
        if (typeof value !== 'object' || value === null || isExpired(value)) return null
        return parse(value)
      } catch {
        // Another script may have written to this key.
        return null
      }
    },
    write: (draft: object): void => {
      const value = maxAgeMs === undefined ? draft : { ...draft, savedAt: Date.now() }
      storages[storage]().setItem(key, JSON.stringify(value))
    },
    remove: (): void => storages[storage]().removeItem(key),
    /** Lets a readable draft of a wrong clock expire from now on. */
    correctTime: (): void => {
      const value = JSON.parse(storages[storage]().getItem(key) ?? '{}')
      if (!isOfWrongClock(savedAtOf(value))) return
      storages[storage]().setItem(key, JSON.stringify({ ...value, savedAt: Date.now() }))
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
