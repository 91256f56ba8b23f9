import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { uploadsBusy } from './upload.errors.ts'

/** Pictures that are decoded at once; each takes a thread of the pool's four and up to 400 MB. */
const atOnce = 2
/** People whose next picture waits for its turn. */
const peopleWaiting = 20
/** Uploads of one person that are worked on or wait; each holds up to 10 MB. */
const uploadsEach = 6

/**
 * Works on pictures: one at a time a person, so that nobody's delay another's by more than one, two
 * at a time in all, and the rest in a queue that has an end.
 */
export function createPictureQueue() {
  const places = bulkhead(atOnce, peopleWaiting)
  const uploads = new Map<string, { count: number; last: Promise<unknown> }>()

  /** @throws AppError `upload.busy` (503). */
  function checkRoom(personId: string): void {
    const isFull = places.executionSlots === 0 && places.queueSlots === 0
    const ownUploads = uploads.get(personId)?.count ?? 0
    if (isFull || ownUploads >= uploadsEach) throw uploadsBusy()
  }

  async function inPlace<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await places.execute(work)
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? uploadsBusy() : error
    }
  }

  return {
    checkRoom,
    /**
     * Works on one upload's pictures, one after the other, once the person's earlier uploads are done.
     * @throws AppError `upload.busy` (503) when too many wait; else what `work` throws.
     */
    run: async <Picture, Result>(
      personId: string,
      pictures: readonly Picture[],
      work: (picture: Picture) => Promise<Result>,
    ): Promise<Result[]> => {
      checkRoom(personId)
      const own = uploads.get(personId) ?? { count: 0, last: Promise.resolve() }
      const workThrough = async () => {
        const results: Result[] = []
        for (const picture of pictures) results.push(await inPlace(() => work(picture)))
        return results
      }
      const results = own.last.then(workThrough)
      // The next upload starts whether this one succeeds or fails.
      own.last = results.then(
        () => {},
        () => {},
      )
      own.count += 1
      uploads.set(personId, own)
      try {
        return await results
      } finally {
        own.count -= 1
        if (own.count === 0) uploads.delete(personId)
      }
    },
  }
}
