import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { maxImageBytes } from '#shared/kit/image.ts'
import {
  isIgnoredEntry,
  maxZipEntries,
  plainName,
  problemOfEntry,
  refusalOfZip,
  type ZipRefusal,
  zipSentences,
} from './picture-zip.policy.ts'

/** The zip is refused as a whole. */
export class ZipRefused extends Error {
  readonly refusal: ZipRefusal
  constructor(refusal: ZipRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** A file of a zip; `problem` is an English sentence where it cannot be a picture. */
export interface ZipPicture {
  name: string
  problem: string | undefined
  /** Unpacks it. @returns null when it is damaged, or longer than its zip says. */
  read(): Promise<Buffer | null>
}

/** @throws Error as soon as there are more bytes than a picture may have, whatever the directory says. */
async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes >= maxImageBytes) throw new Error(zipSentences.tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
  try {
    return await readAll(await zip.openReadStreamPromise(entry))
  } catch {
    // Its own bytes are wrong: the other pictures may be right.
    return null
  }
}

async function readDirectory(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxZipEntries) throw new ZipRefused('too-many')
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    // The number in the directory's end may be wrong.
    if (entries.length > maxZipEntries) throw new ZipRefused('too-many')
    if (!isIgnoredEntry(entry.fileName)) entries.push(entry)
  }
  return entries
}

/**
 * Opens a zip of pictures. Nothing is unpacked yet, and nothing is ever written under a name of the zip; one with
 * absolute names, or with names that leave their folder, is refused all the same.
 * @param path the file may be removed once it is open.
 * @throws ZipRefused
 */
export async function openPictureZip(path: string) {
  const { openPromise } = await import('yauzl')
  let zip: ZipFile
  try {
    zip = await openPromise(path, { autoClose: false })
  } catch {
    throw new ZipRefused('unreadable')
  }
  try {
    const entries = await readDirectory(zip)
    const described = entries.map((entry) => ({
      fileName: entry.fileName,
      compressedSize: entry.compressedSize,
      uncompressedSize: entry.uncompressedSize,
      isEncrypted: entry.isEncrypted(),
    }))
    const refusal = refusalOfZip(described)
    if (refusal) throw new ZipRefused(refusal)
    const pictures = described.map((description, i): ZipPicture => {
      const entry = entries[i] as Entry
      return {
        name: plainName(description.fileName),
        problem: problemOfEntry(description),
        read: () => readEntry(zip, entry),
      }
    })
    return { pictures, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof ZipRefused ? error : new ZipRefused('unreadable')
  }
}
