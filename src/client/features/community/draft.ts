import { useEffect, useRef } from 'react'

/** Unsent text on this tab; it survives the login. */
const keyOf = (name: string) => `community-draft:${name}`

export function saveDraft(name: string, values: object): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(values))
}

export const deleteDraft = (name: string) => sessionStorage.removeItem(keyOf(name))

/** The fields of a draft; null when there is none or it is invalid. */
function readDraft(name: string): Record<string, string> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value === 'string'),
    )
  } catch {
    // Not a draft this page wrote.
    return null
  }
}

/** Restores a draft into its form once, when the form is ready. */
export function useDraft(name: string, setValues: (values: Record<string, string>) => void): void {
  const isPutBack = useRef(false)
  useEffect(() => {
    if (isPutBack.current) return
    isPutBack.current = true
    const kept = readDraft(name)
    if (kept) setValues(kept)
  }, [name, setValues])
}
