import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { v4 as newKey } from 'uuid'
import { useLocation } from 'wouter'
import { listingKinds } from '#client/domain/outbox/listing-kinds.ts'
import { type ListingWrite, withImages } from '#client/domain/outbox/listing-to-send.ts'
import { writeOutbox } from '#client/domain/outbox/outbox.ts'
import { sendListing, Unreachable } from '#client/domain/outbox/send-listing.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useIdempotencyKey } from '#client/platform/network/idempotency-key.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { failureMs, successMs, toastBasics } from '#client/ui/toast.ts'
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
  const { t } = useTranslation()
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const keyFor = useIdempotencyKey()

  return async (values: Values, draft: DraftControl) => {
    const write = writeOf(values)
    const listing = { ...write, idempotencyKey: keyFor(JSON.stringify(write.values)) }
    const { mineHref, href } = listingKinds[write.kind]
    const toast = notifications.show({
      ...toastBasics(),
      loading: true,
      message: t(sentences.busy),
      autoClose: false,
      withCloseButton: false,
    })
    const finish = (color: string, sentence: English, autoClose: number) =>
      notifications.update({
        ...toastBasics(),
        id: toast,
        loading: false,
        withCloseButton: true,
        color,
        message: t(sentence),
        autoClose,
      })
    const sendLater = async (failure: Unreachable) => {
      if (!draft.draftKey) return false
      const now = Date.now()
      await writeOutbox({
        ...withImages(listing, failure.images),
        owner: draft.draftKey.owner,
        id: newKey(),
        name: values.name ?? nameBefore,
        createdAt: now,
        ...(failure.isSent && { triedAt: now }),
      })
      draft.finish()
      finish('turmeric', savedForLater, savedForLaterMs)
      navigate(mineHref)
      return true
    }
    try {
      const id = await sendListing(client, listing)
      finish('leaf', sentences.done, successMs)
      draft.finish()
      await queryClient.invalidateQueries({ queryKey: [[write.kind]] })
      if (onSent) onSent(id)
      else navigate(href(id))
    } catch (error) {
      if (error instanceof Unreachable && (await sendLater(error).catch(() => false))) return
      const cause = error instanceof Unreachable ? error.cause : error
      const { code } = readFailure(cause)
      // The server repeats a refusal under its key, so the next try needs a new one. After a fault of its
      // own it knows by the key whether the listing is stored already.
      if (!(error instanceof Unreachable) && code !== 'server.unexpected') keyFor('')
      const isRefused = code !== null
      finish('red', isRefused ? sentences.refused : sentences.unreachable, failureMs)
      throw cause
    }
  }
}
