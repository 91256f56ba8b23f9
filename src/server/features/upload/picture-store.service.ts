import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import type { Quota } from '#server/platform/quota/rate-limit.ts'
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
  { name: 'upload attempt, hour', times: 120, perSeconds: 3600 },
  { name: 'upload attempt, day', times: 400, perSeconds: 86_400 },
]

/** Of this process, which has one processor to share. */
const pictureQueue = createPictureQueue()

/** @throws AppError `upload.busy` (503) when no further upload of the person would be worked on. */
export const checkUploadRoom = (ownerId: string) => pictureQueue.checkRoom(ownerId)

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
async function reserveAddresses(
  em: EntityManager,
  ownerId: string,
  { count, isPrivate }: { count: number; isPrivate: boolean },
) {
  // One at a time a person, or requests sent together would each find room for all of them.
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`upload ${ownerId}`])
  const [day] = await em.execute<{ made: number; wait: number }[]>(`${countOfDay} ?`, [ownerId])
  checkDayLimit(day, count)
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
      for (const allowance of attemptQuotas) {
        const seconds = await consumeQuota(em, env, allowance, ownerId)
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
  const [day] = await services.db.read<{ made: number; wait: number }>({
    text: `${countOfDay} $1`,
    values: [ownerId],
  })
  // Before the work, which is what a limit is to spare; and once more when the rows are written.
  checkDayLimit(day, count)
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
