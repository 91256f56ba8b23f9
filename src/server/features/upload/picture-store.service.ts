import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import { processShareOf } from '#server/platform/config/running-sandbox.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { checkRowQuota, consumeQuota, type Quota } from '#server/platform/quota/quota.ts'
import {
  type ImageWidth,
  imageVariant,
  imageWidths,
  isPrivatePicture,
  privatePicturePrefix,
} from '#shared/kit/image.ts'
import { type ImageFile, makeImageFiles } from './image.ts'
import { createPictureQueue } from './picture-queue.ts'
import { Upload } from './upload.entity.ts'
import { tooManyAttempts, unknownUpload, uploadsUsedUp } from './upload.errors.ts'
import { keysOf, type UploadServices } from './upload.service.ts'

/** Pictures that one user may upload in 24 hours. */
export const uploadsPerDay = 200

/** Pictures that one user may send, usable or not, because each can take seconds to process. */
export const attemptQuotas: readonly Quota[] = [
  { name: 'upload attempt, hour', max: 120, window: 3600 },
  { name: 'upload attempt, day', max: 400, window: 86_400 },
]

/** One queue per process, because a process has one processor. */
const pictureQueue = createPictureQueue()

/** @throws AppError `upload.busy` (503) when the queue has no room for another upload of the user. */
export const requireUploadRoom = (ownerId: string) =>
  pictureQueue.requireRoom(processShareOf(ownerId))

/** @throws AppError `upload.limit_reached` (429). */
async function requireDayLimit(em: EntityManager, ownerId: string, count: number): Promise<void> {
  const quota = { max: uploadsPerDay, window: 24 * 3600 }
  const rows = { table: 'uploads', where: sql`owner_id = ${ownerId}` }
  const wait = await checkRowQuota(em, quota, rows, count)
  if (wait !== null) throw uploadsUsedUp(wait)
}

/**
 * Counts a user's pictures and reserves an address for each. The files are written afterwards; if the
 * process dies in between, the upload cleanup deletes the rows.
 */
async function reserveAddresses(
  em: EntityManager,
  ownerId: string,
  { count, isPrivate }: { count: number; isPrivate: boolean },
) {
  // One at a time per user; otherwise concurrent requests would each find room for all of them.
  await execute(em, sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${ownerId}`}, 0))`)
  await requireDayLimit(em, ownerId, count)
  return Array.from({ length: count }, () => {
    const id = v7()
    const url = `${isPrivate ? privatePicturePrefix : '/uploads/'}${id}.webp`
    em.create(Upload, { id, ownerId, url })
    return url
  })
}

const removeFiles = ({ storage }: UploadServices, urls: readonly string[]) =>
  Promise.all(urls.flatMap(keysOf).map((key) => storage.remove(key)))

/** The name in storage of a picture's file with this width. */
const keyOf = (url: string, width: ImageWidth) => imageVariant(url, width).replace('/uploads/', '')

/** Writes the files of pictures. @throws Error after all of them were tried, when one could not be written. */
async function writeFiles(
  { storage }: UploadServices,
  urls: readonly string[],
  pictures: readonly (readonly ImageFile[])[],
) {
  const writes = pictures.flatMap((files, i) =>
    files.map(({ width, bytes }) => storage.put(keyOf(urls[i] ?? '', width), bytes, 'image/webp')),
  )
  // Waits for every write even if one fails, because a file written after the removal would stay.
  const results = await Promise.allSettled(writes)
  const failure = results.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}

/**
 * Reserves addresses, then writes the files. If that fails, the files are removed and then the rows. While
 * the storage is away both stay: the daily cleanup of unused pictures removes the files by these rows.
 */
async function savePictures(
  services: UploadServices,
  ownerId: string,
  { pictures, isPrivate }: { pictures: ImageFile[][]; isPrivate: boolean },
): Promise<string[]> {
  const count = pictures.length
  const urls = await services.db.transaction((em) =>
    reserveAddresses(em, ownerId, { count, isPrivate }),
  )
  try {
    await writeFiles(services, urls, pictures)
  } catch (error) {
    const isAway = error instanceof AppError && error.code === 'service.unavailable'
    if (!isAway) {
      await removeFiles(services, urls)
      await execute(services.db, sql`delete from uploads where url = any(${urls})`)
    }
    throw error
  }
  return urls
}

/** Counts pictures before they are processed, or fetched. @throws AppError `upload.too_many_attempts` (429). */
export async function countPictureAttempts(
  { db, env }: { db: Database; env: Env },
  ownerId: string,
  count: number,
) {
  const wait = await db.transaction(async (em) => {
    for (let i = 0; i < count; i++) {
      for (const quota of attemptQuotas) {
        const seconds = await consumeQuota(em, env, quota, ownerId)
        if (seconds !== null) return seconds
      }
    }
    return null
  })
  if (wait !== null) throw tooManyAttempts(wait)
}

interface ImagesToStore {
  ownerId: string
  images: readonly Buffer[]
  /** For messages: the addresses need a signature (see`pictureUrlFor`). */
  isPrivate?: boolean
  /** Whether `countPictureAttempts` has counted them before. */
  areCounted?: boolean
}

/**
 * Checks, converts and stores pictures, all or none.
 * @returns their addresses, in the order given.
 * @throws AppError as `makeImageFiles`, or `upload.limit_reached`, `upload.too_many_attempts` (429),
 * `upload.busy`, `storage.full` (503).
 */
export async function storeImages(
  services: UploadServices & { env: Env },
  { ownerId, images, isPrivate = false, areCounted = false }: ImagesToStore,
): Promise<string[]> {
  const count = images.length
  // Checked before the expensive processing, which the limit is meant to spare, and again when the rows are written.
  await services.db.transaction((em) => requireDayLimit(em, ownerId, count))
  requireUploadRoom(ownerId)
  if (!areCounted) await countPictureAttempts(services, ownerId, count)
  const pictures = await pictureQueue.run(processShareOf(ownerId), images, makeImageFiles)
  return savePictures(services, ownerId, { pictures, isPrivate })
}

/** The stored files of a picture; widths whose file is missing are left out. */
async function readFiles({ storage }: UploadServices, url: string) {
  const files = await Promise.all(
    imageWidths.map(async (width) => ({ width, bytes: await storage.get(keyOf(url, width)) })),
  )
  return files.flatMap(({ width, bytes }) => (bytes ? [{ width, bytes }] : []))
}

/**
 * Makes private copies of the public pictures among a user's own. The public ones stay until the upload
 * cleanup, because a listing may use them too.
 * @returns all addresses, in the order given.
 * @throws AppError `upload.unknown` (400) for an address that the user has not uploaded,
 * `upload.limit_reached` (429), `storage.full` (503).
 */
export async function copyToPrivate(
  services: UploadServices,
  ownerId: string,
  urls: readonly string[],
): Promise<string[]> {
  const publicUrls = urls.filter((url) => !isPrivatePicture(url))
  if (publicUrls.length === 0) return [...urls]
  const owned = await queryRows(
    services.db,
    sql`select url from uploads where owner_id = ${ownerId} and url = any(${publicUrls})`,
  )
  if (owned.length < publicUrls.length) throw unknownUpload()
  const pictures = await Promise.all(publicUrls.map((url) => readFiles(services, url)))
  const copies = await savePictures(services, ownerId, { pictures, isPrivate: true })
  return urls.map((url) => copies[publicUrls.indexOf(url)] ?? url)
}

/**
 * Moves a picture that a message already uses to a private address, in the caller's transaction. The
 * upload cleanup deletes the old files once nothing else uses them.
 * @returns the new address, or the old one if the picture no longer exists.
 */
export async function moveToPrivate(
  services: UploadServices,
  em: EntityManager,
  { url, usedBy }: { url: string; usedBy: string },
): Promise<string> {
  const id = v7()
  const privateUrl = `${privatePicturePrefix}${id}.webp`
  const [row] = await execute(
    em,
    sql`insert into uploads (id, owner_id, url, created_at, updated_at)
      select ${id}, owner_id, ${privateUrl}, created_at, now() from uploads where url = ${url} returning 1`,
  )
  if (!row) return url
  const files = await readFiles(services, url)
  await writeFiles(services, [privateUrl], [files])
  await execute(
    em,
    sql`update upload_uses set url = ${privateUrl} where url = ${url} and used_by = ${usedBy}`,
  )
  return privateUrl
}
