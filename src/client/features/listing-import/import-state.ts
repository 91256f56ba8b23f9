import type {
  ImportMapping,
  ImportState,
  ListingImportView,
} from '#shared/listing-import/listing-import.schema.ts'

const openStates: readonly ImportState[] = [
  'uploaded',
  'checking',
  'checked',
  'running',
  'stopped',
  'undoing',
]
/** Whether an import still needs its owner or goes on in the background. */
export const isOpenImport = (state: ImportState) => openStates.includes(state)

const busyStates: readonly ImportState[] = ['checking', 'running', 'undoing']
/** Whether the server is at work on the rows. */
export const isBusyImport = (state: ImportState) => busyStates.includes(state)

/** Whether the columns name listings, so that a changed file changes them instead of adding them again. */
export const hasReferenceColumn = (mapping: ImportMapping) =>
  mapping.includes('externalId') || mapping.includes('_id')

/** Whether listings of the file are as it has them. */
export function hasListedRows({ state, written, leftByUndo }: ListingImportView): boolean {
  if (state === 'undone') return leftByUndo > 0
  return written.create + written.change + written.none > 0
}
