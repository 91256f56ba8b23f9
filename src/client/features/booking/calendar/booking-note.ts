import { useState } from 'react'
import { draftStore, textsOf } from '#client/platform/draft/draft-store.ts'

export const maxBookingNote = 500

/** The note to the owner of a machine that was typed and not sent, in this tab: a closed dialog loses nothing. */
const noteDraft = (equipmentId: string) =>
  draftStore({
    key: `booking-note-draft:${equipmentId}`,
    storage: 'tab',
    parse: (value) => textsOf(value, maxBookingNote),
  })

/** The note of a request. It stays, as the chosen days do, until it is sent or the tab is closed. */
export function useBookingNote(equipmentId: string) {
  const draft = noteDraft(equipmentId)
  const [note, setNote] = useState(() => draft.read()?.note ?? '')
  return {
    note,
    setNote: (typed: string) => {
      setNote(typed)
      if (typed) draft.write({ note: typed })
      else draft.remove()
    },
    /** Called once the note is sent. */
    removeNote: draft.remove,
  }
}
