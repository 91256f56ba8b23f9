import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type BatchListing,
  lockListingsByIds,
  lockListingsByReference,
  openListingBatch,
} from '#server/features/listing/batch/listing-batch.service.ts'
import { importLimitsOf } from '#server/features/listing/listing-limits.service.ts'
import { keepUploads } from '#server/features/upload/upload.service.ts'
import { sql } from '#server/platform/database/sql.ts'
import { pictureResolver, picturesOfCells } from '../pictures/import-pictures.policy.ts'
import { readCopies, readZipPictures } from '../pictures/import-pictures.service.ts'
import type { FindPicture } from '../rows/find-picture.ts'
import { importKindRules } from '../rows/import-kinds.service.ts'
import { planRow } from '../rows/import-row.policy.ts'
import type { ImportServices } from '../rows/import-services.ts'
import type { LeasedImport } from '../rows/leased-import.ts'
import { idsOfRows, listingOfRow, type OwnListings } from '../rows/own-listings.ts'
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

/** Rows whose pictures are fetched at a time: each may take seconds. */
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
  const writeRow = async (
    em: EntityManager,
    batch: Awaited<ReturnType<typeof openListingBatch<BatchListing>>>,
    { number, cells, reference }: StoredRow,
    listings: OwnListings,
  ): Promise<RowResult> => {
    const { listing, issue } = listingOfRow(leased, listings, { number, cells })
    if (issue) return { number, outcome: 'refused', issues: [issue] }
    const present = listing && rules.valuesOf(listing)
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
    if (listing) await batch.change(listing, changes, () => change(em, listing, changes))
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
    // A process that stands still can outlast its lease, and then another one has written some of them.
    const rows = await stillUnwritten(em, leased, given)
    if (rows.length === 0) return true
    const limits = await importLimitsOf(em, { env, ownerId })
    const additions = rows.filter(({ plan }) => plan === 'create').length
    // Under Newest the rows follow each other in the order of the file.
    const after = additions > 0 ? await lastCreated(em, leased, rows[0]?.number ?? 0) : null
    const listed = { entity, table, ownerId, limits, env, additions, after }
    const batch = await openListingBatch<BatchListing>(em, listed)
    const references = rows.map(({ reference }) => reference)
    const own = { entity, ownerId }
    const listings = {
      byReference: await lockListingsByReference<BatchListing>(em, own, references),
      byId: await lockListingsByIds<BatchListing>(em, own, idsOfRows(leased, rows)),
    }
    const results: RowResult[] = []
    for (const row of rows) {
      try {
        results.push(await writeRow(em, batch, row, listings))
      } catch (error) {
        if (!isRowFailure(error)) throw error
        const issues = rowFailureIssues(error)
        results.push({ number: row.number, outcome: 'refused', issues })
      }
    }
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

/** What is known of the pictures that rows name, and the addresses of those that nobody has tried to fetch. */
async function findPictures(
  { db }: WriteServices,
  { id, ownerId, mapping }: LeasedImport,
  rows: readonly StoredRow[],
  problems: StepPart['pictureProblems'],
) {
  const sources = [...new Set(rows.flatMap(({ cells }) => picturesOfCells(mapping, cells)))]
  const copies = await readCopies(db, ownerId, sources)
  for (const source of sources) {
    const problem = problems.get(source)
    if (problem !== undefined && !copies.has(source)) copies.set(source, { problem })
  }
  const missing = sources.filter((source) => !copies.has(source))
  return { missing, findPicture: pictureResolver({ copies, zip: await readZipPictures(db, id) }) }
}

const withoutPictures = {
  missing: [],
  findPicture: pictureResolver({ copies: new Map(), zip: [] }),
}

/** Writes the next rows that passed the check, once their pictures were fetched. */
export async function writeRows(
  services: WriteServices,
  leased: LeasedImport,
  { size, after, closing, pictureProblems }: StepPart,
): Promise<StepPartResult> {
  const hasPictures = leased.mapping.includes('images')
  const next = sql`plan <> 'refused' and outcome is null`
  const all = await readRows(services.db, leased, next, { size, after })
  const rows = hasPictures ? withFewAddresses(leased, all) : all
  const { missing, findPicture } = hasPictures
    ? await findPictures(services, leased, rows, pictureProblems)
    : withoutPictures
  const nothingWritten = { last: after, rows: 0, ms: 0 }
  if (missing.length > 0) return { ...nothingWritten, missingPictures: missing }
  if (closing.aborted) return nothingWritten
  const startedAt = performance.now()
  try {
    const isWritten = rows.length === 0 || (await writeBatch(services, leased, rows, findPicture))
    if (!isWritten) return nothingWritten
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
