import type { EntityManager } from '@mikro-orm/postgresql'
import { afterCommit, type LiveHint } from '#server/platform/database/after-commit.ts'

/** Receives the hints for one user's stream. */
export type HintListener = (hint: Omit<LiveHint, 'userId'>) => void

/** Tells users' open pages, whichever process serves them, that something may have changed. */
export interface Live {
  /** Sends hints within about 50 ms. A hint carries no data: it may get lost or arrive twice. */
  publish(hints: readonly LiveHint[]): void
  /** False when the user, their sandbox or the process has as many open streams as allowed. */
  hasRoom(userId: string): boolean
  /**
   * Calls `onHint` for each hint to the user.
   * @param onEnd called once when the app closes.
   * @returns a function that unsubscribes.
   */
  subscribe(userId: string, onHint: HintListener, onEnd: () => void): () => void
  /** Ends every stream; streams opened later end immediately. */
  endStreams(): void
  close(): Promise<void>
}

/**
 * Publishes a hint once the transaction has committed, however often it was asked for in it.
 * @throws Error outside of `Database.transaction`.
 */
export function publishHint(
  em: EntityManager,
  userId: string,
  topic: LiveHint['topic'],
  id: string | null = null,
): void {
  const hint = { userId, topic, id }
  afterCommit(em, (events) => events.emit('hint', hint), `hint ${userId} ${topic} ${id}`)
}
