import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { maxImportColumns, maxImportRows } from '#shared/listing-import/listing-import.constants.ts'
import { ImportFileError } from './import-file.failure.ts'
import { readTable } from './read-table.ts'
import { rowParts } from './row-parts.ts'
import type { TablePart } from './table-file.ts'

const send = (part: TablePart) => parentPort?.postMessage(part)

/** Sends a part, and waits until the other thread asks for the next: no limit counts the memory of parts on their way. */
async function sendAndWait(part: TablePart) {
  if (!parentPort) return
  const isTaken = once(parentPort, 'message')
  send(part)
  await isTaken
}

async function readFile() {
  const { headings, rows } = await readTable(workerData as Uint8Array, {
    rows: maxImportRows,
    columns: maxImportColumns,
  })
  await sendAndWait({ headings })
  for (const part of rowParts(rows)) await sendAndWait({ rows: part })
  send({ isDone: true })
}

readFile().catch((error: unknown) => {
  send({ failure: error instanceof ImportFileError ? error.failure : { code: 'unreadable' } })
})
