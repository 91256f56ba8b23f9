import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'

/** What has a form whose drafts are kept. */
export type ListingKind = 'crop' | 'equipment'

export interface DraftPlace {
  /** The account's id: nobody else at this device sees it. */
  owner: string
  kind: ListingKind
  /** The listing that is changed; null for a new one. */
  listingId: string | null
}

export interface Draft {
  values: Record<string, unknown>
  /** Milliseconds since 1970. */
  savedAt: number
  /** Why the server did not take it, in English. */
  refusal?: string
  /** What `refusal` was made from, where it has values in it. */
  refusalTemplate?: MessageTemplate | undefined
}

/** As the privacy page says, for what waits to be sent too. */
export const cacheMs = 30 * 86_400_000
/** The server sweeps pictures that no listing has after a day. */
export const pictureLifeMs = 20 * 3_600_000

const store = createStore('krishihaat-drafts', 'drafts')
const keyOf = ({ owner, kind, listingId }: DraftPlace) => `${owner}/${kind}/${listingId ?? 'new'}`
const isOld = ({ savedAt }: Draft) => Date.now() - savedAt > cacheMs

export async function readDraft(place: DraftPlace): Promise<Draft | null> {
  const draft = await get<Draft>(keyOf(place), store)
  if (draft?.refusal) rememberTemplate({ message: draft.refusal, ...draft.refusalTemplate })
  return draft && !isOld(draft) ? draft : null
}

export const writeDraft = (place: DraftPlace, draft: Draft) => set(keyOf(place), draft, store)
export const deleteDraft = (place: DraftPlace) => del(keyOf(place), store)

/** Forgets drafts of more than 30 days. @returns those that stay. */
export async function purgeExpiredDrafts(): Promise<Draft[]> {
  const all = await entries<string, Draft>(store)
  await delMany(
    all.filter(([, draft]) => isOld(draft)).map(([key]) => key),
    store,
  )
  return all.map(([, draft]) => draft).filter((draft) => !isOld(draft))
}
