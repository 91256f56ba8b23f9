import { readDraft, writeDraft } from './drafts.ts'
import { deleteFromOutbox, type OutboxItem, readOutboxItem, withOutbox } from './outbox.ts'

/**
 * Moves a waiting listing back into its form, as a draft.
 * @param replaces false leaves it in the outbox when the form already has a draft.
 * @returns whether it was moved.
 */
export async function moveToForm(item: OutboxItem, replaces: boolean): Promise<boolean> {
  const { owner, kind, listingId, values, createdAt, refusal, refusalTemplate } = item
  const draftKey = { owner, kind, listingId }
  if (!replaces && (await readDraft(draftKey))) return false
  const draft = {
    values: { ...values },
    isAsSent: true,
    // How old the pictures are that its form has uploaded.
    savedAt: createdAt,
    ...(refusal && { refusal, refusalTemplate }),
  }
  await writeDraft(draftKey, draft)
  await deleteFromOutbox(item.id)
  return true
}

/**
 * As `moveToForm`, but never while the listing is being sent.
 * @returns `has-draft` when the form has another draft, `gone` when the listing was sent meanwhile.
 */
export const returnToForm = (
  id: string,
  replaces: boolean,
): Promise<'moved' | 'has-draft' | 'gone'> =>
  withOutbox(async () => {
    const item = await readOutboxItem(id)
    if (!item) return 'gone'
    return (await moveToForm(item, replaces)) ? 'moved' : 'has-draft'
  })

/** Deletes a waiting listing, unless it has been sent by now. */
export const cancelSending = (id: string) => withOutbox(() => deleteFromOutbox(id))
