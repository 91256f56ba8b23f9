import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type BatchListing,
  lockListingsByIds,
  openListingBatch,
} from '#server/features/listing/batch/listing-batch.service.ts'
import { importLimitsOf } from '#server/features/listing/listing-limits.service.ts'
import { presentUploads } from '#server/features/upload/upload.service.ts'
import type { SqlSource } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { sqlStateOf } from '#server/platform/database/sql-state.ts'
import type { ImportIssue } from '#shared/listing-import/listing-import.schema.ts'
import { importKindRules } from '../rows/import-kinds.service.ts'
import type { ImportServices } from '../rows/import-services.ts'
import type { LeasedImport } from '../rows/leased-import.ts'
import type { RowValues } from '../rows/row-values.ts'
import {
  lockStep,
  partResult,
  type RowResult,
  readRows,
  type StepPart,
  type StepPartResult,
  type StoredRow,
  storeResults,
} from './import-rows.sql.ts'
import { isRowFailure, rowFailureIssues } from './row-failure.policy.ts'

const changedSince: ImportIssue = {
  column: null,
  message: 'It was changed after the import, so it stays as it is.',
}
const refusedByDatabase: ImportIssue = {
  column: null,
  message: 'It could not be put back, so it stays as it is.',
}
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const leftAsIs = (number: number, issues: readonly ImportIssue[]): RowResult => ({
  number,
  undo: 'left',
  issues,
})

/** The values to put back; null when one of them was changed since. */
function valuesBefore({ before, after }: StoredRow, present: RowValues): RowValues | null {
  const names = Object.keys(after ?? {}) as (keyof RowValues)[]
  return before && names.every((name) => isSame(present[name], after?.[name])) ? before : null
}

const toUndo = sql`outcome in ('created', 'changed') and undo is null`
const showsAgain = sql`coalesce(before->>'isArchived', '') = 'false'`

/** The next rows. Those that show a listing again come last, when the others have made room for it. */
async function readNext(source: SqlSource, leased: LeasedImport, part: StepPart) {
  const rows = await readRows(source, leased, sql`${toUndo} and not ${showsAgain}`, part)
  return rows.length > 0 ? rows : readRows(source, leased, toUndo, part)
}

/** Locks what taking rows back needs. @returns a function that takes one of them back. */
async function openUndo(
  em: EntityManager,
  { env }: ImportServices,
  leased: LeasedImport,
  rows: readonly StoredRow[],
) {
  const rules = importKindRules[leased.kind]
  const { entity, table, change, restore } = rules.importer
  const { ownerId } = leased
  const limits = await importLimitsOf(em, { env, ownerId })
  const listed = { entity, table, ownerId, limits, env, additions: 0, after: null }
  const batch = await openListingBatch<BatchListing>(em, listed)
  const ids = rows.flatMap(({ listingId }) => listingId ?? [])
  const listings = await lockListingsByIds<BatchListing>(em, { entity, ownerId }, ids)
  const pictures = rows.flatMap(({ before }) => before?.images ?? [])
  const present = await presentUploads(em, ownerId, pictures)

  async function undoRow(row: StoredRow): Promise<RowResult> {
    const { number } = row
    const undone = { number, undo: 'undone' }
    const listing = listings.get(row.listingId ?? '')
    if (!listing) return undone
    if (row.outcome === 'created') {
      // A millisecond of tolerance: the database rounds its own times, not the application's.
      const isChanged = listing.updatedAt.getTime() > Date.parse(row.writtenAt ?? '') + 1
      if (isChanged) return leftAsIs(number, [changedSince])
      const withdrawn = { isArchived: true, externalId: null, images: [] }
      await batch.change(listing, withdrawn, () => change(em, listing, withdrawn))
      return undone
    }
    const before = valuesBefore(row, rules.valuesOf(listing))
    if (!before) return leftAsIs(number, [changedSince])
    const images = before.images?.filter((url) => present.has(url))
    const values = { ...before, ...(images && { images }) }
    await batch.change(listing, values, () => restore(em, listing, values))
    return undone
  }

  return { undoRow, finish: batch.finish }
}

/** Takes those of these rows back that still are to be, in one transaction. */
async function undoBatch(
  services: ImportServices,
  leased: LeasedImport,
  numbers: readonly number[],
): Promise<void> {
  const isAmong = sql`number = any(${numbers.map(String)}::text[]::int[])`
  await services.db.transaction(async (em) => {
    if (!(await lockStep(em, leased))) return
    // Read anew: another process may have taken the step over.
    const all = { size: numbers.length, after: 0 }
    const rows = await readRows(em, leased, sql`${toUndo} and ${isAmong}`, all)
    const { undoRow, finish } = await openUndo(em, services, leased, rows)
    const results: RowResult[] = []
    for (const row of rows) {
      try {
        results.push(await undoRow(row))
      } catch (error) {
        if (!isRowFailure(error)) throw error
        results.push(leftAsIs(row.number, rowFailureIssues(error)))
      }
    }
    await finish()
    await storeResults(em, leased, results)
  })
}

/** Whether the values of a row break a constraint. */
const isRefusedByDatabase = (error: unknown) => sqlStateOf(error)?.startsWith('23') === true

/** Takes one row back, or says why it stays. */
async function undoAlone(services: ImportServices, leased: LeasedImport, number: number) {
  try {
    await undoBatch(services, leased, [number])
  } catch (error) {
    const issues = isRowFailure(error) ? rowFailureIssues(error) : [refusedByDatabase]
    if (!isRowFailure(error)) {
      if (!isRefusedByDatabase(error)) throw error
      services.log.error({ err: error }, 'a row of an import could not be undone')
    }
    await storeResults(services.db, leased, [leftAsIs(number, issues)])
  }
}

/**
 * Takes the next rows back: archives what was created without its pictures, and puts back what was changed, except where the listing
 * was changed since. A reference of an archived listing is free again, so that the file can be imported anew.
 */
export async function undoRows(
  services: ImportServices,
  leased: LeasedImport,
  part: StepPart,
): Promise<StepPartResult> {
  const startedAt = performance.now()
  const rows = await readNext(services.db, leased, part)
  const numbers = rows.map(({ number }) => number)
  try {
    if (rows.length > 0) await undoBatch(services, leased, numbers)
  } catch (error) {
    if (!isRowFailure(error) && !isRefusedByDatabase(error)) throw error
    for (const number of numbers) await undoAlone(services, leased, number)
  }
  return partResult(rows, startedAt)
}
