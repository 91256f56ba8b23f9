import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { storeImages } from '#server/features/upload/picture-store.service.ts'
import { tooManyAttempts, uploadsBusy } from '#server/features/upload/upload.errors.ts'
import { keepUploads, releaseUploads } from '#server/features/upload/upload.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { databaseTimeouts, inBackground } from '#server/platform/database/driver/postgres-client.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { wakeOutbox } from '#server/platform/jobs/outbox.ts'
import { consumeQuota, type Quota } from '#server/platform/quota/quota.ts'
import {
  importNotFound,
  importNotReady,
  picturesInProgress,
  pictureZipRefused,
} from './listing-import.errors.ts'
import { zipSentences } from './pictures/picture-zip.policy.ts'
import { type ZipPicture, ZipRefused } from './pictures/picture-zip.ts'
import { receivePictureZip } from './pictures/receive-zip.ts'
import type { ImportServices } from './rows/import-services.ts'
import { listingImportsTable } from './rows/leased-import.ts'

type PictureZip = Awaited<ReturnType<typeof receivePictureZip>>

/** Longer than a zip may take to arrive. */
const receivingSeconds = 10 * 60
/** Longer than a picture takes in the queue; after so long another process knows that this one has died. */
const pictureSeconds = 120
/** Zips that this process reads at the same time: each has one picture in memory. */
const maxOpenZips = 4
/** Tries while the pictures of others have the queue, and the milliseconds between them. */
const busyTries = 20
const busyMs = 3000

/** Zips that a person may send, usable or not; their pictures count as uploads besides. */
const zipQuota: Quota = { name: 'picture zip', max: 20, window: 86_400 }

interface OwnImport {
  ownerId: string
  importId: string
}

let openZips = 0

/** The zips whose pictures an app stores, until it closes. */
interface Storing {
  closing: AbortController
  running: Set<Promise<void>>
}

const storingOf = new WeakMap<Database, Storing>()

function storingIn(db: Database): Storing {
  const storing = storingOf.get(db) ?? { closing: new AbortController(), running: new Set() }
  storingOf.set(db, storing)
  return storing
}

/** Stops to store pictures after those at hand, when the app closes. The rows that name the others say so. */
export async function closePictureZips(db: Database): Promise<void> {
  const { closing, running } = storingIn(db)
  closing.abort()
  await Promise.all(running)
}

/**
 * Begins to receive a zip for an import that waits for its owner: one at a time, also of all processes.
 * @throws AppError `listing_import.not_found` (404), `listing_import.not_ready` or
 * `listing_import.pictures_in_progress` (409), `upload.too_many_attempts` (429).
 */
async function beginZip(
  { db, env }: ImportServices,
  { ownerId, importId }: OwnImport,
): Promise<void> {
  await db.transaction(async (em) => {
    const [row] = await execute<{ state: string; isReading: boolean }>(
      em,
      sql`select state, pictures_until > now() as "isReading" from listing_imports
        where id = ${importId}::uuid and owner_id = ${ownerId} for update`,
    )
    if (!row) throw importNotFound()
    if (row.state !== 'uploaded' && row.state !== 'checked') throw importNotReady()
    if (row.isReading) throw picturesInProgress()
    const seconds = await consumeQuota(em, env, zipQuota, ownerId)
    if (seconds !== null) throw tooManyAttempts(seconds)
    await execute(
      em,
      sql`update listing_imports set pictures_until = now() + ${receivingSeconds} * interval '1 second'
        where id = ${importId}::uuid`,
    )
  })
}

/** The rows may go on: a check that was begun meanwhile has waited. */
const endZip = (db: Database, importId: string) =>
  db.transaction(async (em) => {
    await execute(
      em,
      sql`update listing_imports set pictures_until = now() where id = ${importId}::uuid`,
    )
    wakeOutbox(em, listingImportsTable)
  })

/** The pictures of an earlier zip are replaced, and the rows have to be checked with the new ones. */
const storeZip = (db: Database, importId: string, pictures: number) =>
  db.transaction(async (em) => {
    await execute(em, sql`delete from import_pictures where import_id = ${importId}::uuid`)
    await releaseUploads(em, importId)
    await execute(
      em,
      sql`update listing_imports set pictures = ${pictures},
        state = case when state = 'checked' then 'uploaded' else state end,
        pictures_until = now() + ${pictureSeconds} * interval '1 second'
        where id = ${importId}::uuid`,
    )
  })

/**
 * Stores a picture as an upload of its owner.
 * @returns its address, or why it is refused; null when the app closes before there is room for it.
 */
async function storePicture(
  services: ImportServices,
  ownerId: string,
  { picture, closing }: { picture: ZipPicture; closing: AbortSignal },
) {
  if (picture.problem) return { problem: picture.problem }
  const bytes = await picture.read()
  if (!bytes) return { problem: zipSentences.damaged }
  for (let tries = 1; ; tries++) {
    try {
      const [url] = await storeImages(services, { ownerId, images: [bytes] })
      return url ? { url } : { problem: zipSentences.damaged }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const isBusy = error.code === uploadsBusy().code && tries < busyTries
      if (!isBusy && error.status >= 500) throw error
      if (!isBusy) return { problem: error.message }
      await wait(busyMs, undefined, { signal: closing }).catch(() => {})
      if (closing.aborted) return null
    }
  }
}

/** @returns false when the import is no longer there. */
const storeOutcome = (
  db: Database,
  importId: string,
  name: string,
  { url = null, problem = null }: { url?: string | null; problem?: string | null },
) =>
  db.transaction(async (em) => {
    const [row] = await execute(
      em,
      sql`update listing_imports set pictures_until = now() + ${pictureSeconds} * interval '1 second'
        where id = ${importId}::uuid returning 1 as one`,
    )
    if (!row) return false
    await execute(
      em,
      sql`insert into import_pictures (import_id, name, url, problem)
        values (${importId}::uuid, ${name}, ${sql.value(url)}, ${sql.value(problem)}) on conflict do nothing`,
    )
    // Until the rows are written nothing else uses it.
    if (url) await keepUploads(em, importId, [url])
    return true
  })

async function storePictures(
  services: ImportServices,
  { ownerId, importId }: OwnImport,
  { zip, closing }: { zip: PictureZip; closing: AbortSignal },
): Promise<void> {
  try {
    for (const picture of zip.pictures) {
      if (closing.aborted) return
      const outcome = await storePicture(services, ownerId, { picture, closing })
      if (!outcome || !(await storeOutcome(services.db, importId, picture.name, outcome))) return
    }
  } finally {
    zip.close()
    await endZip(services.db, importId)
  }
}

/**
 * Receives the zip of an import's pictures. They are checked and stored in the background, one after the other; the
 * rows are checked afterwards.
 * @throws AppError as `beginZip`; `listing_import.zip_refused` (400, 413), `upload.busy` (503).
 */
export async function addPictureZip(
  services: ImportServices,
  own: OwnImport,
  body: () => Promise<Readable>,
): Promise<void> {
  const { db, log } = services
  if (openZips >= maxOpenZips) throw uploadsBusy()
  openZips += 1
  const { closing, running } = storingIn(db)
  let background: Promise<void> | undefined
  try {
    await beginZip(services, own)
    try {
      const zip = await receivePictureZip(await body())
      try {
        await storeZip(db, own.importId, zip.pictures.length)
      } catch (error) {
        zip.close()
        throw error
      }
      const store = () => storePictures(services, own, { zip, closing: closing.signal })
      background = inBackground(store, databaseTimeouts.answer)
    } catch (error) {
      await endZip(db, own.importId)
      throw error instanceof ZipRefused ? pictureZipRefused(error.refusal) : error
    }
  } finally {
    if (!background) openZips -= 1
  }
  const stored = background
    .catch((error: unknown) => log.error({ err: error }, 'the pictures of a zip were not stored'))
    .finally(() => {
      openZips -= 1
      running.delete(stored)
    })
  running.add(stored)
}
