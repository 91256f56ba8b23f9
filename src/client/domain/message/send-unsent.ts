import type { English } from '#client/platform/i18n/texts.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { readFailure, type TrpcClient } from '#client/platform/trpc/trpc.ts'
import { deletePictures } from '#client/ui/form/fields/saved-pictures.ts'
import { UploadRefused } from '#client/ui/form/fields/upload-failure.ts'
import { readMessageDraft, type Unsent, writeUnsentImages } from './message-draft.ts'
import { uploadAgain } from './upload-again.ts'

/** Milliseconds before a message without an answer counts as not sent. */
const sendTimeoutMs = 30_000
/** Errors unrelated to the message itself: a later retry may succeed. */
const retryableCodes = new Set<string | null>([
  null,
  'idempotency.in_progress',
  'auth.required',
  'service.unavailable',
  'storage.full',
])

/** A message that the server did not take: it waits for a later try, or was refused with the server's sentence. */
export type NotSent =
  | { state: 'waiting' }
  | { state: 'refused'; code: string | null; refusal: English }

interface Sending {
  account: string
  conversationId: string
  message: Unsent
}

const deleteCopies = async (images: readonly string[]) => {
  if (images.length === 0) return
  await deletePictures(images).catch((error: unknown) =>
    logFailure('The pictures of a message that was sent stay on this device.', error),
  )
}

/** Sends a message; pictures that the server has deleted meanwhile are uploaded again first. */
async function deliver(
  client: TrpcClient,
  { account, conversationId, message }: Sending,
): Promise<void> {
  const { key, text } = message
  // A try before may have renewed its pictures.
  const { unsent } = readMessageDraft(account, conversationId)
  const { images } = unsent.find((one) => one.key === key) ?? message
  const sendWith = (urls: string[]) =>
    client.message.send.mutate(
      { conversationId, text, images: urls },
      { context: { idempotencyKey: key }, signal: AbortSignal.timeout(sendTimeoutMs) },
    )
  try {
    await sendWith(images)
    return deleteCopies(images)
  } catch (error) {
    if (readFailure(error).code !== 'upload.unknown') throw error
    const renewed = await uploadAgain(images)
    if (!renewed) throw error
    writeUnsentImages(account, conversationId, { key, images: renewed })
    await sendWith(renewed)
    return deleteCopies([...images, ...renewed])
  }
}

/** Sends a message under its key: however often it is tried, it arrives once. @returns null when it is sent. */
export async function sendUnsent(client: TrpcClient, sending: Sending): Promise<NotSent | null> {
  try {
    await deliver(client, sending)
    return null
  } catch (error) {
    if (error instanceof UploadRefused)
      return { state: 'refused', code: null, refusal: error.message }
    const { code, message } = readFailure(error)
    if (retryableCodes.has(code)) return { state: 'waiting' }
    return { state: 'refused', code, refusal: message ?? '' }
  }
}

const openConversations = new Set<string>()

/** An open conversation sends its messages itself and shows how it goes. */
export const isConversationOpen = (id: string) => openConversations.has(id)

/** Says that a conversation is open in this tab. @returns says that it is closed. */
export function markConversationOpen(id: string): () => void {
  openConversations.add(id)
  return () => {
    openConversations.delete(id)
  }
}
