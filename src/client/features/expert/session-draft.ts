import { maxSessionQuestion } from '#shared/expert/expert.constants.ts'

const storageKey = 'expert-session-draft'

export type SessionDraft = Record<string, string>

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1].length <= maxSessionQuestion

/** Stores a visitor's input on this tab until they have logged in. */
export const saveDraft = (values: object) =>
  sessionStorage.setItem(
    storageKey,
    JSON.stringify(Object.fromEntries(Object.entries(values).filter(isText))),
  )

/** Reads and deletes the stored input; null when there is none or it is invalid. */
export function takeDraft(): SessionDraft | null {
  const kept = sessionStorage.getItem(storageKey)
  if (kept === null) return null
  sessionStorage.removeItem(storageKey)
  try {
    return Object.fromEntries(Object.entries(JSON.parse(kept) as object).filter(isText))
  } catch {
    // Not a draft this page wrote.
    return null
  }
}
