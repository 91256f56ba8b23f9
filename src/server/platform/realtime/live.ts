import type { EntityManager } from '@mikro-orm/postgresql'
import { type LiveHint, notesOf } from '#server/platform/database/after-commit.ts'
import type { LiveTopic } from '#shared/live/live.constants.ts'

/** What reaches one person's stream. */
export type HintListener = (publishHint: Omit<LiveHint, 'userId'>) => void

/** Tells people's open pages, in whichever process they are held, that something may have changed. */
export interface Live {
  /** Leaves within about 50 ms. A hint, never data: it may get lost, or come twice. */
  publish(hints: readonly LiveHint[]): void
  /** False when a person, or the process, holds as many streams as it may. */
  hasRoom(userId: string): boolean
  /**
   * Hands on what is told to one person.
   * @param onEnd called once when the app closes.
   * @returns stops it.
   */
  subscribe(userId: string, onHint: HintListener, onEnd: () => void): () => void
  /** Ends every stream; new ones end at once. */
  endStreams(): void
  close(): Promise<void>
}

/**
 * Notes, in a transaction of `Database.transaction`, what a person should read anew: published once
 * that has committed, never after a rollback. Noting the same twice is noting it once.
 * @throws Error outside such a transaction.
 */
export function publishHint(
  em: EntityManager,
  userId: string,
  topic: LiveTopic,
  id: string | null = null,
): void {
  notesOf(em).touches.set(`${userId} ${topic} ${id}`, { userId, topic, id })
}
