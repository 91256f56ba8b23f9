import { createStore, del, get, set, values } from 'idb-keyval'
import type { English } from '#client/platform/i18n/texts.ts'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import { createListeners } from '#client/platform/storage/listeners.ts'
import { runInOneTab } from '#client/platform/storage/run-in-one-tab.ts'
import { isOfWrongClock, isOlderThan } from '#client/platform/storage/storage-age.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'
import { draftLifeMs } from './drafts.ts'
import type { ListingToSend, UploadedPictures } from './listing-to-send.ts'

/** A listing that waits to be sent. Its `idempotencyKey` stays the same over all tries. */
export type OutboxItem = ListingToSend & {
  id: string
  /** The writer's account. */
  owner: string
  name: string
  /** Milliseconds since 1970, as is `triedAt`. */
  createdAt: number
  /** The first time that it was sent and no answer arrived: the server may have stored it. */
  triedAt?: number | undefined
  /**
   * Its pictures that are uploaded. Its values keep the addresses of the device, where the files stay: the server deletes
   * an uploaded picture that nothing shows after a day.
   */
  uploads?: UploadedPictures | undefined
  /** Why the server refused it; the item then waits for its writer. */
  refusal?: English
  /** The template of `refusal`, when it has values. */
  refusalTemplate?: MessageTemplate | undefined
}

/** The server deletes idempotency keys after 24 hours; a later try could store a listing twice. */
const keyLifeMs = 23 * 3_600_000
export const isKeyExpired = ({ triedAt }: Pick<OutboxItem, 'triedAt'>, now: number) =>
  triedAt !== undefined && now - triedAt > keyLifeMs
/** Why a listing whose key has expired is not sent again. */
export const mayBeStored: English =
  'It was sent a day ago, and no answer arrived. Check whether it is listed before you send it again.'

const store = createStore('krishihaat-outbox', 'listings')
const listeners = createListeners()
/** Other tabs show the same outbox. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('outbox')
channel?.addEventListener('message', listeners.notify)

function notifyAllTabs() {
  listeners.notify()
  channel?.postMessage('changed')
}

/** The waiting listings, the oldest first. */
export async function readOutbox(): Promise<OutboxItem[]> {
  const items = await values<OutboxItem>(store)
  for (const { refusal = '', refusalTemplate } of items) {
    rememberTemplate({ message: refusal, ...refusalTemplate })
  }
  return items.sort((a, b) => a.createdAt - b.createdAt)
}

/** @returns undefined when it was sent or taken back. */
export const readOutboxItem = (id: string) => get<OutboxItem>(id, store)

/** Gives items of a wrong clock the newest time before which they were all written: their order stays. */
async function stampAnew(items: OutboxItem[]): Promise<void> {
  const ofWrongClock = items.filter(({ createdAt }) => isOfWrongClock(createdAt))
  const others = items.filter(({ createdAt }) => !isOfWrongClock(createdAt))
  const before = Math.min(Date.now(), ...others.map(({ createdAt }) => createdAt))
  for (const [position, item] of ofWrongClock.entries()) {
    await writeOutbox({ ...item, createdAt: before - ofWrongClock.length + position })
  }
}

/** Deletes the items of all accounts that are older than 30 days. @returns the others. */
export async function purgeExpiredOutbox(): Promise<OutboxItem[]> {
  await withOutbox(async () => stampAnew(await readOutbox()))
  const all = await readOutbox()
  const isExpired = ({ createdAt }: OutboxItem) => isOlderThan(createdAt, draftLifeMs)
  for (const { id } of all.filter(isExpired)) await deleteFromOutbox(id)
  return all.filter((item) => !isExpired(item))
}

/** Adds or replaces the item. */
export async function writeOutbox(item: OutboxItem): Promise<void> {
  await set(item.id, item, store)
  notifyAllTabs()
}

export async function deleteFromOutbox(id: string): Promise<void> {
  await del(id, store)
  notifyAllTabs()
}

/** Calls the listener after every change, in this tab or another. @returns stops it. */
export const followOutbox = listeners.add

/**
 * Lets one tab at a time write an item to the server, change it or take it back. In browsers without locks only the
 * idempotency key prevents that a listing is stored twice.
 */
export const withOutbox = <Result>(run: () => Promise<Result>): Promise<Result> =>
  runInOneTab('krishihaat-outbox', run)

/**
 * Lets one tab at a time go over the items. Another lock than that of `withOutbox`, which nobody holds while pictures
 * are uploaded: users who take an item back would wait for minutes.
 */
export const asOnlySender = (run: () => Promise<void>): Promise<void> =>
  runInOneTab('krishihaat-outbox-sender', run)
