import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { imageVariant, imageWidths } from '#shared/kit/image.ts'
import { unknownUpload } from './upload.errors.ts'

export interface UploadServices {
  db: Database
  storage: Storage
}

interface Claim {
  ownerId: string
  /** The id of the listing, user or message that uses the pictures. */
  usedBy: string
  /** All pictures that it uses from now on. */
  urls: readonly string[]
}

/**
 * Records which uploads a listing, user or message uses, so that the upload cleanup keeps them.
 * The caller has checked that `ownerId` may change `usedBy`.
 * @throws AppError `upload.unknown` (400) for an address that is neither an upload of this owner
 * nor already used there.
 */
export async function claimUploads(
  em: EntityManager,
  { ownerId, usedBy, urls }: Claim,
): Promise<void> {
  const uniqueUrls = [...new Set(urls)]
  if (uniqueUrls.length > 0) {
    // The lock keeps the cleanup from deleting a picture between this query and the commit.
    const claimable = await queryRows<{ url: string }>(
      em,
      sql`select url from uploads where url = any(${uniqueUrls}::text[])
        and (owner_id = ${ownerId} or url in (select url from upload_uses where used_by = ${usedBy}))
        for key share`,
    )
    if (claimable.length < uniqueUrls.length) throw unknownUpload()
  }
  await execute(em, sql`delete from upload_uses where used_by = ${usedBy}`)
  if (uniqueUrls.length > 0) {
    await execute(
      em,
      sql`insert into upload_uses (url, used_by)
        select url, ${usedBy}::uuid from unnest(${uniqueUrls}::text[]) as url`,
    )
  }
}

/** The names of a picture's files in storage. */
export const keysOf = (url: string) =>
  imageWidths.map((width) => imageVariant(url, width).replace('/uploads/', ''))
