import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { wakeOutbox } from '#server/platform/jobs/outbox.ts'
import { sha256Hex } from '#server/platform/text/sha256.ts'
import type { ImportKind } from '#shared/listing-import/listing-import.constants.ts'
import type {
  ImportMapping,
  ImportRowPage,
  ListingImportView,
} from '#shared/listing-import/listing-import.schema.ts'
import {
  importInProgress,
  importNotFound,
  importNotReady,
  moreRowsThanLeft,
  tooManyImportRows,
} from './listing-import.errors.ts'
import { importViewStatement, rowCountsSql } from './listing-import.sql.ts'
import { storeImportTable } from './listing-import-table.service.ts'
import { importKindRules } from './rows/import-kinds.service.ts'
import { suggestMapping } from './rows/import-mapping.policy.ts'
import type { ImportServices } from './rows/import-services.ts'
import { listingImportsTable } from './rows/leased-import.ts'

const shownImports = 20
const rowsOfPage = 50

/** The person's newest imports. */
export async function listImports(db: Database, ownerId: string) {
  const imports = await queryRows<ListingImportView>(
    db,
    importViewStatement(sql`i.owner_id = ${ownerId} and i.state <> 'uploading'`, shownImports),
  )
  return { imports }
}

/** @throws AppError `listing_import.not_found` (404). */
export async function getImport(db: Database, ownerId: string, importId: string) {
  const [listingImport] = await queryRows<ListingImportView>(
    db,
    importViewStatement(sql`i.owner_id = ${ownerId} and i.id = ${importId}::uuid`, 1),
  )
  if (!listingImport) throw importNotFound()
  return listingImport
}

/** One new import of a person at a time; the lock ends with the transaction. */
const lockImports = (em: EntityManager, ownerId: string) =>
  execute(em, sql`select pg_advisory_xact_lock(hashtextextended(${`import ${ownerId}`}, 0))`)

/**
 * An import that was never started is replaced by a new one, so its rows do not count.
 * @param id the new import.
 * @returns the rows that it may have, and the seconds until it might have more.
 * @throws AppError `listing_import.in_progress` (409).
 */
async function readRoomForImport(
  em: EntityManager,
  { IMPORT_ROWS_PER_DAY }: ImportServices['env'],
  { id, ownerId }: { id: string; ownerId: string },
): Promise<{ left: number; wait: number }> {
  const [today] = await queryRows<{ open: boolean; rows: number; wait: number }>(
    em,
    sql`select coalesce(bool_or(state in ('uploading', 'checking', 'running', 'undoing')), false) as open,
        coalesce(sum(rows) filter (where created_at > now() - interval '1 day'), 0)::int as rows,
        coalesce(extract(epoch from min(created_at) filter (where created_at > now() - interval '1 day')
          + interval '1 day' - now()), 86400)::int as wait
      from listing_imports where owner_id = ${ownerId} and id <> ${id}::uuid
        and state not in ('uploaded', 'checked')`,
  )
  if (today?.open) throw importInProgress()
  const { rows = 0, wait = 0 } = today ?? {}
  return { left: Math.max(0, IMPORT_ROWS_PER_DAY - rows), wait }
}

/** @returns as `readRoomForImport`. */
async function beginImport(
  em: EntityManager,
  env: ImportServices['env'],
  row: { id: string; ownerId: string; kind: ImportKind; fileName: string; fileHash: string },
): Promise<{ left: number; wait: number }> {
  await lockImports(em, row.ownerId)
  // A file whose upload was cut off holds nobody up.
  await execute(
    em,
    sql`delete from listing_imports where owner_id = ${row.ownerId} and state = 'uploading'
      and created_at < now() - interval '5 minutes'`,
  )
  const { left, wait } = await readRoomForImport(em, env, row)
  if (left === 0) throw tooManyImportRows(env.IMPORT_ROWS_PER_DAY, wait)
  await execute(
    em,
    sql`insert into listing_imports (id, owner_id, kind, file_name, file_hash, state, headings, mapping)
      values (${row.id}, ${row.ownerId}, ${row.kind}, ${row.fileName}, ${row.fileHash}, 'uploading', '[]', '[]')`,
  )
  return { left, wait }
}

/** Lets a new import wait for its owner, in place of an earlier one that was never started. @throws as `createImport`. */
async function replaceWaitingImport(
  em: EntityManager,
  env: ImportServices['env'],
  row: { id: string; ownerId: string; rows: number; headings: string[]; mapping: ImportMapping },
): Promise<void> {
  const { id, ownerId, rows, headings, mapping } = row
  await lockImports(em, ownerId)
  await execute(
    em,
    sql`delete from listing_imports where owner_id = ${ownerId} and state in ('uploaded', 'checked')`,
  )
  // Its owner may have started the earlier one while this file was read.
  const { left, wait } = await readRoomForImport(em, env, row)
  if (rows > left) throw moreRowsThanLeft({ max: env.IMPORT_ROWS_PER_DAY, left }, wait)
  const [stored] = await execute<{ id: string }>(
    em,
    sql`update listing_imports set state = 'uploaded', rows = ${rows}, headings = ${sql.json(headings)},
      mapping = ${sql.json(mapping)}, counts = ${rowCountsSql(sql`${id}::uuid`)} where id = ${id} returning id`,
  )
  // A later upload takes one that lasted too long for cut off.
  if (!stored) throw importNotFound()
}

/**
 * Stores a file's rows. Nothing is checked or written to the market yet. A file that cannot be read leaves an earlier
 * import as it is.
 * @throws AppError `listing_import.unreadable` (400), `listing_import.in_progress` (409),
 * `listing_import.too_many_rows_today` (429).
 */
export async function createImport(
  { db, env }: ImportServices,
  ownerId: string,
  { kind, fileName, bytes }: { kind: ImportKind; fileName: string; bytes: Uint8Array },
): Promise<ListingImportView> {
  const id = v7()
  const fileHash = sha256Hex(bytes)
  const { left, wait } = await db.transaction((em) =>
    beginImport(em, env, { id, ownerId, kind, fileName, fileHash }),
  )
  try {
    const { rows, headings } = await storeImportTable(db, id, bytes, { left, wait, env })
    const mapping = suggestMapping(importKindRules[kind].fields, headings)
    await db.transaction((em) =>
      replaceWaitingImport(em, env, { id, ownerId, rows, headings, mapping }),
    )
  } catch (error) {
    await execute(db, sql`delete from listing_imports where id = ${id}`)
    throw error
  }
  return getImport(db, ownerId, id)
}

interface Step {
  from: readonly ListingImportView['state'][]
  to: ListingImportView['state']
  mapping?: ImportMapping
}

/** @throws AppError `listing_import.not_found` (404), `listing_import.not_ready` (409). */
async function changeState(
  db: Database,
  ownerId: string,
  importId: string,
  { from, to, mapping }: Step,
): Promise<ListingImportView> {
  await db.transaction(async (em) => {
    const [row] = await execute<{ state: ListingImportView['state']; canUndo: boolean }>(
      em,
      sql`select state, started_at > now() - interval '7 days' as "canUndo" from listing_imports
        where id = ${importId}::uuid and owner_id = ${ownerId} for update`,
    )
    if (!row) throw importNotFound()
    if (!from.includes(row.state)) throw importNotReady()
    if (to === 'undoing' && !row.canUndo) throw importNotReady()
    if (mapping) {
      await execute(
        em,
        sql`update listing_import_rows set plan = null, issues = null, reference = null
          where import_id = ${importId}::uuid and plan is not null`,
      )
    }
    await execute(
      em,
      sql`update listing_imports set state = ${to}, leased_until = now()
        ${mapping ? sql`, mapping = ${sql.json(mapping)}` : sql``}
        ${to === 'checking' || to === 'stopped' ? sql`, counts = ${rowCountsSql(sql`${importId}::uuid`)}` : sql``}
        ${to === 'running' ? sql`, started_at = coalesce(started_at, now())` : sql``}
        where id = ${importId}::uuid`,
    )
    wakeOutbox(em, listingImportsTable)
  })
  return getImport(db, ownerId, importId)
}

/** Checks every row in the background with these fields for the columns; the market does not change. */
export const checkImport = (
  db: Database,
  ownerId: string,
  importId: string,
  mapping: ImportMapping,
) => changeState(db, ownerId, importId, { from: ['uploaded', 'checked'], to: 'checking', mapping })

/** Writes the rows that passed the check in the background. Also goes on with a stopped import. */
export const startImport = (db: Database, ownerId: string, importId: string) =>
  changeState(db, ownerId, importId, { from: ['checked', 'stopped'], to: 'running' })

/** Stops an import after the rows that are being written; those stay written and can be undone. */
export const stopImport = (db: Database, ownerId: string, importId: string) =>
  changeState(db, ownerId, importId, { from: ['running'], to: 'stopped' })

/** Archives what the import created and puts back what it changed, in the background. */
export const undoImport = (db: Database, ownerId: string, importId: string) =>
  changeState(db, ownerId, importId, { from: ['done', 'stopped'], to: 'undoing' })

type RefusedRow = ImportRowPage['refused'][number]

const refusedSql = sql`(plan = 'refused' or outcome = 'refused' or undo = 'left')`

/** The rows that were not written, or not undone, in the order of the file. @throws AppError `listing_import.not_found` (404). */
export async function listRefusedRows(
  db: Database,
  ownerId: string,
  { importId, page }: { importId: string; page: number },
) {
  const { _id: id, planned, written, leftByUndo } = await getImport(db, ownerId, importId)
  const total = planned.refused + written.refused + leftByUndo
  const refused = await queryRows<RefusedRow>(
    db,
    sql`select number, reference, coalesce(issues, '[]') as issues from listing_import_rows
      where import_id = ${id}::uuid and ${refusedSql}
      order by number limit ${rowsOfPage} offset ${(page - 1) * rowsOfPage}`,
  )
  const totalPages = Math.max(1, Math.ceil(total / rowsOfPage))
  return { refused, page, total, totalPages, isTotalBounded: false }
}
