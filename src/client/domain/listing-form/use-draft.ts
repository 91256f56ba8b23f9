import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Draft,
  type DraftPlace,
  deleteDraft,
  readDraft,
  writeDraft,
} from '#client/domain/outbox/drafts.ts'
import { logFailure } from '#client/platform/network/log.ts'

/** What is typed is written when the fingers rest; another picture is written at once. */
const pauseMs = 400
/** The form waits no longer for its draft; one that comes later still shows while nothing is typed. */
const patienceMs = 1500

const notKept = (error: unknown) => logFailure('The draft could not be kept.', error)

const late = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))

/**
 * A form's draft on this device.
 * @param place null where nobody knows whose it would be; undefined while that is found out. The same
 * object as long as it is the same place.
 */
export function useDraft(place: DraftPlace | null | undefined) {
  /** undefined while it is read. */
  const [draft, setDraft] = useState<Draft | null>()
  const [isKept, setKept] = useState(false)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined)
  const isOver = useRef(false)
  const isTyped = useRef(false)
  const pictures = useRef('')

  useEffect(() => {
    if (place === undefined) return
    if (place === null) return setDraft(null)
    let isCurrent = true
    const reading = readDraft(place).then((found) => {
      setKept(true)
      if (isCurrent && found && !isTyped.current) setDraft(found)
      return found
    })
    Promise.race([reading, late()])
      .catch((error: unknown) => {
        notKept(error)
        return null
      })
      .then((found) => isCurrent && setDraft((known) => (known === undefined ? found : known)))
    return () => {
      isCurrent = false
    }
  }, [place])

  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    waiting.current.write()
  }, [])

  // A tab that is closed gets no other sign than that it is hidden.
  useEffect(() => {
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  const save = (values: Record<string, unknown>) => {
    isTyped.current = true
    if (!place || isOver.current) return
    clearTimeout(waiting.current?.timer)
    const write = () => {
      waiting.current = undefined
      writeDraft(place, { values, savedAt: Date.now() }).catch((error: unknown) => {
        notKept(error)
        setKept(false)
      })
    }
    waiting.current = { timer: setTimeout(write, pauseMs), write }
    const shown = JSON.stringify(values.images)
    if (shown !== pictures.current) flush()
    pictures.current = shown
  }

  /** @param isLast nothing typed from now on is kept: it was sent. */
  const drop = (isLast: boolean) => {
    isOver.current = isLast
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    if (place) deleteDraft(place).catch(notKept)
    if (!isLast) setDraft(null)
  }

  return { draft, isKept, save, drop }
}
