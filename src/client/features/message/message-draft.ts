/** A message the server has not accepted yet. Its key makes retries send it only once. */
export interface Unsent {
  key: string
  text: string
  images: string[]
}

/**
 * Unsent text of a conversation, stored on the device so that it survives a lost connection or a
 * closed tab.
 */
export interface MessageDraft {
  text: string
  /** The addresses of pictures, including those waiting for a connection. */
  urls: string[]
  unsent: Unsent[]
}

/** As for drafts of listings. */
const cacheMs = 30 * 86_400_000
const prefix = 'message-draft:'
const empty: MessageDraft = { text: '', urls: [], unsent: [] }

/** @param account the user: others may use the same device. */
const keyOf = (account: string, conversationId: string) => `${prefix}${account}:${conversationId}`

interface Kept extends MessageDraft {
  /** Milliseconds since 1970. */
  savedAt: number
}

function readSavedQuery(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    return kept && Date.now() - kept.savedAt < cacheMs ? kept : null
  } catch {
    // Not a draft this page wrote.
    return null
  }
}

export const readMessageDraft = (account: string, conversationId: string): MessageDraft =>
  readSavedQuery(keyOf(account, conversationId)) ?? empty

/** Changes fields of a draft; deletes a draft that becomes empty. */
export function writeMessageDraft(
  account: string,
  conversationId: string,
  part: Partial<MessageDraft>,
): void {
  const key = keyOf(account, conversationId)
  const { text, urls, unsent } = { ...readMessageDraft(account, conversationId), ...part }
  const kept: Kept = { text, urls, unsent, savedAt: Date.now() }
  if (text === '' && urls.length === 0 && unsent.length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(kept))
}

/** Adds an unsent message, or removes the one with the given key. */
export function writeUnsent(account: string, conversationId: string, change: Unsent | string) {
  const { unsent } = readMessageDraft(account, conversationId)
  const next =
    typeof change === 'string' ? unsent.filter(({ key }) => key !== change) : [...unsent, change]
  writeMessageDraft(account, conversationId, { unsent: next })
}

/** Deletes drafts older than 30 days. */
export function purgeExpiredMessageDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix) && readSavedQuery(key) === null) localStorage.removeItem(key)
  }
}
