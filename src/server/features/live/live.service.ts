import { isSessionOpen } from '#server/features/auth/session.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Live } from '#server/platform/realtime/live.ts'
import { liveTopics } from '#shared/live/live.constants.ts'
import type { LiveEvent } from '#shared/live/live.schema.ts'

/** How often a stream asks whether its session still holds; a logout says so at once. */
const recheckMs = 60_000
/** What a slow reader may have waiting; more than that is "everything may have changed". */
const maxWaiting = 200

interface Sources {
  db: Database
  live: Live
  log: Logger
}

/**
 * What a person should read anew, as it happens, until their session ends, the app closes or the
 * signal says that nobody listens any more. It numbers nothing and repeats nothing: who comes back
 * after a gap reads everything anew.
 * @throws AppError 429 when the person, or the process, has as many streams as it may.
 */
export async function* followHints(
  { db, live, log }: Sources,
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
          // The database is away for a moment; ending all streams for it would help nobody.
          log.warn({ err: error }, 'a stream’s session could not be checked; it is tried again')
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
