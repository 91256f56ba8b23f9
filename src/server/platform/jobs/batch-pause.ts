import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { batchMs } from './batch-size.policy.ts'

/**
 * Lets requests go on between two batches of work in the background. They share the event loop; on the embedded
 * database also its only connection, which rests from the work for as long as the batch took.
 * @param ms milliseconds that the batch took.
 */
export const pauseBetweenBatches = async (db: Database, ms: number): Promise<void> => {
  await (db.engine === 'pglite' ? wait(Math.min(ms, batchMs)) : nextTurn())
}
