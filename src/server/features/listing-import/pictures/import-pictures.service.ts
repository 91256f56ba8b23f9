import { countPictureAttempts, storeImages } from '#server/features/upload/picture-store.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import { maxImageBytes } from '#shared/kit/image.ts'
import type { ImportServices } from '../rows/import-services.ts'
import { type NamedPicture, type PictureCopy, pictureNotFetched } from './import-pictures.policy.ts'

const pictureService: ExternalService = {
  name: 'import-pictures',
  timeoutMs: 15_000,
  tries: 2,
  maxBytes: maxImageBytes,
}

/** Our copies of pictures that this person imported before, by their addresses elsewhere. */
export async function readCopies(
  db: Database,
  ownerId: string,
  sources: readonly string[],
): Promise<Map<string, PictureCopy>> {
  const rows = await queryRows<{ source: string; url: string }>(
    db,
    sql`select source, url from imported_pictures where owner_id = ${ownerId} and source = any(${sources}::text[])`,
  )
  return new Map(rows.map(({ source, url }) => [source, { url }]))
}

/** Why a picture cannot be had. */
interface FetchProblem {
  /** An English sentence. */
  problem: string
  /** Its server did not answer in time. */
  isTimeout: boolean
}

/**
 * Fetches a picture from a public network and stores a copy. A try counts as an upload attempt, whether it succeeds or not.
 * @returns null when it is stored.
 * @throws what is no fault of the picture, of its address or of the person's limits.
 */
export async function fetchPicture(
  services: ImportServices,
  ownerId: string,
  source: string,
  signal: AbortSignal,
): Promise<FetchProblem | null> {
  try {
    await countPictureAttempts(services, ownerId, 1)
    const { body } = await services.external.ask(pictureService, {
      url: new URL(source),
      redirect: 'follow',
      isPublicOnly: true,
      // One seller's broken addresses must not stop the pictures of all others.
      isAwaited: true,
      signal,
    })
    const image = { ownerId, images: [body], isPrivate: false, areCounted: true }
    const [url] = await storeImages(services, image)
    if (!url) return { problem: pictureNotFetched, isTimeout: false }
    await execute(
      services.db,
      sql`insert into imported_pictures (owner_id, source, url) values (${ownerId}, ${source}, ${url})
        on conflict (owner_id, source) do update set url = excluded.url`,
    )
    return null
  } catch (error) {
    const isFetch = error instanceof ExternalFailure
    if (!isFetch && !(error instanceof AppError && error.status < 500)) throw error
    services.log.info({ reason: error.message }, 'a picture of an import was not stored')
    // Of a server elsewhere nothing is said that could tell about private networks.
    const problem = isFetch ? pictureNotFetched : error.message
    return { problem, isTimeout: isFetch && error.reason === 'timeout' }
  }
}

/** The pictures of an import's zip by the names in it. */
export const readZipPictures = (db: Database, importId: string) =>
  queryRows<NamedPicture>(
    db,
    sql`select name, url, problem from import_pictures where import_id = ${importId}::uuid`,
  )
