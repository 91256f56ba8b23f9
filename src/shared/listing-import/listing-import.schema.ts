import { z } from 'zod'
import { recordId } from '#shared/kit/common.schema.ts'
import { pageFields, pageNumber } from '#shared/kit/pagination.schema.ts'
import { importFieldNames } from './import-fields.data.ts'
import { importKinds, maxImportColumns } from './listing-import.constants.ts'

/** `uploaded` waits for a check, `checked` for the start; `checking`, `running` and `undoing` go on in the background. */
export const importStates = [
  'uploading',
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'stopped',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** The field of each column, in the file's order; null for a column that is left out. */
export const ImportMapping = z.array(z.enum(importFieldNames).nullable()).max(maxImportColumns)
export type ImportMapping = z.infer<typeof ImportMapping>

export const ImportIdInput = z.object({ importId: recordId('There is no such import.') })

/** Of two columns for one field nobody could say which counts. */
const hasEachFieldOnce = (mapping: ImportMapping) => {
  const fields = mapping.filter((field) => field !== null)
  return new Set(fields).size === fields.length
}

export const ImportCheckInput = ImportIdInput.extend({
  mapping: ImportMapping.refine(
    hasEachFieldOnce,
    'Two columns have the same field. Choose each field for one column only.',
  ),
})

export const ImportRowsInput = ImportIdInput.extend({
  /** Rows from 1; a page has 50. */
  page: pageNumber.default(1),
})

const RowCounts = z.object({
  create: z.number(),
  change: z.number(),
  none: z.number(),
  refused: z.number(),
})

export const ListingImportView = z.object({
  _id: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  headings: z.array(z.string()),
  mapping: ImportMapping,
  /** The cells of the file's first rows, at most three. */
  sample: z.array(z.array(z.string())),
  rows: z.number(),
  /** Rows that the present step is through with, also those that the check refused. */
  finished: z.number(),
  /** What the check expects of the rows. */
  planned: RowCounts,
  /** What was done with the rows. */
  written: RowCounts,
  /** The pictures of a zip that was sent beside the file; null without one. */
  pictures: z
    .object({
      total: z.number(),
      stored: z.number(),
      refused: z.number(),
      /** While they are read the rows wait; afterwards fewer than `total` mean that the server was interrupted. */
      isReading: z.boolean(),
    })
    .nullable(),
  /** Rows whose listing undoing left as it is, for example because it was changed after the import. */
  leftByUndo: z.number(),
  createdAt: z.string(),
  /** When its state last changed; `finished` changes meanwhile. */
  updatedAt: z.string(),
  /** ISO 8601; null while there is nothing to undo, or no longer. */
  canUndoUntil: z.string().nullable(),
})
export type ListingImportView = z.infer<typeof ListingImportView>

export const ListingImportList = z.object({ imports: z.array(ListingImportView) })

export const ImportIssue = z.object({
  /** The heading of the column; null for an issue of the whole row. */
  column: z.string().nullable(),
  message: z.string(),
  /** What the message was made from, for translating it. */
  template: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type ImportIssue = z.infer<typeof ImportIssue>

/** A row that is refused, or that undoing left as it is. The first row below the headings is number 1. */
export const ImportRowView = z.object({
  number: z.number(),
  reference: z.string().nullable(),
  issues: z.array(ImportIssue),
})

export const ImportRowPage = z.object({ refused: z.array(ImportRowView), ...pageFields })
export type ImportRowPage = z.infer<typeof ImportRowPage>
