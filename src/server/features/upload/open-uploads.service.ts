import type { Writable } from 'node:stream'
import { processShareOf } from '#server/platform/config/running-sandbox.ts'
import { uploadsBusy } from './upload.errors.ts'

/** Open uploads of one user; each may hold up to 10 MB in memory. */
const maxPerUser = 6
/** Open uploads of all users: at most 600 MB. */
const maxTotal = 60

/**
 * Counts uploads from the request's headers to the end of the response. The picture queue counts only
 * pictures that have arrived, so without this a user could fill the memory with uploads that never end.
 */
function createOpenUploads() {
  const countByUser = new Map<string, number>()
  let total = 0

  return {
    /**
     * Counts one upload.
     * @returns a function that ends it; calling it again changes nothing.
     * @throws AppError `upload.busy` (503) when the user, or everybody together, has too many.
     */
    begin(userId: string): () => void {
      const ownCount = countByUser.get(userId) ?? 0
      if (ownCount >= maxPerUser || total >= maxTotal) throw uploadsBusy()
      countByUser.set(userId, ownCount + 1)
      total += 1
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        total -= 1
        const remaining = (countByUser.get(userId) ?? 1) - 1
        if (remaining === 0) countByUser.delete(userId)
        else countByUser.set(userId, remaining)
      }
    },
  }
}

/** Of this process, because they use its memory. */
const openUploads = createOpenUploads()

/**
 * Counts a request whose body is read into memory, of pictures or of a file, until it is answered or its sender leaves.
 * @param response closes in both cases.
 * @throws AppError `upload.busy` (503) when the user, or everybody together, has too many.
 */
export function countOpenUpload(response: Writable, userId: string): void {
  const end = openUploads.begin(processShareOf(userId))
  // 'close' follows 'finish', but also comes alone when the sender leaves.
  for (const event of ['finish', 'close']) response.once(event, end)
  if (response.destroyed) end()
}
