import type { ImportState } from '#shared/listing-import/listing-import.schema.ts'

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
