import { parentPort, workerData } from 'node:worker_threads'
import { maxImportColumns, maxImportRows } from '#shared/listing-import/listing-import.constants.ts'
import { ImportFileError } from './import-file.failure.ts'
import { readTable } from './read-table.ts'
import type { TablePart } from './table-file.ts'

const rowsOfPart = 1000

const send = (part: TablePart) => parentPort?.postMessage(part)

async function readFile() {
  const { headings, rows } = await readTable(workerData as Uint8Array, {
    rows: maxImportRows,
    columns: maxImportColumns,
  })
  send({ headings })
  for (let from = 0; from < rows.length; from += rowsOfPart) {
    send({ rows: rows.slice(from, from + rowsOfPart) })
  }
  send({ isDone: true })
}

readFile().catch((error: unknown) => {
  send({ failure: error instanceof ImportFileError ? error.failure : { code: 'unreadable' } })
})
