import { isSessionOpen } from '#server/features/auth/session.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Live } from '#server/platform/realtime/live.ts'
import { liveTopics } from '#shared/live/live.constants.ts'
import type { LiveEvent } from '#shared/live/live.schema.ts'

/** Milliseconds between checks of a stream's session. A logout is noticed immediately. */
const recheckMs = 60_000
/** Unread events of a slow reader; beyond that they are replaced by "everything may have changed". */
const maxWaiting = 200

interface LiveServices {
  db: Database
  live: Live
  log: Logger
}

/**
 * Yields what a user's pages should load again, until the session ends, the app closes or the signal
 * is aborted. Events are neither numbered nor repeated: after a gap, a client loads everything again.
 * @throws AppError `rate.limited` (429) when the user, or the process, has too many streams.
 */
export async function* followHints(
  { db, live, log }: LiveServices,
  actor: { id: string; sessionId: string },
  signal?: AbortSignal,
): AsyncGenerator<LiveEvent> {
  if (!live.hasRoom(actor.id)) throw tooManyRequests(recheckMs / 1000)
  const waiting = new Map<string, LiveEvent>()
  let wake = () => {}
  let isOver = false
  let mustCheck = false

  const add = (event: LiveEvent) => waiting.set(`${event.topic} ${event.id}`, event)
  const end = () => {
    isOver = true
    wake()
  }
  const check = () => {
    mustCheck = true
    wake()
  }
  const unsubscribe = live.subscribe(
    actor.id,
    ({ topic, id }) => {
      if (topic === 'session') return check()
      add({ topic, id })
      if (waiting.size > maxWaiting) {
        waiting.clear()
        for (const each of liveTopics) add({ topic: each, id: null })
      }
      wake()
    },
    end,
  )
  const timer = setInterval(check, recheckMs).unref()
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  try {
    while (!isOver) {
      if (mustCheck) {
        mustCheck = false
        const isOpen = await isSessionOpen(db, actor.sessionId).catch((error: unknown) => {
          // Ending all streams because the database is briefly away would help nobody.
          log.warn(
            { err: error },
            'the session of a stream could not be checked; it is tried again',
          )
          return true
        })
        if (!isOpen) return
      }
      const events = [...waiting.values()]
      waiting.clear()
      yield* events
      if (waiting.size === 0 && !isOver && !mustCheck) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    clearInterval(timer)
    signal?.removeEventListener('abort', end)
    unsubscribe()
  }
}
