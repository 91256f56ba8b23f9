import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { v4 as newKey } from 'uuid'
import { useLocation } from 'wouter'
import { listingKinds } from '#client/domain/outbox/listing-kinds.ts'
import {
  type ListingToSend,
  type ListingWrite,
  type UploadedPictures,
  withUploads,
} from '#client/domain/outbox/listing-to-send.ts'
import { isKeyExpired, mayBeStored, withOutbox, writeOutbox } from '#client/domain/outbox/outbox.ts'
import { deleteOverwritten } from '#client/domain/outbox/overwritten-changes.ts'
import { sendListing, Unreachable, uploadPictures } from '#client/domain/outbox/send-listing.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { useIsOnPage } from '#client/platform/paths/use-is-on-page.ts'
import { readFailure, type TrpcClient, trpc } from '#client/platform/trpc/trpc.ts'
import { deletePictures } from '#client/ui/form/fields/saved-pictures.ts'
import { FormRefusal } from '#client/ui/form/model/form-refusal.ts'
import { failureMs, successMs, toastBasics } from '#client/ui/toast.ts'
import { useSentListing } from './use-sent-listing.ts'
import type { DraftControl } from './with-draft.tsx'

interface SubmitSentences {
  busy: English
  done: English
  /** Shown when the server refused the listing. */
  refused: English
  /** Shown when the server could not be reached. */
  unreachable: English
}

interface ListingSubmit<Values> {
  sentences: SubmitSentences
  /** What is written when the form is sent with these values. */
  writeOf: (values: Values) => ListingWrite
  /** The edited listing's name, for a form that may leave it out. */
  nameBefore?: string
  /** Called with the listing's id when it was sent, in place of opening its page. */
  onSent?: ((id: string) => void) | undefined
}

export const savedForLater =
  'No connection: your listing is saved and will be sent when you are online again.'
/** Milliseconds that `savedForLater` is shown. */
const savedForLaterMs = 8000

/** Failures after which only the key says whether the listing is stored: the next try has the same. */
const openCodes: ReadonlySet<string | null> = new Set([null, 'server.unexpected', 'auth.required'])

/** Sends a listing. A change is not sent at the same time as an older one of the outbox, and takes its place. */
function sendInOrder(client: TrpcClient, listing: ListingToSend): Promise<string> {
  if (listing.listingId === null) return sendListing(client, listing)
  return withOutbox(async () => {
    const id = await sendListing(client, listing)
    await deleteOverwritten(listing).catch((error: unknown) =>
      logFailure('An older change stays in the outbox.', error),
    )
    return id
  })
}

/** One toast from "submitting" to the outcome. @returns shows the outcome. */
function useOutcomeToast() {
  const { t } = useTranslation()
  return (busy: English) => {
    const id = notifications.show({
      ...toastBasics(),
      loading: true,
      message: t(busy),
      autoClose: false,
      withCloseButton: false,
    })
    return (color: string, sentence: English, autoClose: number) =>
      notifications.update({
        ...toastBasics(),
        id,
        loading: false,
        withCloseButton: true,
        color,
        message: t(sentence),
        autoClose,
      })
  }
}

/**
 * Sends a listing: one toast from "submitting" to the outcome, then the listing's page. Without a
 * connection the listing goes to the outbox. Failures are thrown, for the form to show them.
 */
export function useListingSubmit<Values extends { name?: string | undefined }>({
  sentences,
  writeOf,
  nameBefore = '',
  onSent,
}: ListingSubmit<Values>) {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const isOnPage = useIsOnPage()
  const sentListing = useSentListing()
  const showBusy = useOutcomeToast()

  return async (values: Values, draft: DraftControl) => {
    const write = writeOf(values)
    const content = JSON.stringify(write.values)
    const sent = sentListing(draft.draftKey)
    // The same content under the same key, also after a reload: the server stores it once.
    const last = sent.read()
    const before = last?.contents.includes(content) ? last : null
    if (before && isKeyExpired(before, Date.now())) {
      sent.remove()
      throw new FormRefusal(mayBeStored)
    }
    const listing = { ...write, idempotencyKey: before?.key ?? newKey() }
    const { mineHref, href } = listingKinds[write.kind]
    const finish = showBusy(sentences.busy)
    let uploads: UploadedPictures = {}
    const send = async () => {
      await uploadPictures(write.values.images, uploads, (latest) => {
        uploads = latest
      })
      const uploaded = withUploads(listing, uploads)
      const contents = [content, JSON.stringify(uploaded.values)]
      const triedAt = before?.triedAt ?? Date.now()
      sent.write({ contents, key: listing.idempotencyKey, triedAt })
      return sendInOrder(client, uploaded)
    }
    const sendLater = async () => {
      if (!draft.draftKey) return false
      const tried = sent.read()
      await writeOutbox({
        ...listing,
        uploads,
        owner: draft.draftKey.owner,
        id: newKey(),
        name: values.name ?? nameBefore,
        createdAt: Date.now(),
        ...(tried?.key === listing.idempotencyKey && { triedAt: tried.triedAt }),
      })
      sent.remove()
      draft.finish()
      finish('turmeric', savedForLater, savedForLaterMs)
      if (isOnPage()) navigate(mineHref)
      return true
    }
    try {
      const id = await send()
      finish('leaf', sentences.done, successMs)
      sent.remove()
      draft.finish()
      deletePictures(write.values.images ?? []).catch((error: unknown) =>
        logFailure('The pictures of a sent listing were not deleted on this device.', error),
      )
      await queryClient.invalidateQueries({ queryKey: [[write.kind]] })
      if (!isOnPage()) return
      if (onSent) onSent(id)
      else navigate(href(id))
    } catch (error) {
      if (error instanceof Unreachable && (await sendLater().catch(() => false))) return
      const cause = error instanceof Unreachable ? error.cause : error
      const { code } = readFailure(cause)
      // The server repeats a refusal under its key, so the next try needs a new one.
      if (!(error instanceof Unreachable) && !openCodes.has(code)) sent.remove()
      const isRefused = code !== null || cause instanceof FormRefusal
      finish('red', isRefused ? sentences.refused : sentences.unreachable, failureMs)
      throw cause
    }
  }
}
