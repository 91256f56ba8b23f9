import { AsyncResource } from 'node:async_hooks'
import { bulkhead } from 'cockatiel'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { readTableFile } from './file/table-file.ts'
import { moreRowsThanLeft, unreadableImportFile } from './listing-import.errors.ts'
import type { ImportServices } from './rows/import-services.ts'

/** Reading a file takes a thread with up to 384 MB, so three are read at a time; open uploads limit how many wait. */
const fileReaders = bulkhead(3, Number.POSITIVE_INFINITY)

const addRows = (db: Database, importId: string, first: number, rows: readonly string[][]) =>
  execute(
    db,
    sql`insert into listing_import_rows (import_id, number, cells)
      select ${importId}::uuid, ${first}::int + position::int - 1, cells
        from jsonb_array_elements(${sql.json(rows)}) with ordinality as given (cells, position)`,
  )

/** The file's rows that its owner may still add today, and the seconds until there are more. */
interface RowsLeft {
  left: number
  wait: number
  env: ImportServices['env']
}

/**
 * Reads a file into the rows of its import.
 * @throws AppError `listing_import.unreadable` (400), `listing_import.too_many_rows_today` (429).
 */
export async function storeImportTable(
  db: Database,
  id: string,
  bytes: Uint8Array,
  { left, wait, env }: RowsLeft,
) {
  const readFile = async () => {
    let rows = 0
    let headings: string[] = []
    for await (const part of readTableFile(bytes)) {
      if ('failure' in part) throw unreadableImportFile(part.failure)
      if ('headings' in part) headings = part.headings
      if ('rows' in part) {
        if (rows + part.rows.length > left) {
          throw moreRowsThanLeft({ max: env.IMPORT_ROWS_PER_DAY, left }, wait)
        }
        await addRows(db, id, rows + 1, part.rows)
        rows += part.rows.length
      }
    }
    return { rows, headings }
  }
  // One that waited would else run as part of the request that was read before it: in its sandbox, by its clock.
  return fileReaders.execute(AsyncResource.bind(readFile))
}
