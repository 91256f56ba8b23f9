/** Milliseconds of work after which a batch lets others have the database and the event loop. */
export const batchMs = 100

/** How small and how large a batch may be, in rows. */
export interface BatchBounds {
  min: number
  max: number
}

/** No batch is more than this many times as large, or as small, as the one before: one measurement may be off. */
const largestStep = { growth: 2, shrinkage: 8 }

/**
 * The size of the next batch, so that it takes about `batchMs`.
 * @param batch the rows of the last batch, and the milliseconds that they took.
 */
export function nextBatchSize(
  size: number,
  batch: { rows: number; ms: number },
  { min, max }: BatchBounds,
): number {
  const { rows, ms } = batch
  // A batch that was cut short, for example by the end of the file, tells little when it was quick.
  if (rows === 0 || (rows < size / 2 && ms < batchMs)) return size
  const fitting = (rows * batchMs) / Math.max(ms, 0.1)
  const near = Math.min(Math.max(fitting, size / largestStep.shrinkage), size * largestStep.growth)
  return Math.min(max, Math.max(min, Math.floor(near)))
}
