import { useRef } from 'react'
import type { DraftKey } from '#client/domain/outbox/drafts.ts'
import { type SentListing, sentListingStore } from '#client/domain/outbox/sent-listing.ts'

/**
 * Remembers what the form sent without an answer: beside its draft on the device, or for as long as the
 * form is mounted where it has no draft.
 */
export function useSentListing() {
  const last = useRef<SentListing | null>(null)
  return (draftKey: DraftKey | null) =>
    draftKey
      ? sentListingStore(draftKey)
      : {
          read: () => last.current,
          write: (sent: SentListing) => {
            last.current = sent
          },
          remove: () => {
            last.current = null
          },
        }
}
