import { createStore, del, set, values } from 'idb-keyval'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'
import { cacheMs, type DraftPlace } from './drafts.ts'

/** A listing that was sent off without a line. */
export interface OutboxItem extends DraftPlace {
  id: string
  /** Stays the same over all tries: the server stores it once. */
  idempotencyKey: string
  name: string
  values: Record<string, unknown>
  /** Milliseconds since 1970, as is `triedAt`. */
  createdAt: number
  /** When it was first sent without an answer being heard: it may have been stored. */
  triedAt?: number
  /** Why the server did not take it, in English; it waits for its writer then. */
  refusal?: string
  /** What `refusal` was made from, where it has values in it. */
  refusalTemplate?: MessageTemplate | undefined
}

/** The server forgets a key after 24 hours; later tries could store a listing twice. */
const keyLifeMs = 23 * 3_600_000
export const isKeySpent = ({ triedAt }: OutboxItem, now: number) =>
  triedAt !== undefined && now - triedAt > keyLifeMs

const store = createStore('krishihaat-outbox', 'listings')
const listeners = new Set<() => void>()
/** Other tabs show the same outbox. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('outbox')
channel?.addEventListener('message', () => tellHere())

function tellHere() {
  for (const listener of listeners) listener()
}
function tell() {
  tellHere()
  channel?.postMessage('changed')
}

/** What waits, the oldest first. */
export async function readOutbox(): Promise<OutboxItem[]> {
  const items = await values<OutboxItem>(store)
  for (const { refusal = '', refusalTemplate } of items) {
    rememberTemplate({ message: refusal, ...refusalTemplate })
  }
  return items.sort((a, b) => a.createdAt - b.createdAt)
}

/** Forgets what waited for more than 30 days, whoever wrote it. @returns what still waits. */
export async function purgeOutbox(): Promise<OutboxItem[]> {
  const all = await readOutbox()
  const isOld = ({ createdAt }: OutboxItem) => Date.now() - createdAt > cacheMs
  for (const { id } of all.filter(isOld)) await deleteFromOutbox(id)
  return all.filter((item) => !isOld(item))
}

/** Adds it, or writes what has changed of it. */
export async function writeOutbox(item: OutboxItem): Promise<void> {
  await set(item.id, item, store)
  tell()
}

export async function deleteFromOutbox(id: string): Promise<void> {
  await del(id, store)
  tell()
}

/** Calls the listener when anything is added, changed or gone, here or in another tab. */
export function followOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Lets one tab at a time send, or take something back. Without the browser's locks the key alone
 * keeps a listing from being stored twice.
 */
export async function withOutbox(run: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('krishihaat-outbox', run)
  else await run()
}
