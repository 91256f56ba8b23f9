import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type BatchListing,
  lockListingsByReference,
  openListingBatch,
} from '#server/features/listing/batch/listing-batch.service.ts'
import { importLimitOf } from '#server/features/listing/listing-limits.service.ts'
import { keepUploads } from '#server/features/upload/upload.service.ts'
import { sql } from '#server/platform/database/sql.ts'
import { pictureResolver, picturesOfCells } from '../pictures/import-pictures.policy.ts'
import { fetchPictures, readZipPictures } from '../pictures/import-pictures.service.ts'
import type { FindPicture } from '../rows/find-picture.ts'
import { importKindRules } from '../rows/import-kinds.service.ts'
import { planRow } from '../rows/import-row.policy.ts'
import type { ImportServices } from '../rows/import-services.ts'
import type { LeasedImport } from '../rows/leased-import.ts'
import type { RowValues } from '../rows/row-values.ts'
import {
  lastCreated,
  lockStep,
  partResult,
  type RowResult,
  readRows,
  type StepPart,
  type StepPartResult,
  type StoredRow,
  stillUnwritten,
  storeResults,
} from './import-rows.sql.ts'
import { isRowFailure, rowFailureIssues } from './row-failure.policy.ts'

export type WriteServices = ImportServices

/** Rows whose pictures are fetched before a transaction: each may take seconds. */
const mostFetching = 5

/** Writes rows and their results in one transaction. @returns false when the import was stopped. */
async function writeBatch(
  { db, env }: WriteServices,
  leased: LeasedImport,
  given: readonly StoredRow[],
  findPicture: FindPicture,
): Promise<boolean> {
  const rules = importKindRules[leased.kind]
  const { entity, table, create, change } = rules.importer
  const { ownerId } = leased
  const writeRow = (
    em: EntityManager,
    batch: Awaited<ReturnType<typeof openListingBatch<BatchListing>>>,
    { number, cells, reference }: StoredRow,
    listing: BatchListing | undefined,
  ): RowResult => {
    const present = listing && rules.valuesOf(listing as unknown as RowValues)
    const plan = planRow(rules, leased, cells, present, findPicture)
    if (plan.plan === 'refused') return { number, outcome: 'refused', issues: plan.issues }
    if (plan.plan === 'none')
      return { number, outcome: 'unchanged', ...(listing && { listingId: listing.id }) }
    if (plan.plan === 'create') {
      const input = { ...plan.input, externalId: reference }
      const listingId = batch.add(input, (common) => create(em, common, input))
      return { number, outcome: 'created', listingId }
    }
    const { changes, before } = plan
    if (listing) batch.change(listing, changes, () => change(em, listing, changes))
    return {
      number,
      outcome: 'changed',
      ...(listing && { listingId: listing.id }),
      before,
      after: changes,
    }
  }
  return db.transaction(async (em) => {
    if (!(await lockStep(em, leased))) return false
    // Fetching pictures can outlast the lease, and then another process has written some of them.
    const rows = await stillUnwritten(em, leased, given)
    if (rows.length === 0) return true
    const most = await importLimitOf(em, { env, ownerId })
    const additions = rows.filter(({ plan }) => plan === 'create').length
    // Under Newest the rows follow each other in the order of the file.
    const after = additions > 0 ? await lastCreated(em, leased, rows[0]?.number ?? 0) : null
    const listed = { entity, table, ownerId, most, additions, after }
    const batch = await openListingBatch<BatchListing>(em, listed)
    const references = rows.map(({ reference }) => reference)
    const listings = await lockListingsByReference<BatchListing>(
      em,
      { entity, ownerId },
      references,
    )
    const results = rows.map((row): RowResult => {
      try {
        return writeRow(em, batch, row, listings.get(row.reference))
      } catch (error) {
        if (!isRowFailure(error)) throw error
        return { number: row.number, outcome: 'refused', issues: rowFailureIssues(error) }
      }
    })
    // Undoing puts them back.
    const replaced = results.flatMap(({ before }) => before?.images ?? [])
    await keepUploads(em, leased.id, replaced)
    await batch.finish()
    await storeResults(em, leased, results)
    return true
  })
}

/** The first rows, up to so many whose pictures are elsewhere. */
function withFewAddresses({ mapping }: LeasedImport, rows: readonly StoredRow[]) {
  let fetching = 0
  const end = rows.findIndex(({ cells }) => {
    if (picturesOfCells(mapping, cells).length > 0) fetching += 1
    return fetching > mostFetching
  })
  return end === -1 ? rows : rows.slice(0, end)
}

/** Writes the next rows that passed the check. */
export async function writeRows(
  services: WriteServices,
  leased: LeasedImport,
  { size, after, closing }: StepPart,
): Promise<StepPartResult> {
  const { db } = services
  const hasPictures = leased.mapping.includes('images')
  const next = sql`plan <> 'refused' and outcome is null`
  const all = await readRows(db, leased, next, { size, after })
  const rows = hasPictures ? withFewAddresses(leased, all) : all
  const copies = hasPictures ? await fetchPictures(services, leased, rows, closing) : new Map()
  const zip = hasPictures ? await readZipPictures(db, leased.id) : []
  const findPicture = pictureResolver({ copies, zip })
  if (closing.aborted) return { last: after, rows: 0, ms: 0 }
  const startedAt = performance.now()
  try {
    const isWritten = rows.length === 0 || (await writeBatch(services, leased, rows, findPicture))
    if (!isWritten) return { last: after, rows: 0, ms: 0 }
  } catch (error) {
    if (!isRowFailure(error)) throw error
    // One row fails as a whole, for example because its picture is gone: the others are written without it.
    for (const row of rows) await writeAlone(services, leased, row, findPicture)
  }
  return partResult(rows, startedAt)
}

async function writeAlone(
  services: WriteServices,
  leased: LeasedImport,
  row: StoredRow,
  findPicture: FindPicture,
): Promise<void> {
  try {
    await writeBatch(services, leased, [row], findPicture)
  } catch (error) {
    if (!isRowFailure(error)) throw error
    const issues = rowFailureIssues(error)
    await services.db.transaction(async (em) => {
      if (!(await lockStep(em, leased))) return
      const unwritten = await stillUnwritten(em, leased, [row])
      const refuse = ({ number }: StoredRow): RowResult => ({ number, outcome: 'refused', issues })
      await storeResults(em, leased, unwritten.map(refuse))
    })
  }
}
