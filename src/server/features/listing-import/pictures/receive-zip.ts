import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { maxPictureZipBytes } from '#shared/listing-import/listing-import.constants.ts'
import { openPictureZip, ZipRefused } from './picture-zip.ts'

/**
 * Passes bytes on up to the limit. The rest is read and dropped, because a sender whose connection is cut off does not
 * see why; only users who send twice as much are cut off.
 * @throws ZipRefused at the end.
 */
function limitBytes(maxBytes: number) {
  let bytes = 0
  const refusal = () => (bytes > maxBytes ? new ZipRefused('too-large') : null)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes <= maxBytes) return done(null, chunk)
      done(bytes > 2 * maxBytes ? refusal() : null)
    },
    flush: (done) => done(refusal()),
  })
}

/**
 * Receives a zip in a file and opens it. The file has no name any more once it is open, so that the disk has it
 * back when the process ends, however it ends.
 * @throws ZipRefused
 */
export async function receivePictureZip(body: Readable) {
  const folder = await mkdtemp(join(tmpdir(), 'krishihaat-pictures-'))
  const path = join(folder, 'pictures.zip')
  try {
    await pipeline(body, limitBytes(maxPictureZipBytes), createWriteStream(path))
    return await openPictureZip(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
