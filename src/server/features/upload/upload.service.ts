import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows, type SqlSource } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { imageVariant, imageWidths } from '#shared/kit/image.ts'
import { unknownUpload } from './upload.errors.ts'
import { keepPicturesSql, releasePicturesSql } from './upload-uses.sql.ts'

export interface UploadServices {
  db: Database
  storage: Storage
}

interface Use {
  /** The id of the listing, user or message that uses the pictures. */
  usedBy: string
  /** All pictures that it uses from now on. */
  urls: readonly string[]
}

/**
 * Records which uploads listings, users or messages use, so that the upload cleanup keeps them.
 * The caller has checked that `ownerId` may change each of them.
 * @throws AppError `upload.unknown` (400) for an address that is neither an upload of this owner
 * nor already used there.
 */
export async function claimUploadsOfMany(
  em: EntityManager,
  ownerId: string,
  uses: readonly Use[],
): Promise<void> {
  if (uses.length === 0) return
  const claims = uses.flatMap(({ usedBy, urls }) =>
    [...new Set(urls)].map((url) => ({ used_by: usedBy, url })),
  )
  const claimsSql = sql`jsonb_to_recordset(${sql.json(claims)}) as claim (used_by uuid, url text)`
  if (claims.length > 0) {
    // The lock keeps the cleanup from deleting a picture between this query and the commit.
    await queryRows(
      em,
      sql`select 1 from uploads where url in (select url from ${claimsSql}) order by url for key share`,
    )
    const [unknown] = await queryRows(
      em,
      sql`select 1 from ${claimsSql}
        where not exists (select from uploads u where u.url = claim.url and (u.owner_id = ${ownerId}
          or exists (select from upload_uses o where o.url = claim.url and o.used_by = claim.used_by))) limit 1`,
    )
    if (unknown) throw unknownUpload()
  }
  const users = uses.map(({ usedBy }) => usedBy)
  await execute(em, sql`delete from upload_uses where used_by = any(${users}::uuid[])`)
  if (claims.length > 0) {
    await execute(
      em,
      sql`insert into upload_uses (url, used_by) select url, used_by from ${claimsSql}`,
    )
  }
}

/** As `claimUploadsOfMany`, for one listing, user or message. */
export const claimUploads = (
  em: EntityManager,
  { ownerId, usedBy, urls }: Use & { ownerId: string },
): Promise<void> => claimUploadsOfMany(em, ownerId, [{ usedBy, urls }])

/** Keeps uploads for something that may still need them, besides what it keeps already. */
export async function keepUploads(
  em: EntityManager,
  usedBy: string,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return
  const rows = sql`select url, ${usedBy}::uuid from uploads where url = any(${[...new Set(urls)]}::text[]) for key share`
  await execute(em, keepPicturesSql(rows))
}

/** Lets go of the uploads that something has used. */
export const releaseUploads = (source: SqlSource, usedBy: string) =>
  execute(source, releasePicturesSql(sql`select ${usedBy}::uuid`))

/** Those of a person's uploads that are still there. */
export async function presentUploads(
  em: EntityManager,
  ownerId: string,
  urls: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queryRows<{ url: string }>(
    em,
    sql`select url from uploads where url = any(${urls}::text[]) and owner_id = ${ownerId} for key share`,
  )
  return new Set(rows.map(({ url }) => url))
}

/** The names of a picture's files in storage. */
export const keysOf = (url: string) =>
  imageWidths.map((width) => imageVariant(url, width).replace('/uploads/', ''))
