import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { maxSandboxBytes, maxSandboxPictures } from '#shared/sandbox/sandbox.constants.ts'
import { sandboxFull } from './sandbox.errors.ts'

/** Milliseconds for which the size is not read again. */
const cacheMs = 1000

/** Bounds the database of a sandbox. @param readBytes gives its size. */
export function createSandboxRoom(readBytes: () => Promise<number>) {
  let cached: { at: number; bytes: number } | undefined
  return {
    /** Before each write. @throws AppError `sandbox.full` (403). */
    check: async (): Promise<void> => {
      if (!cached || performance.now() - cached.at > cacheMs) {
        cached = { at: performance.now(), bytes: await readBytes() }
      }
      if (cached.bytes > maxSandboxBytes) throw sandboxFull()
    },
  }
}

/** Bounds the pictures of a sandbox. @throws AppError `sandbox.full` (403) from `put`. */
export const boundPictures = <Bounded extends Storage>(
  db: Database,
  storage: Bounded,
): Bounded => ({
  ...storage,
  put: async (...picture) => {
    const [row] = await queryRows<{ pictures: number }>(
      db,
      sql`select count(*)::int as pictures from uploads`,
    )
    if ((row?.pictures ?? 0) >= maxSandboxPictures) throw sandboxFull()
    await storage.put(...picture)
  },
})
