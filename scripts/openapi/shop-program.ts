import { expect } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { EventView } from '../../src/shared/event/event.schema.ts'
import type { ListingImportView } from '../../src/shared/listing-import/listing-import.schema.ts'
import type { startShopServer } from './shop-server.ts'

/** A program of a shop or a buyer, with its key. */
export type Program = ReturnType<Awaited<ReturnType<typeof startShopServer>>['connect']>

/** Every row of a list, by its cursor. */
export async function readAll<Row>(program: Program, path: string, rows: string): Promise<Row[]> {
  const all: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = { cursor, limit: 2, sort: 'oldest' }
    const answer = await program.GET(path, { params: { query } })
    all.push(...answer.data.data[rows])
    cursor = answer.data.data.nextCursor
  }
  return all
}

export async function readFeed(program: Program): Promise<EventView[]> {
  const all: EventView[] = []
  for (let since: string | undefined, hasMore = true; hasMore; ) {
    const answer = await program.GET('/changes', { params: { query: { since, limit: 5 } } })
    const { events, next } = answer.data.data
    all.push(...events)
    since = next
    hasMore = answer.data.data.hasMore
  }
  return all
}

/** Waits as a program does: it asks again. */
async function importAt(program: Program, importId: string, state: ListingImportView['state']) {
  const path = { importId }
  const read = async (): Promise<ListingImportView> =>
    (await program.GET('/listing-import/get-import/{importId}', { params: { path } })).data.data
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe(state)
  return read()
}

/** Sends a file, has it checked and, unless it is only a trial, written. */
export async function importFile(
  program: Program,
  { bytes, type }: { bytes: Buffer; type: string },
  isTrial = false,
) {
  const sent = await program.POST('/listing-import/upload', {
    params: { query: { kind: 'crops', name: 'stock' } },
    body: bytes,
    bodySerializer: (body) => body,
    headers: { 'content-type': type },
  })
  const { _id: importId, mapping } = sent.data.data as ListingImportView
  const params = { path: { importId } }
  await program.POST('/listing-import/check/{importId}', { params, body: { mapping } })
  const checked = await importAt(program, importId, 'checked')
  if (isTrial) return checked
  await program.POST('/listing-import/start/{importId}', { params })
  return importAt(program, importId, 'done')
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const headings = ['SKU', 'Name', 'Price', 'Unit', 'Quantity', 'Harvest', 'Expiry', 'Dispatch']
export const wheat = [
  'W-1',
  'Sharbati wheat',
  '28.50',
  'kg',
  '500',
  '2026-04-10',
  '2037-06-30',
  '2',
]
export const onion = ['O-1', 'Red onion', '31', 'kg', '200', '2026-04-10', '2037-06-30', '1']
export const csvOf = (...rows: string[][]) => ({
  bytes: Buffer.from([headings, ...rows].map((row) => row.join(',')).join('\n')),
  type: 'text/csv',
})
export const sheetOf = async (...rows: string[][]) => {
  const cells = [headings, ...rows].map((row) => row.map((value) => ({ value })))
  const sheet = await writeXlsxFile(cells)
  return { bytes: Buffer.from(await sheet.toBuffer()), type: sheetType }
}
