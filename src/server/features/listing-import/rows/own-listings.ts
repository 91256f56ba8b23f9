import type { BatchListing } from '#server/features/listing/batch/listing-batch.service.ts'
import type { ImportIssue } from '#shared/listing-import/listing-import.schema.ts'
import { issueAt } from './import-row.policy.ts'
import type { LeasedImport } from './leased-import.ts'

/** The owner's listings that rows name by their ID or their reference. */
export interface OwnListings {
  byId: ReadonlyMap<string, BatchListing>
  byReference: ReadonlyMap<string, BatchListing>
}

type File = Pick<LeasedImport, 'fileHash' | 'headings' | 'mapping'>

const cellOf = ({ mapping }: File, field: 'externalId' | '_id', cells: readonly string[]) =>
  cells[mapping.indexOf(field)]?.trim() ?? ''

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const idOfRow = (file: File, cells: readonly string[]) => cellOf(file, '_id', cells).toLowerCase()

/** The ids that rows name, as far as they can be ids. */
export const idsOfRows = (file: File, rows: readonly { cells: readonly string[] }[]) =>
  rows.map(({ cells }) => idOfRow(file, cells)).filter((id) => uuidForm.test(id))

/**
 * A row's own reference, else the ID of its listing, else one made of the file and the row, so that the same file
 * twice adds nothing.
 */
export const referenceOfRow = (file: File, number: number, cells: readonly string[]) =>
  cellOf(file, 'externalId', cells) ||
  idOfRow(file, cells) ||
  `row-${file.fileHash.slice(0, 12)}-${number}`

const takenReference = 'Another of your listings has the reference {{reference}}.'

/** The listing that a row means; an issue when its reference is that of another one. */
export function listingOfRow(
  file: File,
  { byId, byReference }: OwnListings,
  { number, cells }: { number: number; cells: readonly string[] },
): { listing: BatchListing | undefined; issue?: ImportIssue } {
  const id = idOfRow(file, cells)
  const reference = referenceOfRow(file, number, cells)
  const named = byReference.get(reference)
  if (!id) return { listing: named }
  const listing = byId.get(id)
  if (!listing || !named || named.id === listing.id) return { listing }
  const { column } = issueAt('externalId', '', file.headings, file.mapping)
  const message = takenReference.replace('{{reference}}', () => reference)
  return { listing, issue: { column, message, template: takenReference, values: { reference } } }
}
