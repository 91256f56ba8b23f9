import { readDraft, writeDraft } from './drafts.ts'
import { deleteFromOutbox, type OutboxItem, readOutbox, withOutbox } from './outbox.ts'

/**
 * Moves a waiting listing back into its form, as a draft.
 * @param replaces false leaves it in the outbox when the form already has a draft.
 * @returns whether it was moved.
 */
export async function moveToForm(item: OutboxItem, replaces: boolean): Promise<boolean> {
  const { owner, kind, listingId, values, refusal, refusalTemplate } = item
  const draftKey = { owner, kind, listingId }
  if (!replaces && (await readDraft(draftKey))) return false
  const draft = {
    values: { ...values },
    isAsSent: true,
    savedAt: Date.now(),
    ...(refusal && { refusal, refusalTemplate }),
  }
  await writeDraft(draftKey, draft)
  await deleteFromOutbox(item.id)
  return true
}

/** As `moveToForm`, but never while the listing is being sent. */
export async function returnToForm(id: string, replaces: boolean): Promise<boolean> {
  let isMoved = false
  await withOutbox(async () => {
    const item = (await readOutbox()).find((candidate) => candidate.id === id)
    if (item) isMoved = await moveToForm(item, replaces)
  })
  return isMoved
}

/** Deletes a waiting listing, unless it has been sent by now. */
export const cancelSending = (id: string) => withOutbox(() => deleteFromOutbox(id))
