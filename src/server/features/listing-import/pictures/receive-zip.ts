import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { maxPictureZipBytes } from '#shared/listing-import/listing-import.constants.ts'
import { pictureZipRefused, pictureZipTooLarge } from '../listing-import.errors.ts'
import { openPictureZip, ZipRefused } from './picture-zip.ts'

/** Passes bytes on. @throws AppError `listing_import.zip_refused` (413) beyond the limit. */
function limitBytes(most: number) {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > most ? pictureZipTooLarge() : null, chunk)
    },
  })
}

/**
 * Receives a zip in a file and opens it. The file has no name any more once it is open, so that the disk has it
 * back when the process ends, however it ends.
 * @throws AppError `listing_import.zip_refused` (400, 413).
 */
export async function receivePictureZip(body: Readable) {
  const folder = await mkdtemp(join(tmpdir(), 'krishihaat-pictures-'))
  const path = join(folder, 'pictures.zip')
  try {
    await pipeline(body, limitBytes(maxPictureZipBytes), createWriteStream(path))
    return await openPictureZip(path)
  } catch (error) {
    throw error instanceof ZipRefused ? pictureZipRefused(error.refusal) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
