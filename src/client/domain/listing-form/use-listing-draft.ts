import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Draft,
  type DraftKey,
  deleteDraft,
  imagesOf,
  readDraft,
  writeDraft,
} from '#client/domain/outbox/drafts.ts'
import { logFailure } from '#client/platform/network/log.ts'

/** Milliseconds without typing before the draft is written; a change of pictures is written immediately. */
const writePauseMs = 400
/** Milliseconds that the form waits for its draft; a later one is still shown if nobody uses the form yet. */
const readTimeoutMs = 1500

const logDraftFailure = (error: unknown) => logFailure('The draft could not be stored.', error)

const readTimeout = () =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), readTimeoutMs))

/**
 * A listing form's draft on this device.
 * @param draftKey null when the account is unknown, undefined while it is loading; must be the same
 * object at every rendering.
 */
export function useListingDraft(draftKey: DraftKey | null | undefined) {
  /** undefined while the draft is being read. */
  const [draft, setDraft] = useState<Draft | null>()
  /** A draft read too late: the form is in use, so that mounting it anew would undo a press. */
  const [lateDraft, setLateDraft] = useState<Draft | null>(null)
  const [isStored, setStored] = useState(false)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined)
  const isFinished = useRef(false)
  const isInUse = useRef(false)
  const pictures = useRef('')

  useEffect(() => {
    if (draftKey === undefined) return
    if (draftKey === null) return setDraft(null)
    let isCurrent = true
    const reading = readDraft(draftKey).then((stored) => {
      setStored(true)
      if (isCurrent && stored && isInUse.current) setLateDraft(stored)
      else if (isCurrent && stored) setDraft(stored)
      return stored
    })
    Promise.race([reading, readTimeout()])
      .catch((error: unknown) => {
        logDraftFailure(error)
        return null
      })
      .then(
        (stored) => isCurrent && setDraft((current) => (current === undefined ? stored : current)),
      )
    return () => {
      isCurrent = false
    }
  }, [draftKey])

  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    waiting.current.write()
  }, [])

  // A closing tab may get no event but these. Going back may leave the page.
  useEffect(() => {
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('popstate', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('popstate', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  /** Called at every press, key and change of the focus within the form. */
  const markInUse = () => {
    isInUse.current = true
  }

  const save = (values: object) => {
    markInUse()
    if (!draftKey || isFinished.current) return
    clearTimeout(waiting.current?.timer)
    const write = () => {
      waiting.current = undefined
      writeDraft(draftKey, { values, savedAt: Date.now() }).catch((error: unknown) => {
        logDraftFailure(error)
        setStored(false)
      })
    }
    waiting.current = { timer: setTimeout(write, writePauseMs), write }
    const shown = JSON.stringify(imagesOf(values))
    if (shown !== pictures.current) flush()
    pictures.current = shown
  }

  /** @param isLast what is typed from now on is not stored: the listing was sent. */
  const remove = (isLast: boolean) => {
    isFinished.current = isLast
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    setLateDraft(null)
    if (draftKey) deleteDraft(draftKey).catch(logDraftFailure)
    if (!isLast) setDraft(null)
  }

  /** Shows the late draft in place of what is in the form. */
  const showLateDraft = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    setDraft(lateDraft)
    setLateDraft(null)
    // What was typed meanwhile has replaced it on the device.
    if (draftKey && lateDraft) writeDraft(draftKey, lateDraft).catch(logDraftFailure)
  }

  return { draft, lateDraft, isStored, save, remove, markInUse, showLateDraft }
}
