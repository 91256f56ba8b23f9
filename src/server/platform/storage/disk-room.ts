import fs from 'node:fs/promises'
import { storageFull } from '#server/platform/errors/errors.ts'

/**
 * Bytes of the disk that stay free. The embedded database crashes for good when it cannot write its
 * log, which grows in files of 16 MB, so writes are refused while there is room for a few of them.
 */
const reservedBytes = 64 * 1024 * 1024

/** Milliseconds for which the free space is not read again. */
const cacheMs = 500

/** Watches the free space of the disk with this folder. @param folder is created when missing. */
export function createDiskRoom(folder: string) {
  let cached: { at: number; free: number } | undefined

  async function freeBytes(): Promise<number> {
    if (cached && performance.now() - cached.at < cacheMs) return cached.free
    if (!cached) await fs.mkdir(folder, { recursive: true })
    const { bavail, bsize } = await fs.statfs(folder)
    cached = { at: performance.now(), free: bavail * bsize }
    return cached.free
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
