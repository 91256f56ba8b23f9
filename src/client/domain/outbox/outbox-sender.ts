import type { QueryClient } from '@tanstack/react-query'
import { v4 as newKey } from 'uuid'
import type { English } from '#client/platform/i18n/texts.ts'
import { findTemplate } from '#client/platform/i18n/translate-message.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { readAccount } from '#client/platform/session/remembered-account.ts'
import { readFailure, type TrpcClient } from '#client/platform/trpc/trpc.ts'
import { deletePictures } from '#client/ui/form/fields/saved-pictures.ts'
import { UploadRefused } from '#client/ui/form/fields/upload-failure.ts'
import { moveToForm } from './cancel-sending.ts'
import { withUploads } from './listing-to-send.ts'
import {
  asOnlySender,
  deleteFromOutbox,
  isKeyExpired,
  mayBeStored,
  type OutboxItem,
  readOutbox,
  readOutboxItem,
  withOutbox,
  writeOutbox,
} from './outbox.ts'
import { showRefusedToast, showSentToast } from './outbox-toasts.tsx'
import { followChanges } from './overwritten-changes.ts'
import { repeatSending } from './repeat-sending.ts'
import { sendListing, Unreachable, uploadPictures } from './send-listing.ts'

const unexpected = 'Something went wrong. Please try again.'

interface Start {
  queryClient: QueryClient
  client: TrpcClient
}

const codeOf = (error: unknown) =>
  error instanceof UploadRefused ? error.code : readFailure(error).code

/** The server may have stored the item. Asked again under the same key, it does it at most once. */
const isServerFault = (error: unknown) => codeOf(error) === 'server.unexpected'

/** The server's sentence, about a single field if possible. */
function refusalOf(error: unknown): English {
  if (error instanceof UploadRefused) return error.message
  const { message, issues } = readFailure(error)
  return issues[0]?.message ?? message ?? unexpected
}

async function refuse(item: OutboxItem, refusal: English): Promise<SendResult> {
  const refused = { ...item, refusal, refusalTemplate: findTemplate(refusal) }
  if (!(await moveToForm(refused, false))) await writeOutbox(refused)
  showRefusedToast(refused)
  return 'done'
}

/**
 * `later`: the server failed at this one. `stop`: the next ones need not be tried now. `upload-again`: the server no
 * longer has its pictures.
 */
type SendResult = 'done' | 'later' | 'stop' | 'upload-again'

/** Decides what becomes of an item that the server has not stored. */
async function handleFailure(
  item: OutboxItem,
  error: unknown,
  isRepeated = false,
): Promise<SendResult> {
  // This is not about the listing: it is sent after its writer's next login.
  if (codeOf(error) === 'auth.required') return 'stop'
  const tried = { ...item, triedAt: item.triedAt ?? Date.now() }
  if (isServerFault(error)) {
    // It may be about this listing alone, so the next ones are sent.
    await writeOutbox(tried)
    return 'later'
  }
  if (error instanceof Unreachable) {
    await writeOutbox(tried)
    return 'stop'
  }
  if (codeOf(error) === 'upload.unknown' && item.uploads && !isRepeated) {
    // The server has deleted them after a day; the device still has the files. A refused listing is not stored.
    await writeOutbox({ ...item, uploads: undefined, idempotencyKey: newKey(), triedAt: undefined })
    return 'upload-again'
  }
  return refuse(item, refusalOf(error))
}

/** Runs with the item as it is now, unless it was sent or taken back meanwhile. */
const withItem = (
  { id }: OutboxItem,
  run: (item: OutboxItem) => Promise<SendResult>,
): Promise<SendResult> =>
  withOutbox(async () => {
    const item = await readOutboxItem(id)
    return item && !item.refusal ? run(item) : 'done'
  })

/** Writes a listing whose pictures are uploaded to the server. */
async function writeListing(
  { queryClient, client }: Start,
  item: OutboxItem,
  isRepeated: boolean,
): Promise<SendResult> {
  let id: string
  try {
    id = await sendListing(client, withUploads(item, item.uploads ?? {}))
  } catch (error) {
    return handleFailure(item, error, isRepeated)
  }
  await deleteFromOutbox(item.id)
  showSentToast(item, id)
  deletePictures(item.values.images ?? []).catch((error: unknown) =>
    logFailure('The pictures of a sent listing were not deleted on this device.', error),
  )
  // The prefix of all queries about listings of this kind.
  void queryClient.invalidateQueries({ queryKey: [[item.kind]] })
  return 'done'
}

/** Uploads what an item's listing needs. @returns null when it can be written. */
async function uploadItem(item: OutboxItem): Promise<SendResult | null> {
  const { images } = item.values
  try {
    await uploadPictures(images, item.uploads, (uploads) =>
      withItem(item, async (current) => {
        await writeOutbox({ ...current, uploads })
        return 'done'
      }),
    )
    return null
  } catch (error) {
    // The listing was not sent, so that the life of its key has not begun.
    if (error instanceof Unreachable) return 'stop'
    return withItem(item, (current) => handleFailure(current, error))
  }
}

/** Sends one listing. @param isRepeated its pictures are uploaded a second time. */
async function sendItem(start: Start, item: OutboxItem, isRepeated = false): Promise<SendResult> {
  if (isKeyExpired(item, Date.now())) {
    return withItem(item, (current) => refuse(current, mayBeStored))
  }
  const failure = await uploadItem(item)
  if (failure) return failure
  const result = await withItem(item, (current) => writeListing(start, current, isRepeated))
  const again = result === 'upload-again' && (await readOutboxItem(item.id))
  return again ? sendItem(start, again, true) : result
}

/** Sends this account's waiting listings one after the other, in one tab only. */
async function sendWaiting(start: Start): Promise<void> {
  const isMine = ({ owner, refusal }: OutboxItem) => owner === readAccount() && !refusal
  const hasWaiting = async () => !isOffline() && (await readOutbox()).some(isMine)
  if (!(await hasWaiting())) return
  await asOnlySender(async () => {
    /** The listings with a change that the server could not store yet. */
    const delayed = new Set<string>()
    // Read again: another tab may have sent it while this one waited for the lock.
    for (const item of (await readOutbox()).filter(isMine)) {
      if (!isMine(item)) return
      const listing = item.listingId && `${item.kind} ${item.listingId}`
      // Sent after a newer change, the older one would undo it.
      if (listing && delayed.has(listing)) continue
      const result = await sendItem(start, item)
      if (result === 'stop') return
      if (result === 'later' && listing) delayed.add(listing)
    }
  })
}

/** Sends the outbox now, and whenever the connection may be back. @returns stops it. */
export function startOutbox(start: Start): () => void {
  const stopSending = repeatSending(() => sendWaiting(start))
  const unfollow = followChanges(start.queryClient)
  return () => {
    stopSending()
    unfollow()
  }
}
