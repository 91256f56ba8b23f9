import type { EntityManager } from '@mikro-orm/postgresql'
import type { BatchListing } from '#server/features/listing/batch/listing-batch.service.ts'
import { readListingsByReference } from '#server/features/listing/batch/listing-batch.service.ts'
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
import { planRow } from '../rows/import-row.policy.ts'
import type { LeasedImport } from '../rows/leased-import.ts'
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

/** A row's own reference, else one made of the file and the row, so that the same file twice adds nothing. */
export function referenceOfRow(
  { fileHash, mapping }: LeasedImport,
  number: number,
  cells: readonly string[],
) {
  const own = cells[mapping.indexOf('externalId')]?.trim()
  return own || `row-${fileHash.slice(0, 12)}-${number}`
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
  const listings = await readListingsByReference<BatchListing>(db, { entity, ownerId }, references)
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
    const listing = listings.get(reference)
    const present = listing && rules.valuesOf(listing)
    const plan = planRow(rules, leased, cells, present, findPicture)
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
