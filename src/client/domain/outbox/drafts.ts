import { createStore, del, delMany, entries, get, set, setMany } from 'idb-keyval'
import type { English } from '#client/platform/i18n/texts.ts'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import { isOfWrongClock, isOlderThan } from '#client/platform/storage/storage-age.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'
import type { ListingKind } from './listing-to-send.ts'

/** Which form of which account a draft belongs to. */
export interface DraftKey {
  /** The account's id: other users of the device do not see the draft. */
  owner: string
  kind: ListingKind
  /** The listing that is edited; null for a new one. */
  listingId: string | null
}

export interface Draft {
  /** The form's values. An older version of the app may have written them: `storedValues` checks them. */
  values: object
  /** The values are as the form sends them, because they come back from the outbox; otherwise as it shows them. */
  isAsSent?: boolean
  /** Milliseconds since 1970. */
  savedAt: number
  /** Why the server refused the listing. */
  refusal?: English
  /** The template of `refusal`, when it has values. */
  refusalTemplate?: MessageTemplate | undefined
}

/** The addresses of the pictures among a form's values. */
export const imagesOf = (values: object): string[] =>
  'images' in values && Array.isArray(values.images)
    ? values.images.filter((image) => typeof image === 'string')
    : []

/** Milliseconds after which drafts and waiting listings are deleted, as the privacy page says. */
export const draftLifeMs = 30 * 86_400_000

const store = createStore('krishihaat-drafts', 'drafts')
const keyOf = ({ owner, kind, listingId }: DraftKey) => `${owner}/${kind}/${listingId ?? 'new'}`
const isExpired = ({ savedAt }: Draft) => isOlderThan(savedAt, draftLifeMs)

export async function readDraft(draftKey: DraftKey): Promise<Draft | null> {
  const draft = await get<Draft>(keyOf(draftKey), store)
  if (draft?.refusal) rememberTemplate({ message: draft.refusal, ...draft.refusalTemplate })
  return draft && !isExpired(draft) ? draft : null
}

export const writeDraft = (draftKey: DraftKey, draft: Draft) => set(keyOf(draftKey), draft, store)
export const deleteDraft = (draftKey: DraftKey) => del(keyOf(draftKey), store)

/** Deletes the drafts that are older than 30 days; those of a wrong clock are as new. @returns the others. */
export async function purgeExpiredDrafts(): Promise<Draft[]> {
  const all = await entries<string, Draft>(store)
  const ofWrongClock = all.filter(([, { savedAt }]) => isOfWrongClock(savedAt))
  await setMany(
    ofWrongClock.map(([key, draft]) => [key, { ...draft, savedAt: Date.now() }]),
    store,
  )
  await delMany(
    all.filter(([, draft]) => isExpired(draft)).map(([key]) => key),
    store,
  )
  return all.map(([, draft]) => draft).filter((draft) => !isExpired(draft))
}
