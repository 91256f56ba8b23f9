import { type Entry, fromBuffer } from 'yauzl'
import { ImportFileError } from './import-file.failure.ts'

/** Bytes of all parts of a sheet once they are unpacked: 50,000 rows of 20 columns are about 60 MB of XML. */
const maxUnpackedBytes = 150 * 1024 * 1024
const maxEntries = 200

/**
 * Refuses an archive that unpacks to more than a sheet can have, by what its directory says. One that lies is
 * stopped by the memory limit of the thread.
 * @throws ImportFileError
 */
export function requireSmallArchive(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, archive) => {
      if (error) return reject(new ImportFileError({ code: 'unreadable' }))
      let unpacked = 0
      archive.on('error', () => reject(new ImportFileError({ code: 'unreadable' })))
      archive.on('end', () => resolve())
      archive.on('entry', ({ uncompressedSize }: Entry) => {
        unpacked += uncompressedSize
        if (unpacked > maxUnpackedBytes || archive.entryCount > maxEntries) {
          archive.close()
          return reject(new ImportFileError({ code: 'too-complex' }))
        }
        archive.readEntry()
      })
      archive.readEntry()
    })
  })
}
