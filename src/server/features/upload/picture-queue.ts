import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { uploadsBusy } from './upload.errors.ts'

/** Pictures processed at the same time; each uses one of the pool's four threads and up to 400 MB. */
const maxConcurrent = 2
/** Pictures of different users that may wait. */
const maxWaitingUsers = 20
/** Running and waiting uploads of one user; each may hold up to 10 MB in memory. */
const maxUploadsPerUser = 6

/**
 * Processes pictures: one at a time per user, so that no user delays others by more than one picture,
 * two at a time in total, and the rest in a queue of limited length.
 */
export function createPictureQueue() {
  const slots = bulkhead(maxConcurrent, maxWaitingUsers)
  const uploads = new Map<string, { count: number; last: Promise<unknown> }>()

  /** @throws AppError `upload.busy` (503). */
  function requireRoom(userId: string): void {
    const isFull = slots.executionSlots === 0 && slots.queueSlots === 0
    const ownUploads = uploads.get(userId)?.count ?? 0
    if (isFull || ownUploads >= maxUploadsPerUser) throw uploadsBusy()
  }

  async function runInSlot<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await slots.execute(work)
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? uploadsBusy() : error
    }
  }

  return {
    requireRoom,
    /**
     * Processes one upload's pictures one after the other, once the user's earlier uploads are done.
     * @throws AppError `upload.busy` (503) when too many wait; otherwise what `work` throws.
     */
    run: async <Picture, Result>(
      userId: string,
      pictures: readonly Picture[],
      work: (picture: Picture) => Promise<Result>,
    ): Promise<Result[]> => {
      requireRoom(userId)
      const ownQueue = uploads.get(userId) ?? { count: 0, last: Promise.resolve() }
      const processPictures = async () => {
        const results: Result[] = []
        for (const picture of pictures) results.push(await runInSlot(() => work(picture)))
        return results
      }
      const results = ownQueue.last.then(processPictures)
      // The next upload starts whether this one succeeds or fails.
      ownQueue.last = results.then(
        () => {},
        () => {},
      )
      ownQueue.count += 1
      uploads.set(userId, ownQueue)
      try {
        return await results
      } finally {
        ownQueue.count -= 1
        if (ownQueue.count === 0) uploads.delete(userId)
      }
    },
  }
}
