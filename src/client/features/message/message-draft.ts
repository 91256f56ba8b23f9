/** A message that the server has not taken yet; sent again with the same key it is sent once. */
export interface Unsent {
  key: string
  text: string
  images: string[]
}

/** What was typed in a conversation and not sent: kept on the device, whatever becomes of line and tab. */
export interface MessageDraft {
  text: string
  /** Of pictures, those that wait for the line included (core/form/kept-pictures). */
  urls: string[]
  unsent: Unsent[]
}

/** As drafts of listings. */
const cacheMs = 30 * 86_400_000
const prefix = 'message-draft:'
const empty: MessageDraft = { text: '', urls: [], unsent: [] }

/** @param account whose it is: the other side may use the same device. */
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
    // Somebody else's words under our key: as good as none.
    return null
  }
}

export const readMessageDraft = (account: string, conversationId: string): MessageDraft =>
  readSavedQuery(keyOf(account, conversationId)) ?? empty

/** Changes parts of a draft; an empty one is no draft. */
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

/** Adds a message that is to be sent to what is kept, or takes the one with its key out. */
export function writeUnsent(account: string, conversationId: string, change: Unsent | string) {
  const { unsent } = readMessageDraft(account, conversationId)
  const next =
    typeof change === 'string' ? unsent.filter(({ key }) => key !== change) : [...unsent, change]
  writeMessageDraft(account, conversationId, { unsent: next })
}

/** Forgets drafts of more than 30 days. */
export function purgeExpiredMessageDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix) && readSavedQuery(key) === null) localStorage.removeItem(key)
  }
}
