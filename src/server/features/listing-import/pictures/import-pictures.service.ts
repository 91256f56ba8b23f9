import { storeImages } from '#server/features/upload/picture-store.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import { maxImageBytes } from '#shared/kit/image.ts'
import type { ImportServices } from '../rows/import-services.ts'
import type { LeasedImport } from '../rows/leased-import.ts'
import {
  type NamedPicture,
  pictureNotFetched,
  picturesOfCells,
  type RowPictures,
} from './import-pictures.policy.ts'

const pictureService: ExternalService = {
  name: 'import-pictures',
  timeoutMs: 15_000,
  tries: 2,
  maxBytes: maxImageBytes,
}

/** Our copies of pictures that this person imported before. */
async function readCopies({ db }: ImportServices, ownerId: string, sources: readonly string[]) {
  const rows = await queryRows<{ source: string; url: string }>(
    db,
    sql`select source, url from imported_pictures where owner_id = ${ownerId} and source = any(${sources}::text[])`,
  )
  return new Map(rows.map(({ source, url }) => [source, { url }]))
}

/** @returns the address of our copy, or why the picture cannot be had. */
async function fetchPicture(
  services: ImportServices,
  ownerId: string,
  source: string,
  signal: AbortSignal,
): Promise<{ url: string } | { problem: string }> {
  try {
    const { body } = await services.external.ask(pictureService, {
      url: new URL(source),
      redirect: 'follow',
      isPublicOnly: true,
      // One seller's broken addresses must not stop the pictures of all others.
      isAwaited: true,
      signal,
    })
    const [url] = await storeImages(services, { ownerId, images: [body], isPrivate: false })
    if (!url) return { problem: pictureNotFetched }
    await execute(
      services.db,
      sql`insert into imported_pictures (owner_id, source, url) values (${ownerId}, ${source}, ${url})
        on conflict (owner_id, source) do update set url = excluded.url`,
    )
    return { url }
  } catch (error) {
    const isExpected =
      error instanceof ExternalFailure || (error instanceof AppError && error.status < 500)
    if (!isExpected) throw error
    services.log.info({ reason: error.message }, 'a picture of an import was not stored')
    // Of a server elsewhere nothing is said that could tell about private networks.
    return { problem: error instanceof AppError ? error.message : pictureNotFetched }
  }
}

/**
 * Our copies of the pictures that rows name by an address elsewhere. Each address is fetched once for a person,
 * from public networks only.
 */
export async function fetchPictures(
  services: ImportServices,
  { ownerId, mapping }: LeasedImport,
  rows: readonly { cells: readonly string[] }[],
  signal: AbortSignal,
): Promise<RowPictures['copies']> {
  const sources = [...new Set(rows.flatMap(({ cells }) => picturesOfCells(mapping, cells)))]
  const copies: Map<string, { url: string } | { problem: string }> = await readCopies(
    services,
    ownerId,
    sources,
  )
  for (const source of sources) {
    if (copies.has(source) || signal.aborted) continue
    copies.set(source, await fetchPicture(services, ownerId, source, signal))
  }
  return copies
}

/** The pictures of an import's zip by the names in it. */
export const readZipPictures = (db: Database, importId: string) =>
  queryRows<NamedPicture>(
    db,
    sql`select name, url, problem from import_pictures where import_id = ${importId}::uuid`,
  )
