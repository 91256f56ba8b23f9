import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { checkRowQuota, consumeQuota, type Quota } from '#server/platform/quota/quota.ts'
import {
  type ImageWidth,
  imageVariant,
  imageWidths,
  isPrivatePicture,
  privatePictureStart,
} from '#shared/kit/image.ts'
import { type ImageFile, makeImageFiles } from './image.ts'
import { createPictureQueue } from './picture-queue.ts'
import { Upload } from './upload.entity.ts'
import { tooManyAttempts, unknownUpload, uploadsUsedUp } from './upload.errors.ts'
import { keysOf, type UploadServices } from './upload.service.ts'

/** Pictures one person may upload in 24 hours. */
export const uploadsPerDay = 200

/** Pictures that one person may send, whether they can be used or not: each costs up to seconds. */
export const attemptQuotas: readonly Quota[] = [
  { name: 'upload attempt, hour', max: 120, window: 3600 },
  { name: 'upload attempt, day', max: 400, window: 86_400 },
]

/** Of this process, which has one processor to share. */
const pictureQueue = createPictureQueue()

/** @throws AppError `upload.busy` (503) when no further upload of the person would be worked on. */
export const checkUploadRoom = (ownerId: string) => pictureQueue.checkRoom(ownerId)

/** @throws AppError `upload.limit_reached` (429). */
async function checkDayLimit(em: EntityManager, ownerId: string, count: number): Promise<void> {
  const quota = { max: uploadsPerDay, window: 24 * 3600 }
  const rows = { table: 'uploads', where: 'owner_id = ?', values: [ownerId] }
  const wait = await checkRowQuota(em, quota, rows, count)
  if (wait !== null) throw uploadsUsedUp(wait)
}

/**
 * Counts a person's pictures in and gives each its address; their files come after, so that a
 * process that dies in between leaves rows that the sweep clears away.
 */
async function reserveAddresses(
  em: EntityManager,
  ownerId: string,
  { count, isPrivate }: { count: number; isPrivate: boolean },
) {
  // One at a time a person, or requests sent together would each find room for all of them.
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`upload ${ownerId}`])
  await checkDayLimit(em, ownerId, count)
  return Array.from({ length: count }, () => {
    const id = v7()
    const url = `${isPrivate ? privatePictureStart : '/uploads/'}${id}.webp`
    em.create(Upload, { id, ownerId, url })
    return url
  })
}

const removeFiles = ({ storage }: UploadServices, urls: readonly string[]) =>
  Promise.all(urls.flatMap(keysOf).map((key) => storage.remove(key)))

/** A width's name in storage. */
const keyOf = (url: string, width: ImageWidth) => imageVariant(url, width).replace('/uploads/', '')

/** Writes pictures' files; all of them, or no file is kept. */
async function writeFiles(
  services: UploadServices,
  urls: readonly string[],
  pictures: readonly (readonly ImageFile[])[],
) {
  const writes = pictures.flatMap((files, i) =>
    files.map(({ width, bytes }) =>
      services.storage.put(keyOf(urls[i] ?? '', width), bytes, 'image/webp'),
    ),
  )
  // Wait for the last write even if one fails: what comes after the clearing would stay.
  const results = await Promise.allSettled(writes)
  const failure = results.find(({ status }) => status === 'rejected')
  if (failure?.status !== 'rejected') return
  await removeFiles(services, urls)
  throw failure.reason
}

/**
 * Reserves addresses, then writes the files; when they cannot be written the rows go too, last, for
 * they remain as long as there is anything to clear.
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
    await services.db.read({ text: 'delete from uploads where url = any($1)', values: [urls] })
    throw error
  }
  return urls
}

/** Counts pictures before anything is done with them. @throws AppError `upload.too_many_attempts` (429). */
async function countAttempts(
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
  /** For messages: their addresses need a signature (`pictureUrlFor`). */
  isPrivate?: boolean
}

/**
 * Checks, converts and keeps pictures, all of them or none.
 * @returns their addresses, in the order given.
 * @throws AppError as `makeImageFiles`, or `upload.limit_reached`, `upload.too_many_attempts` (429),
 * `upload.busy`, `storage.full` (503).
 */
export async function storeImages(
  services: UploadServices & { env: Env },
  { ownerId, images, isPrivate = false }: ImagesToStore,
): Promise<string[]> {
  const count = images.length
  // Before the work, which the limit is meant to spare, and again when the rows are written.
  await services.db.transaction((em) => checkDayLimit(em, ownerId, count))
  checkUploadRoom(ownerId)
  await countAttempts(services, ownerId, count)
  const pictures = await pictureQueue.run(ownerId, images, makeImageFiles)
  return savePictures(services, ownerId, { pictures, isPrivate })
}

/** What is kept of a picture; a width whose file is gone is left out. */
async function readFiles({ storage }: UploadServices, url: string) {
  const files = await Promise.all(
    imageWidths.map(async (width) => ({ width, bytes: await storage.get(keyOf(url, width)) })),
  )
  return files.flatMap(({ width, bytes }) => (bytes ? [{ width, bytes }] : []))
}

/**
 * Makes private copies of the public ones among a person's own pictures. The public ones stay until
 * the sweep, for a listing may show them too.
 * @returns all addresses, in the order given.
 * @throws AppError `upload.unknown` (400) for one that the person has not uploaded,
 * `upload.limit_reached` (429), `storage.full` (503).
 */
export async function copyToPrivate(
  services: UploadServices,
  ownerId: string,
  urls: readonly string[],
): Promise<string[]> {
  const open = urls.filter((url) => !isPrivatePicture(url))
  if (open.length === 0) return [...urls]
  const owned = await services.db.read({
    text: 'select url from uploads where owner_id = $1 and url = any($2)',
    values: [ownerId, open],
  })
  if (owned.length < open.length) throw unknownUpload()
  const pictures = await Promise.all(open.map((url) => readFiles(services, url)))
  const copies = await savePictures(services, ownerId, { pictures, isPrivate: true })
  return urls.map((url) => copies[open.indexOf(url)] ?? url)
}

/**
 * Gives a picture that a message already shows a private address, in the caller's transaction. The
 * old one is swept once nothing else shows it.
 * @returns the new address; the old one where the picture is gone.
 */
export async function moveToPrivate(
  services: UploadServices,
  em: EntityManager,
  { url, usedBy }: { url: string; usedBy: string },
): Promise<string> {
  const id = v7()
  const moved = `${privatePictureStart}${id}.webp`
  const [row] = await em.execute(
    `insert into uploads (id, owner_id, url, created_at, updated_at)
      select ?, owner_id, ?, created_at, now() from uploads where url = ? returning 1`,
    [id, moved, url],
  )
  if (!row) return url
  const files = await readFiles(services, url)
  await writeFiles(services, [moved], [files])
  await em.execute('update upload_uses set url = ? where url = ? and used_by = ?', [
    moved,
    url,
    usedBy,
  ])
  return moved
}
