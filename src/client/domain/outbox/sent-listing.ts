import { draftStore, purgeStoredDrafts } from '#client/platform/draft/draft-store.ts'
import { type DraftKey, draftLifeMs } from './drafts.ts'

/** What a form sent last and got no answer to: the server may have stored it. */
export interface SentListing {
  /** As JSON: with the addresses of pictures that waited on the device, and with those after their upload. */
  contents: string[]
  /** The idempotency key. */
  key: string
  /** Milliseconds since 1970, of the first try. */
  triedAt: number
}

function parseSent({ contents, key, triedAt }: Partial<SentListing>): SentListing | null {
  const isSent = Array.isArray(contents) && typeof key === 'string' && typeof triedAt === 'number'
  return isSent ? { contents, key, triedAt } : null
}

const prefix = 'listing-draft-sent:'
const storeAt = (key: string) =>
  draftStore({ key, storage: 'device', maxAgeMs: draftLifeMs, parse: parseSent })

/** Where a form whose draft is on the device stores what it sent, so that it knows it after a reload. */
export const sentListingStore = ({ owner, kind, listingId }: DraftKey) =>
  storeAt(`${prefix}${owner}/${kind}/${listingId ?? 'new'}`)

/** Deletes what was sent more than 30 days ago. */
export const purgeExpiredSentListings = () => purgeStoredDrafts(prefix, storeAt)
