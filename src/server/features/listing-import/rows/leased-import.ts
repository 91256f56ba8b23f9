import type { ImportKind } from '#shared/listing-import/listing-import.constants.ts'
import type { ImportMapping } from '#shared/listing-import/listing-import.schema.ts'

/** Committed changes of this table wake the worker of the process; other processes look every few seconds. */
export const listingImportsTable = 'listing_imports'

/** An import whose next rows this process works on. */
export interface LeasedImport {
  id: string
  ownerId: string
  kind: ImportKind
  state: 'checking' | 'running' | 'undoing'
  /** When its state changed last: it differs after the import was stopped and started again. */
  changedAt: string | null
  fileHash: string
  headings: string[]
  mapping: ImportMapping
}
