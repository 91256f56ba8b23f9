import type { QueryClient } from '@tanstack/react-query'
import { findTemplate } from '#client/platform/i18n/translate-message.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { followAccount, readAccount } from '#client/platform/trpc/account.ts'
import { readFailure, type TrpcClient } from '#client/platform/trpc/trpc.ts'
import { UploadRefused } from '#client/ui/form/fields/upload-image.ts'
import { moveToForm } from './give-back.ts'
import {
  deleteFromOutbox,
  isKeySpent,
  type OutboxItem,
  readOutbox,
  withOutbox,
  writeOutbox,
} from './outbox.ts'
import { showRefusedToast, showSentToast } from './outbox-toasts.tsx'
import { sendListing, Unreachable } from './send-listing.ts'

/** How often it is tried again while there seems to be a line. */
const retryMs = 30_000
const unexpected = 'Something went wrong. Please try again.'
export const mayBeStored =
  'It was sent a day ago, and no answer was heard. Look whether it is listed before you send it again.'

interface Start {
  queryClient: QueryClient
  client: TrpcClient
}

const isSessionOver = (error: unknown) =>
  (error instanceof UploadRefused ? error.code : readFailure(error).code) === 'auth.required'

/** The server's sentence, with the field it is about where it names one. */
function refusalOf(error: unknown): string {
  if (error instanceof UploadRefused) return error.message
  const { message, issues } = readFailure(error)
  return issues[0]?.message ?? message ?? unexpected
}

async function refuse(item: OutboxItem, refusal: string): Promise<void> {
  const refused = { ...item, refusal, refusalTemplate: findTemplate(refusal) }
  if (!(await moveToForm(refused, false))) await writeOutbox(refused)
  showRefusedToast(refused)
}

/** Sends one listing. @returns false when there is no line after all. */
async function sendItem({ queryClient, client }: Start, item: OutboxItem): Promise<boolean> {
  if (isKeySpent(item, Date.now())) {
    await refuse(item, mayBeStored)
    return true
  }
  let latest = item
  const keepValues = (values: OutboxItem['values']) => {
    latest = { ...item, values }
    return writeOutbox(latest)
  }
  try {
    const id = await sendListing(client, item, keepValues)
    await deleteFromOutbox(item.id)
    showSentToast(item, id)
    // By the place it has among the queries, as all of its kind are.
    void queryClient.invalidateQueries({ queryKey: [[item.kind]] })
    return true
  } catch (error) {
    // That says nothing of the listing: it goes at its writer's next login.
    if (isSessionOver(error)) return false
    if (!(error instanceof Unreachable)) {
      await refuse(latest, refusalOf(error))
      return true
    }
    const triedAt = item.triedAt ?? (error.isSent ? Date.now() : undefined)
    await writeOutbox({ ...item, values: error.values, ...(triedAt && { triedAt }) })
    return false
  }
}

/** Sends what this account has waiting, one after the other, in one tab. */
async function sendWaiting(start: Start): Promise<void> {
  const isMine = ({ owner, refusal }: OutboxItem) => owner === readAccount() && !refusal
  const hasSome = async () => !isOffline() && (await readOutbox()).some(isMine)
  if (!(await hasSome())) return
  await withOutbox(async () => {
    // Read anew: another tab may have sent it while this one waited for its turn.
    for (const item of (await readOutbox()).filter(isMine)) {
      if (!isMine(item) || !(await sendItem(start, item))) return
    }
  })
}

/** Sends the outbox at once, and whenever there may be a line again. @returns stops it. */
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
