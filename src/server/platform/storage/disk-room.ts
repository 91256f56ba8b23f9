import fs from 'node:fs/promises'
import { storageFull } from '#server/platform/errors/errors.ts'

/**
 * Bytes of the disk that are left alone. The embedded database ends for good when it cannot write its
 * log, which grows by files of 16 MB: refusing while there is room for some keeps it alive.
 */
const reservedBytes = 64 * 1024 * 1024

/** Milliseconds that an answer of the file system counts. */
const knownMs = 500

/** Watches the disk that a folder is on. @param folder is made when it is not there yet. */
export function createDiskRoom(folder: string) {
  let known: { at: number; free: number } | undefined

  async function freeBytes(): Promise<number> {
    if (known && performance.now() - known.at < knownMs) return known.free
    if (!known) await fs.mkdir(folder, { recursive: true })
    const { bavail, bsize } = await fs.statfs(folder)
    known = { at: performance.now(), free: bavail * bsize }
    return known.free
  }
  const hasRoom = async () => (await freeBytes()) >= reservedBytes
  return {
    hasRoom,
    /** @throws AppError `storage.full` (503). */
    check: async (): Promise<void> => {
      if (await hasRoom()) return
      throw storageFull(
        new Error(`Less than ${reservedBytes} bytes are free on the disk of ${folder}`),
      )
    },
  }
}

export type DiskRoom = ReturnType<typeof createDiskRoom>
