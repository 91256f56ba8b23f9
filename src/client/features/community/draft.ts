import { useEffect, useRef } from 'react'

/** What was typed on this tab and not sent yet: it outlives the login on the way. */
const keyOf = (name: string) => `community-draft:${name}`

export function saveDraft(name: string, values: object): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(values))
}

export const deleteDraft = (name: string) => sessionStorage.removeItem(keyOf(name))

/** The texts of a draft; null when there is none, or what is there is not one. */
function readDraft(name: string): Record<string, string> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value === 'string'),
    )
  } catch {
    // Somebody else's words under our key: as good as none.
    return null
  }
}

/** Puts a draft back into its form, once, when the form is there. */
export function useDraft(name: string, setValues: (values: Record<string, string>) => void): void {
  const isPutBack = useRef(false)
  useEffect(() => {
    if (isPutBack.current) return
    isPutBack.current = true
    const kept = readDraft(name)
    if (kept) setValues(kept)
  }, [name, setValues])
}
