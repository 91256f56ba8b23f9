import type { Readable } from 'node:stream'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DataTable } from '#server/platform/database/personal-data.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { downloadsPerDay } from '#shared/account/account.constants.ts'
import { downloadUnderWay, tooManyDownloads } from './account.errors.ts'
import { openArchive } from './account-archive.service.ts'

interface DownloadServices {
  db: Database
  env: Env
  storage: Storage
}

/** Over all processes, counted as begun: an archive may be big, and reads all that a person has. */
const downloadQuota = { name: 'account:download', max: downloadsPerDay, window: 24 * 3600 }

/** Whose archive this process is sending. */
const underWay = new Set<string>()

/**
 * Begins a person's archive.
 * @throws AppError `account.download_under_way` (409), `account.download_limit` (429).
 */
export async function startDownload(
  services: DownloadServices,
  map: readonly DataTable[],
  userId: string,
): Promise<Readable> {
  if (underWay.has(userId)) throw downloadUnderWay()
  underWay.add(userId)
  try {
    const wait = await services.db.transaction((em) =>
      consumeQuota(em, services.env, downloadQuota, userId),
    )
    if (wait !== null) throw tooManyDownloads(wait)
    const archive = await openArchive(services, map, userId)
    return archive.once('close', () => underWay.delete(userId))
  } catch (error) {
    underWay.delete(userId)
    throw error
  }
}
