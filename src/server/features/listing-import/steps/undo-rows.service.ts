import {
  type BatchListing,
  lockListingsByIds,
} from '#server/features/listing/batch/listing-batch.service.ts'
import { claimUploadsOfMany, presentUploads } from '#server/features/upload/upload.service.ts'
import { sql } from '#server/platform/database/sql.ts'
import { AppError } from '#server/platform/errors/errors.ts'
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

const changedSince: ImportIssue = {
  column: null,
  message: 'It was changed after the import, so it stays as it is.',
}
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const leftAsIs = (number: number): RowResult => ({ number, undo: 'left', issues: [changedSince] })

/** The values to put back; null when one of them was changed since. */
function valuesBefore({ before, after }: StoredRow, present: RowValues): RowValues | null {
  const names = Object.keys(after ?? {}) as (keyof RowValues)[]
  return before && names.every((name) => isSame(present[name], after?.[name])) ? before : null
}

/**
 * Takes the next rows back: archives what was created without its pictures, and puts back what was changed, except where the listing
 * was changed since. A reference of an archived listing is free again, so that the file can be imported anew.
 */
export async function undoRows(
  { db }: ImportServices,
  leased: LeasedImport,
  part: StepPart,
): Promise<StepPartResult> {
  const startedAt = performance.now()
  const rules = importKindRules[leased.kind]
  const { entity, change } = rules.importer
  const { ownerId } = leased
  const done = await db.transaction(async (em) => {
    if (!(await lockStep(em, leased))) return []
    const where = sql`outcome in ('created', 'changed') and undo is null`
    const rows = await readRows(em, leased, where, part)
    const ids = rows.flatMap(({ listingId }) => listingId ?? [])
    const listings = await lockListingsByIds<BatchListing>(em, { entity, ownerId }, ids)
    const pictures = rows.flatMap(({ before }) => before?.images ?? [])
    const present = await presentUploads(em, ownerId, pictures)
    const uses: { usedBy: string; urls: readonly string[] }[] = []
    const results = rows.map((row): RowResult => {
      const listing = listings.get(row.listingId ?? '')
      if (!listing) return { number: row.number, undo: 'undone' }
      try {
        if (row.outcome === 'created') {
          // A millisecond of tolerance: the database rounds its own times, not the application's.
          const isChanged = listing.updatedAt.getTime() > Date.parse(row.writtenAt ?? '') + 1
          if (isChanged) return leftAsIs(row.number)
          change(em, listing, { isArchived: true, externalId: null, images: [] })
          uses.push({ usedBy: listing.id, urls: [] })
          return { number: row.number, undo: 'undone' }
        }
        const values = valuesBefore(row, rules.valuesOf(listing as unknown as RowValues))
        if (!values) return leftAsIs(row.number)
        const images = values.images?.filter((url) => present.has(url))
        change(em, listing, { ...values, ...(images && { images }) })
        if (images) uses.push({ usedBy: listing.id, urls: images })
        return { number: row.number, undo: 'undone' }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return leftAsIs(row.number)
      }
    })
    await claimUploadsOfMany(em, ownerId, uses)
    await storeResults(em, leased, results)
    return rows
  })
  return partResult(done, startedAt)
}
