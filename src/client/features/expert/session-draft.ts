import { maxSessionQuestion } from '#shared/expert/expert.constants.ts'

const storageKey = 'expert-session-draft'

export type SessionDraft = Record<string, string>

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1].length <= maxSessionQuestion

/** Keeps what a visitor typed over the way to the login and back; for this tab alone. */
export const saveDraft = (values: object) =>
  sessionStorage.setItem(
    storageKey,
    JSON.stringify(Object.fromEntries(Object.entries(values).filter(isText))),
  )

/** What was kept, once; null when there is nothing, or nothing that can be read. */
export function takeDraft(): SessionDraft | null {
  const kept = sessionStorage.getItem(storageKey)
  if (kept === null) return null
  sessionStorage.removeItem(storageKey)
  try {
    return Object.fromEntries(Object.entries(JSON.parse(kept) as object).filter(isText))
  } catch {
    // Only this page writes it; what somebody else put there is no draft.
    return null
  }
}
