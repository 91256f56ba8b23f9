import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { v4 as newKey } from 'uuid'
import { useLocation } from 'wouter'
import type { ListingKind } from '#client/domain/outbox/drafts.ts'
import { listingWords } from '#client/domain/outbox/listing-labels.ts'
import { writeOutbox } from '#client/domain/outbox/outbox.ts'
import { changesOf, sendListing, Unreachable } from '#client/domain/outbox/send-listing.ts'
import { useIdempotencyKey } from '#client/platform/network/idempotency-key.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { failureMs, successMs, toastBasics } from '#client/ui/toast.ts'
import type { DraftControl } from './with-draft.tsx'

/** In English. */
interface SubmitSentences {
  busy: string
  done: string
  /** The server said no. */
  refused: string
  /** It was not reached. */
  unreachable: string
}

interface ListingSubmit {
  kind: ListingKind
  sentences: SubmitSentences
  /** The listing that is changed, as the form was given it; null for a new one. */
  before: ({ _id: string; name: string } & Record<string, unknown>) | null
  /** Adds to what has changed what the server needs to know with it. */
  complete?: (changes: Record<string, unknown>) => Record<string, unknown>
}

export const keptSentence =
  'No connection: your listing is kept and will be sent when the line is back.'
const cacheMs = 8000

/**
 * Sends a listing: one toast from "submitting" to the outcome, then its page. Without a line it goes
 * to the outbox. What goes wrong is thrown on, for the form to put it on its fields.
 */
export function useListingSubmit({
  kind,
  sentences,
  before,
  complete = (changes) => changes,
}: ListingSubmit) {
  const { t } = useTranslation()
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const keyFor = useIdempotencyKey()
  const words = listingWords[kind]

  return async (all: { name?: string } & Record<string, unknown>, draft: DraftControl) => {
    const values = before ? complete(changesOf(before, all)) : all
    const idempotencyKey = keyFor(JSON.stringify(values))
    const listing = { kind, listingId: before?._id ?? null, values, idempotencyKey }
    const toast = notifications.show({
      ...toastBasics(),
      loading: true,
      message: t(sentences.busy),
      autoClose: false,
      withCloseButton: false,
    })
    const finish = (color: string, sentence: string, autoClose: number) =>
      notifications.update({
        ...toastBasics(),
        id: toast,
        loading: false,
        withCloseButton: true,
        color,
        message: t(sentence),
        autoClose,
      })
    const keep = async (failure: Unreachable) => {
      if (!draft.place) return false
      const now = Date.now()
      await writeOutbox({
        ...draft.place,
        ...listing,
        values: failure.values,
        id: newKey(),
        name: all.name ?? before?.name ?? '',
        createdAt: now,
        ...(failure.isSent && { triedAt: now }),
      })
      draft.finish()
      finish('turmeric', keptSentence, cacheMs)
      navigate(words.mineHref)
      return true
    }
    try {
      const id = await sendListing(client, listing)
      finish('leaf', sentences.done, successMs)
      draft.finish()
      await queryClient.invalidateQueries({ queryKey: [[kind]] })
      navigate(words.href(id))
    } catch (error) {
      if (error instanceof Unreachable && (await keep(error).catch(() => false))) return
      // A fault of the server's is kept under its key: another try needs another.
      if (!(error instanceof Unreachable)) keyFor('')
      const cause = error instanceof Unreachable ? error.cause : error
      const isRefused = readFailure(cause).code !== null
      finish('red', isRefused ? sentences.refused : sentences.unreachable, failureMs)
      throw cause
    }
  }
}
