import type { EntityManager } from '@mikro-orm/postgresql'
import type { LiveTopic } from '#shared/live/live.constants.ts'

/** Somebody should read something anew. */
export interface LiveHint {
  userId: string
  /** `session`: one of the person's logins may have ended; for the server alone. */
  topic: LiveTopic | 'session'
  /** Which conversation, order or booking; null when it is about the whole list. */
  id: string | null
}

/** What a transaction asks to be done once it has committed. */
export interface AfterCommit {
  /** By what tells two apart. */
  touches: Map<string, LiveHint>
  /** SMS were queued. */
  hasSms: boolean
}

const notes = new WeakMap<EntityManager, AfterCommit>()

/** Opens a transaction's notes. */
export function openNotes(em: EntityManager): AfterCommit {
  const opened: AfterCommit = { touches: new Map(), hasSms: false }
  notes.set(em, opened)
  return opened
}

/** The notes of a running `Database.transaction`. */
export function notesOf(em: EntityManager): AfterCommit {
  const found = notes.get(em)
  if (!found) throw new Error('This belongs into a transaction of Database.transaction.')
  return found
}
