import type { EntityName } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { BatchListing } from '#server/features/listing/batch/listing-batch.service.ts'
import { readListingsByReference } from '#server/features/listing/batch/listing-batch.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { fillTemplate } from '#shared/kit/message-template.ts'
import {
  pictureResolver,
  picturesOfCells,
  placeholderPicture,
} from '../pictures/import-pictures.policy.ts'
import { readZipPictures } from '../pictures/import-pictures.service.ts'
import { hasUnreadPictures } from '../pictures/unread-pictures.service.ts'
import { importKindRules } from '../rows/import-kinds.service.ts'
import { planRow, type RowPlan } from '../rows/import-row.policy.ts'
import type { LeasedImport } from '../rows/leased-import.ts'
import { idsOfRows, listingOfRow, type OwnListings, referenceOfRow } from '../rows/own-listings.ts'
import {
  partResult,
  type RowResult,
  readRows,
  type StepPart,
  type StepPartResult,
  type StoredRow,
  storeResults,
} from './import-rows.sql.ts'
import type { WriteServices } from './write-rows.service.ts'

/** The listings that rows mean, as they are now. */
async function readOwnListings(
  db: Database,
  own: { entity: EntityName<BatchListing>; ownerId: string },
  { ids, references }: { ids: readonly string[]; references: readonly string[] },
): Promise<OwnListings> {
  const byReference = await readListingsByReference<BatchListing>(db, own, references)
  if (ids.length === 0) return { byReference, byId: new Map() }
  const listings = await db.fork().find(own.entity, { id: { $in: ids }, owner: own.ownerId })
  return { byReference, byId: new Map(listings.map((listing) => [listing.id, listing])) }
}

const duplicateReference = 'Row {{row}} of the file has the same reference.'

/** Refuses rows whose reference an earlier row has, among those with these references. */
async function refuseDuplicates(
  em: EntityManager,
  { id, headings, mapping }: LeasedImport,
  references: readonly string[],
) {
  const column = headings[mapping.indexOf('externalId')] ?? null
  await execute(
    em,
    sql`update listing_import_rows r set plan = 'refused', issues = jsonb_build_array(jsonb_build_object(
        'column', ${sql.value(column)}::text, 'template', ${duplicateReference}::text,
        'values', jsonb_build_object('row', first.number),
        'message', replace(${fillTemplate(duplicateReference, { row: '#' })}::text, '#', first.number::text)))
      from (select reference, min(number) as number from listing_import_rows
        where import_id = ${id}::uuid and reference = any(${references}::text[]) and plan <> 'refused'
        group by reference having count(*) > 1) first
      where r.import_id = ${id}::uuid and r.reference = first.reference and r.number > first.number
        and r.plan <> 'refused'`,
  )
}

/** Checks the next rows of an import. */
export async function checkRows(
  services: WriteServices,
  leased: LeasedImport,
  part: StepPart,
): Promise<StepPartResult> {
  const { db } = services
  const startedAt = performance.now()
  const rows = await readRows(db, leased, sql`plan is null`, part)
  if (rows.length > 0) await checkAll(services, leased, rows)
  return partResult(rows, startedAt)
}

async function checkAll({ db }: WriteServices, leased: LeasedImport, rows: readonly StoredRow[]) {
  const rules = importKindRules[leased.kind]
  const references = rows.map(({ number, cells }) => referenceOfRow(leased, number, cells))
  const { entity } = rules.importer
  const { ownerId } = leased
  const ids = idsOfRows(leased, rows)
  const listings = await readOwnListings(db, { entity, ownerId }, { ids, references })
  const hasPictures = leased.mapping.includes('images')
  const zip = hasPictures ? await readZipPictures(db, leased.id) : []
  const isZipUnread = hasPictures && (await hasUnreadPictures(db, leased.id))
  // Addresses are fetched when the rows are written.
  const copies = new Map(
    rows
      .flatMap(({ cells }) => picturesOfCells(leased.mapping, cells))
      .map((source) => [source, { url: placeholderPicture }]),
  )
  const findPicture = pictureResolver({ copies, zip, isZipUnread })
  const results = rows.map(({ number, cells }, i): RowResult => {
    const reference = references[i] ?? ''
    const { listing, issue } = listingOfRow(leased, listings, { number, cells })
    const present = listing && rules.valuesOf(listing)
    const plan: RowPlan = issue
      ? { plan: 'refused', issues: [issue] }
      : planRow(rules, leased, cells, present, findPicture)
    return {
      number,
      reference: reference.slice(0, 200),
      plan: plan.plan,
      ...(plan.plan === 'refused' && { issues: plan.issues }),
    }
  })
  const stored = results.flatMap(({ reference }) => reference ?? [])
  // Together, so that no process dies in between and leaves two rows of one reference.
  await db.transaction(async (em) => {
    await storeResults(em, leased, results)
    await refuseDuplicates(em, leased, stored)
  })
}
