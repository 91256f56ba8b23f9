import type { QueryClient } from '@tanstack/react-query'
import type { English } from '#client/platform/i18n/texts.ts'
import { findTemplate } from '#client/platform/i18n/translate-message.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { followAccount, readAccount } from '#client/platform/trpc/account.ts'
import { readFailure, type TrpcClient } from '#client/platform/trpc/trpc.ts'
import { deletePicture } from '#client/ui/form/fields/saved-pictures.ts'
import { UploadRefused } from '#client/ui/form/fields/upload-failure.ts'
import { moveToForm } from './cancel-sending.ts'
import { withImages } from './listing-to-send.ts'
import {
  deleteFromOutbox,
  isKeyExpired,
  mayBeStored,
  type OutboxItem,
  readOutbox,
  withOutbox,
  writeOutbox,
} from './outbox.ts'
import { showRefusedToast, showSentToast } from './outbox-toasts.tsx'
import { sendListing, Unreachable } from './send-listing.ts'

/** Milliseconds between tries while the browser reports a connection. */
const retryMs = 30_000
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

async function refuse(item: OutboxItem, refusal: English): Promise<void> {
  const refused = { ...item, refusal, refusalTemplate: findTemplate(refusal) }
  if (!(await moveToForm(refused, false))) await writeOutbox(refused)
  showRefusedToast(refused)
}

/** `later`: the server failed at this one. `stop`: the next ones need not be tried now. */
type SendResult = 'done' | 'later' | 'stop'

/** Sends one listing. */
async function sendItem({ queryClient, client }: Start, item: OutboxItem): Promise<SendResult> {
  if (isKeyExpired(item, Date.now())) {
    await refuse(item, mayBeStored)
    return 'done'
  }
  let latest = item
  const handleUploaded = async (images: string[], key: string) => {
    latest = withImages(item, images)
    await writeOutbox(latest)
    await deletePicture(key)
  }
  try {
    const id = await sendListing(client, item, { onUploaded: handleUploaded })
    await deleteFromOutbox(item.id)
    showSentToast(item, id)
    // The prefix of all queries about listings of this kind.
    void queryClient.invalidateQueries({ queryKey: [[item.kind]] })
    return 'done'
  } catch (error) {
    // This is not about the listing: it is sent after its writer's next login.
    if (codeOf(error) === 'auth.required') return 'stop'
    if (isServerFault(error)) {
      // It may be about this listing alone, so the next ones are sent.
      await writeOutbox({ ...latest, triedAt: item.triedAt ?? Date.now() })
      return 'later'
    }
    if (!(error instanceof Unreachable)) {
      await refuse(latest, refusalOf(error))
      return 'done'
    }
    const triedAt = item.triedAt ?? (error.isSent ? Date.now() : undefined)
    await writeOutbox({ ...withImages(item, error.images), ...(triedAt && { triedAt }) })
    return 'stop'
  }
}

/** Sends this account's waiting listings one after the other, in one tab only. */
async function sendWaiting(start: Start): Promise<void> {
  const isMine = ({ owner, refusal }: OutboxItem) => owner === readAccount() && !refusal
  const hasWaiting = async () => !isOffline() && (await readOutbox()).some(isMine)
  if (!(await hasWaiting())) return
  await withOutbox(async () => {
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
  let isSending = false
  const send = () => {
    if (isSending || document.hidden) return
    isSending = true
    sendWaiting(start)
      .catch((error: unknown) => logFailure('The outbox could not be sent.', error))
      .finally(() => {
        isSending = false
      })
  }
  send()
  const timer = setInterval(send, retryMs)
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', send)
  const unfollow = followAccount(send)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', send)
    unfollow()
  }
}
