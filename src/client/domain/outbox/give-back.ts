import { readDraft, writeDraft } from './drafts.ts'
import { deleteFromOutbox, type OutboxItem, readOutbox, withOutbox } from './outbox.ts'

/**
 * Puts what waited back into its form, as a draft.
 * @param replaces false leaves it where it is when the form has another draft already.
 * @returns whether it is in its form.
 */
export async function moveToForm(item: OutboxItem, replaces: boolean): Promise<boolean> {
  const { owner, kind, listingId, values, refusal, refusalTemplate } = item
  const place = { owner, kind, listingId }
  if (!replaces && (await readDraft(place))) return false
  await writeDraft(place, {
    values,
    savedAt: Date.now(),
    ...(refusal && { refusal, refusalTemplate }),
  })
  await deleteFromOutbox(item.id)
  return true
}

/** As `moveToForm`, asked for by its writer: not while it is just being sent. */
export async function takeBack(id: string, replaces: boolean): Promise<boolean> {
  let isBack = false
  await withOutbox(async () => {
    const item = (await readOutbox()).find((candidate) => candidate.id === id)
    if (item) isBack = await moveToForm(item, replaces)
  })
  return isBack
}

/** Throws what waits away, unless it has been sent by now. */
export const cancelWaiting = (id: string) => withOutbox(() => deleteFromOutbox(id))
