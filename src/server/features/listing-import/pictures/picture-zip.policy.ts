import { maxImageBytes } from '#shared/kit/image.ts'
import { maxZipPictures } from '#shared/listing-import/listing-import.constants.ts'

/** Entries of a zip, with folders and files that computers add: far more than the pictures there may be. */
export const maxZipEntries = 1000
/** Bytes of all pictures once they are unpacked. */
export const maxUnpackedBytes = maxZipPictures * maxImageBytes
/** Pictures are packed already, so that one which shrinks more than this is none. */
const maxRatio = 100
/** Below so many bytes the ratio says nothing: a white square packs well. */
const smallBytes = 64 * 1024

/** What a zip's directory says of an entry. */
export interface ZipEntry {
  fileName: string
  compressedSize: number
  uncompressedSize: number
  isEncrypted: boolean
}

/** A name as tables and zips write it alike: without case, with one kind of slash. */
export const plainName = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
    .toLowerCase()

const baseName = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** Folders, and what macOS and Windows put beside the files. */
export const isIgnoredEntry = (name: string) =>
  name.endsWith('/') ||
  /(^|\/)(__macosx\/|\.)/i.test(name) ||
  /^(thumbs\.db|desktop\.ini)$/i.test(baseName(name))

export const zipSentences = {
  encrypted: 'This file of the zip has a password. Please pack the pictures without one.',
  notPicture: 'This file of the zip is not a picture.',
  tooLarge: 'Each image must be under 2 MB.',
  damaged: 'This file of the zip is damaged.',
  unread: 'The zip was not read to its end. Please send it again.',
} as const

/** Why an entry is not even unpacked; undefined when it may be. */
export function problemOfEntry(entry: ZipEntry): string | undefined {
  const { compressedSize, uncompressedSize, isEncrypted } = entry
  if (isEncrypted) return zipSentences.encrypted
  if (uncompressedSize >= maxImageBytes) return zipSentences.tooLarge
  const isBomb = uncompressedSize > smallBytes && uncompressedSize > compressedSize * maxRatio
  if (isBomb || uncompressedSize === 0) return zipSentences.notPicture
  return undefined
}

export type ZipRefusal = 'too-large' | 'unreadable' | 'none' | 'too-many' | 'too-complex'

/** Why a zip is refused as a whole, by its directory; undefined when its pictures may be read. */
export function refusalOfZip(pictures: readonly ZipEntry[]): ZipRefusal | undefined {
  if (pictures.length === 0) return 'none'
  if (pictures.length > maxZipPictures) return 'too-many'
  const names = new Set(pictures.map(({ fileName }) => plainName(fileName)))
  // Two entries of a name: which one is meant would be a guess.
  if (names.size < pictures.length) return 'unreadable'
  const unpacked = pictures.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  return unpacked > maxUnpackedBytes ? 'too-complex' : undefined
}

/**
 * Finds pictures by the name that a table gives: the whole name in the zip, or the last part of it where only one
 * picture has that.
 */
export function pictureFinder<Picture extends { name: string }>(pictures: readonly Picture[]) {
  const byName = new Map(pictures.map((picture) => [picture.name, picture]))
  const byBase = new Map<string, Picture | null>()
  for (const picture of pictures) {
    const base = baseName(picture.name)
    byBase.set(base, byBase.has(base) ? null : picture)
  }
  return (name: string): Picture | undefined => {
    const plain = plainName(name)
    return byName.get(plain) ?? byBase.get(plain) ?? undefined
  }
}
