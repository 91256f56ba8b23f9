import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { imageVariant, imageWidths } from '../../../shared/image.ts'
import type { Database } from '../../core/database.ts'
import type { Storage } from '../../core/storage.ts'
import { makeImageFiles } from './image.ts'
import { Upload } from './upload.entity.ts'
import { unknownUpload, uploadsUsedUp } from './upload.errors.ts'

/** Pictures one person may upload in 24 hours. */
export const uploadsPerDay = 200

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

const countOfDay = `select count(*)::int as made,
  coalesce(86400 - extract(epoch from now() - min(created_at)), 0)::int as wait
  from uploads where created_at > now() - interval '24 hours' and owner_id =`

/** @throws AppError `upload.limit_reached` (429). */
function checkDayLimit(day: { made: number; wait: number } | undefined, count: number) {
  if (day && day.made + count > uploadsPerDay) throw uploadsUsedUp(Math.max(1, day.wait))
}

/**
 * Counts a person's pictures in and gives each its address; their files come after, so that a
 * process that dies in between leaves rows that the sweep clears away.
 */
async function reserveAddresses(em: EntityManager, ownerId: string, count: number) {
  // One at a time a person, or requests sent together would each find room for all of them.
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`upload ${ownerId}`])
  const [day] = await em.execute<{ made: number; wait: number }[]>(`${countOfDay} ?`, [ownerId])
  checkDayLimit(day, count)
  return Array.from({ length: count }, () => {
    const id = v7()
    const url = `/uploads/${id}.webp`
    em.create(Upload, { id, ownerId, url })
    return url
  })
}

/** Takes pictures back: files first, so that a row remains as long as there is anything to clear. */
async function removeUploads({ db, storage }: UploadServices, urls: readonly string[]) {
  await Promise.all(urls.flatMap(keysOf).map((key) => storage.remove(key)))
  await db.read({ text: 'delete from uploads where url = any($1)', values: [urls] })
}

/**
 * Checks, converts and keeps pictures, all of them or none.
 * @returns their addresses, in the order given.
 * @throws AppError as `makeImageFiles`, or `upload.limit_reached` (429).
 */
export async function storeImages(
  services: UploadServices,
  ownerId: string,
  images: readonly Buffer[],
): Promise<string[]> {
  const [day] = await services.db.read<{ made: number; wait: number }>({
    text: `${countOfDay} $1`,
    values: [ownerId],
  })
  // Before the work, which is what a limit is to spare; and once more when the rows are written.
  checkDayLimit(day, images.length)
  const pictures = await Promise.all(images.map(makeImageFiles))
  const urls = await services.db.transaction((em) => reserveAddresses(em, ownerId, images.length))
  const writes = pictures.flatMap((files, i) =>
    files.map(({ width, bytes }) => {
      const key = imageVariant(urls[i] ?? '', width).replace('/uploads/', '')
      return services.storage.put(key, bytes, 'image/webp')
    }),
  )
  // Wait for the last write even if one fails: what comes after the clearing would stay.
  const results = await Promise.allSettled(writes)
  const failure = results.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') {
    await removeUploads(services, urls)
    throw failure.reason
  }
  return urls
}
