import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Database } from '#server/platform/database/database.ts'
import { bindNamed, type NamedValues } from '#server/platform/database/named-sql.ts'
import type { DataTable } from '#server/platform/database/personal-data.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { type ArchiveFile, archiveFiles } from './account-archive.policy.ts'
import { readmeText } from './account-readme.policy.ts'

interface ArchiveServices {
  db: Database
  storage: Storage
}

/** Rows that are in memory at once. */
const batchSize = 200

function read<Row extends object>(db: Database, sql: string, values: NamedValues): Promise<Row[]> {
  return db.read<Row>(bindNamed(sql, values, (nth) => `$${nth}`))
}

/** The rows of one file, a batch at a time; rows that go meanwhile are left out. */
async function* batchesOf(db: Database, { keysSql, rowsSql }: ArchiveFile, person: string) {
  if (!keysSql) {
    yield await read<{ row: unknown }>(db, rowsSql, { person })
    return
  }
  const found = await read<{ key: string }>(db, keysSql, { person })
  for (let start = 0; start < found.length; start += batchSize) {
    const keys = found.slice(start, start + batchSize).map(({ key }) => key)
    yield await read<{ row: unknown }>(db, rowsSql, { person, keys })
  }
}

/** One file as JSON text that people can read, one row after the other. */
async function* jsonOf(db: Database, file: ArchiveFile, person: string): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of batchesOf(db, file, person)) {
    for (const { row } of rows) {
      yield separator + JSON.stringify(row, null, 2)
      separator = ',\n'
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** The bytes of one picture; nothing when storage has lost it. */
async function* pictureOf(storage: Storage, key: string) {
  const bytes = await storage.get(key)
  if (bytes) yield bytes
}

/**
 * Everything that is kept of a person as one ZIP file: JSON by subject, the pictures, and a README in
 * both languages. Files are read one after the other while the archive is being sent, so that its size
 * does not matter to memory.
 * @param map every table of the database, as `app/personal-data.ts` has it.
 */
export async function openArchive(
  { db, storage }: ArchiveServices,
  map: readonly DataTable[],
  person: string,
): Promise<Readable> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // Fails the download as a whole: half an archive must not look like a complete one.
  const fail = (error: unknown) => output.destroy(error as Error)
  zip.on('error', fail)
  const add = (path: string, open: () => AsyncIterable<string | Buffer>, compress = true) =>
    zip.addReadStreamLazy(path, { compress }, (done) =>
      done(null, Readable.from(open(), { objectMode: false }).on('error', fail)),
    )
  const files = archiveFiles(map)
  zip.addBuffer(Buffer.from(readmeText(files), 'utf8'), 'README.txt')
  for (const file of files) add(`${file.name}.json`, () => jsonOf(db, file, person))
  const pictures = await db.read<{ url: string }>({
    text: 'select url from uploads where owner_id = $1 order by id',
    values: [person],
  })
  for (const { url } of pictures) {
    const key = url.replace('/uploads/', '')
    add(`pictures/${key}`, () => pictureOf(storage, key), false)
  }
  zip.end()
  return output
}
