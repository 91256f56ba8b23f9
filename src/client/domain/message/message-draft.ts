import { useSyncExternalStore } from 'react'
import { draftStore, purgeStoredDrafts } from '#client/platform/draft/draft-store.ts'
import { createListeners } from '#client/platform/storage/listeners.ts'

/** A message that the server has not confirmed; its key makes a second sending harmless. */
export interface Unsent {
  key: string
  text: string
  /** Addresses on the server; the device has copies until the message was sent. */
  images: string[]
}

/** What was typed in a conversation and not sent, stored on the device. */
export interface MessageDraft {
  text: string
  /** Addresses of pictures, including those that wait for a connection (`ui/form/fields/saved-pictures.ts`). */
  urls: string[]
  unsent: Unsent[]
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

const isUnsent = (value: Partial<Unsent>): value is Unsent =>
  typeof value?.key === 'string' && typeof value.text === 'string' && isTextList(value.images)

function parseMessageDraft({ text, urls, unsent }: Partial<MessageDraft>): MessageDraft | null {
  const isDraft = typeof text === 'string' && isTextList(urls) && Array.isArray(unsent)
  return isDraft ? { text, urls, unsent: unsent.filter(isUnsent) } : null
}

/** The same as for drafts of listings. */
const maxAgeMs = 30 * 86_400_000
const prefix = 'message-draft:'
const listeners = createListeners()
const empty: MessageDraft = { text: '', urls: [], unsent: [] }

const storeAt = (key: string) =>
  draftStore({ key, storage: 'device', maxAgeMs, parse: parseMessageDraft })

/** @param account the drafts' owner: the other participant may use the same device. */
const prefixOf = (account: string) => `${prefix}${account}:`

const storeOf = (account: string, conversationId: string) =>
  storeAt(prefixOf(account) + conversationId)

export const readMessageDraft = (account: string, conversationId: string): MessageDraft =>
  storeOf(account, conversationId).read() ?? empty

/** Changes some fields of a draft; an empty draft is removed. */
export function writeMessageDraft(
  account: string,
  conversationId: string,
  changed: Partial<MessageDraft>,
): void {
  const store = storeOf(account, conversationId)
  const { text, urls, unsent } = { ...readMessageDraft(account, conversationId), ...changed }
  if (text === '' && urls.length === 0 && unsent.length === 0) store.remove()
  else store.write({ text, urls, unsent })
  listeners.notify()
}

/** Adds a message that is to be sent, or removes the one with the key. */
export function writeUnsent(account: string, conversationId: string, change: Unsent | string) {
  const { unsent } = readMessageDraft(account, conversationId)
  const next =
    typeof change === 'string' ? unsent.filter(({ key }) => key !== change) : [...unsent, change]
  writeMessageDraft(account, conversationId, { unsent: next })
}

/** Gives an unsent message other pictures. */
export function writeUnsentImages(
  account: string,
  conversationId: string,
  { key, images }: Pick<Unsent, 'key' | 'images'>,
) {
  const { unsent } = readMessageDraft(account, conversationId)
  const next = unsent.map((one) => (one.key === key ? { ...one, images } : one))
  writeMessageDraft(account, conversationId, { unsent: next })
}

/** The conversations with messages that this account has not sent yet. */
export const conversationsWithUnsent = (account: string): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(account)))
    .map((key) => key.slice(prefixOf(account).length))
    .filter((id) => readMessageDraft(account, id).unsent.length > 0)

/** Calls the listener when a message was written or sent in this tab or another. @returns stops it. */
export function followUnsent(listener: () => void): () => void {
  const remove = listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    remove()
    window.removeEventListener('storage', listener)
  }
}

/** The text of the newest message that was not sent yet, "" for pictures alone; null without one. Always up to date. */
export const useUnsentText = (account: string, conversationId: string): string | null =>
  useSyncExternalStore(
    followUnsent,
    () => readMessageDraft(account, conversationId).unsent.at(-1)?.text ?? null,
    () => null,
  )

/** Deletes the drafts of all accounts that are older than 30 days. @returns the others. */
export const purgeExpiredMessageDrafts = () => purgeStoredDrafts(prefix, storeAt)

/** The addresses of a draft's pictures, those of its unsent messages included. */
export const picturesOfMessage = ({ urls, unsent }: MessageDraft): string[] => [
  ...urls,
  ...unsent.flatMap(({ images }) => images),
]
