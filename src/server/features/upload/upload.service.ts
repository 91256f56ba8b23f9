import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '#server/platform/database/database.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { imageVariant, imageWidths } from '#shared/kit/image.ts'
import { unknownUpload } from './upload.errors.ts'

export interface UploadServices {
  db: Database
  storage: Storage
}

interface Claim {
  ownerId: string
  /** The id of the listing or person that shows the pictures. */
  usedBy: string
  /** Every picture it shows from now on. */
  urls: readonly string[]
}

/**
 * Records which uploads a listing or person shows, so that the sweep leaves them alone.
 * The caller has made sure that `ownerId` may change `usedBy`.
 * @throws AppError `upload.unknown` (400) for an address that is neither an upload of this owner
 * nor shown there already.
 */
export async function claimUploads(
  em: EntityManager,
  { ownerId, usedBy, urls }: Claim,
): Promise<void> {
  const wanted = [...new Set(urls)]
  if (wanted.length > 0) {
    // The lock keeps the sweep from deleting a picture between this look and the commit.
    const found = await em.execute<{ url: string }[]>(
      `select url from uploads where url in (${wanted.map(() => '?').join(', ')})
        and (owner_id = ? or url in (select url from upload_uses where used_by = ?))
        for key share`,
      [...wanted, ownerId, usedBy],
    )
    if (found.length < wanted.length) throw unknownUpload()
  }
  await em.execute('delete from upload_uses where used_by = ?', [usedBy])
  if (wanted.length > 0) {
    await em.execute(
      `insert into upload_uses (url, used_by) values ${wanted.map(() => '(?, ?)').join(', ')}`,
      wanted.flatMap((url) => [url, usedBy]),
    )
  }
}

/** The names of a picture's files in storage. */
export const keysOf = (url: string) =>
  imageWidths.map((width) => imageVariant(url, width).replace('/uploads/', ''))
