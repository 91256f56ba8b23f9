import { Readable } from 'node:stream'
import type { Database } from '#server/platform/database/database.ts'
import { bindNamed, type NamedValues } from '#server/platform/database/named-sql.ts'
import type { DataTable } from '#server/platform/database/personal-data.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { type ArchiveFile, archiveFiles } from './account-archive.policy.ts'
import { readmeText } from './account-readme.policy.ts'

interface ArchiveServices {
  db: Database
  storage: Storage
}

/** Rows in memory at the same time. */
const batchSize = 200

function readRows<Row extends object>(
  db: Database,
  sql: string,
  values: NamedValues,
): Promise<Row[]> {
  return queryRows<Row>(db, bindNamed(sql, values))
}

/** The rows of one key in batches. */
async function* readPages(db: Database, rowsSql: string, of: { person: string; key: string }) {
  for (let after = 0; ; ) {
    const values = { ...of, after, limit: batchSize }
    const rows = await readRows<{ row: unknown; place: number }>(db, rowsSql, values)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.place
  }
}

/** The rows of one file in batches. Rows that are deleted meanwhile are left out. */
async function* readBatches(db: Database, file: ArchiveFile, person: string) {
  const { keysSql, isPaged, rowsSql } = file
  if (!keysSql) {
    yield await readRows<{ row: unknown }>(db, rowsSql, { person })
    return
  }
  const keyRows = await readRows<{ key: string }>(db, keysSql, { person })
  if (isPaged) {
    for (const { key } of keyRows) yield* readPages(db, rowsSql, { person, key })
    return
  }
  for (let start = 0; start < keyRows.length; start += batchSize) {
    const keys = keyRows.slice(start, start + batchSize).map(({ key }) => key)
    yield await readRows<{ row: unknown }>(db, rowsSql, { person, keys })
  }
}

/** One file as indented JSON text. */
async function* writeJson(db: Database, file: ArchiveFile, person: string): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of readBatches(db, file, person)) {
    for (const { row } of rows) {
      yield separator + JSON.stringify(row, null, 2)
      separator = ',\n'
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** The bytes of one picture; nothing when storage has lost it. */
async function* readPicture(storage: Storage, key: string) {
  const bytes = await storage.get(key)
  if (bytes) yield bytes
}

/**
 * Everything that is stored about a person as one ZIP file: JSON files by subject, the pictures, and a
 * README in both languages. Files are read one after the other while the archive is being sent, so the
 * memory used does not depend on its size.
 * @param map every table of the database, see `app/database/personal-data.ts`.
 */
export async function openArchive(
  { db, storage }: ArchiveServices,
  map: readonly DataTable[],
  person: string,
): Promise<Readable> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // Fails the whole download, so that an incomplete archive cannot look complete.
  const fail = (error: unknown) => output.destroy(error as Error)
  zip.on('error', fail)
  const add = (path: string, open: () => AsyncIterable<string | Buffer>, compress = true) =>
    zip.addReadStreamLazy(path, { compress }, (done) =>
      done(null, Readable.from(open(), { objectMode: false }).on('error', fail)),
    )
  const files = archiveFiles(map)
  zip.addBuffer(Buffer.from(readmeText(files), 'utf8'), 'README.txt')
  for (const file of files) add(`${file.name}.json`, () => writeJson(db, file, person))
  const pictures = await queryRows<{ url: string }>(
    db,
    sql`select url from uploads where owner_id = ${person} order by id`,
  )
  for (const { url } of pictures) {
    const key = url.replace('/uploads/', '')
    add(`pictures/${key}`, () => readPicture(storage, key), false)
  }
  zip.end()
  return output
}
