import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { ImportFileError } from './import-file.failure.ts'

/** Bytes of all parts of a sheet once they are unpacked: 50,000 rows of 20 columns are about 60 MB of XML. */
const maxUnpackedBytes = 150 * 1024 * 1024
const maxEntries = 200

/** The only parts that the sheet reader reads: the others are pictures, fonts and printer settings. */
const isReadPart = (name: string) => name.endsWith('.xml') || name.endsWith('.xml.rels')

/** The entries that the directory names. @throws ImportFileError `too-complex` for more than a sheet can have. */
async function readDirectory(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  let unpacked = 0
  for await (const entry of archive.eachEntry()) {
    entries.push(entry)
    unpacked += entry.uncompressedSize
    if (unpacked > maxUnpackedBytes || entries.length > maxEntries) {
      throw new ImportFileError({ code: 'too-complex' })
    }
  }
  return entries
}

/**
 * A new archive of the parts that the directory of an XLSX file names. The sheet reader takes whatever data comes
 * along, whether the directory names it or not, at whatever length; here yauzl stops at the length that the
 * directory says, so that nothing of the sender's archive itself reaches the reader.
 * @throws ImportFileError
 */
export async function measuredXlsx(bytes: Uint8Array): Promise<Buffer> {
  const { fromBufferPromise } = await import('yauzl')
  const { ZipFile: NewZip } = await import('yazl')
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes))
    const entries = await readDirectory(archive)
    const measured = new NewZip()
    for (const entry of entries.filter(({ fileName }) => isReadPart(fileName))) {
      const part = await buffer(await archive.openReadStreamPromise(entry))
      // Packed, so that the largest sheet is not in memory three times.
      measured.addBuffer(part, entry.fileName, { compressionLevel: 1 })
    }
    measured.end()
    return await buffer(measured.outputStream)
  } catch (error) {
    throw error instanceof ImportFileError ? error : new ImportFileError({ code: 'unreadable' })
  }
}
