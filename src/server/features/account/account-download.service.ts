import type { Readable } from 'node:stream'
import type { Env } from '#server/platform/config/env.ts'
import { processShareOf } from '#server/platform/config/running-sandbox.ts'
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

/** Counted across all processes when a download starts, because an archive reads all of a user's data. */
const downloadQuota = { name: 'account:download', max: downloadsPerDay, window: 24 * 3600 }

/** Users whose archive this process is sending now. */
const activeDownloads = new Set<string>()

/**
 * Starts sending a user's archive.
 * @throws AppError `account.download_under_way` (409), `account.download_limit` (429).
 */
export async function startDownload(
  services: DownloadServices,
  map: readonly DataTable[],
  userId: string,
): Promise<Readable> {
  const share = processShareOf(userId)
  if (activeDownloads.has(share)) throw downloadUnderWay()
  activeDownloads.add(share)
  try {
    const wait = await services.db.transaction((em) =>
      consumeQuota(em, services.env, downloadQuota, userId),
    )
    if (wait !== null) throw tooManyDownloads(wait)
    const archive = await openArchive(services, map, userId)
    return archive.once('close', () => activeDownloads.delete(share))
  } catch (error) {
    activeDownloads.delete(share)
    throw error
  }
}
