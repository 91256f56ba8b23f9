import type { English } from '#client/platform/i18n/texts.ts'
import type { ImportKind } from '#shared/listing-import/listing-import.constants.ts'
import type { ImportState } from '#shared/listing-import/listing-import.schema.ts'

export const kindLabels: Record<ImportKind, English> = {
  crops: 'Crops',
  equipment: 'Machines',
}

export const importStateLabels: Record<ImportState, English> = {
  uploading: 'Sending',
  uploaded: 'Not checked yet',
  checking: 'Checking the rows',
  checked: 'Checked, nothing listed yet',
  running: 'Listing the rows',
  done: 'Finished',
  stopped: 'Stopped',
  undoing: 'Undoing',
  undone: 'Undone',
}
