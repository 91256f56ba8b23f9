/** Of one person and process: devices, and tabs that cannot share a connection. The people of a sandbox share them. */
const maxStreamsPerShare = 10
/** Of one process; each stream takes some tens of kilobytes. */
const maxStreams = 5000

/** Open streams of this process, those of its sandboxes included, by whose share of it they take (`processShareOf`). */
const countByShare = new Map<string, number>()
let total = 0

/** Whether one more stream may be opened. */
export const hasStreamRoom = (share: string): boolean =>
  total < maxStreams && (countByShare.get(share) ?? 0) < maxStreamsPerShare

/** Counts one stream. @returns a function that ends it, to be called once. */
export function countStream(share: string): () => void {
  countByShare.set(share, (countByShare.get(share) ?? 0) + 1)
  total += 1
  return () => {
    total -= 1
    const remaining = (countByShare.get(share) ?? 1) - 1
    if (remaining === 0) countByShare.delete(share)
    else countByShare.set(share, remaining)
  }
}
